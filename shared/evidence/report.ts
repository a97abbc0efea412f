import type { Instant, Outage } from '#common/time.ts';
import type { ChainedEntry, ChainHead } from '#custody/audit-chain.ts';
import { type AuditEvent, type AuditFacts, endOfTransfer, segmentOf } from '#effects/audit.ts';
import type { HostTemplate, SurvivorTemplate } from '#effects/message-effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { openingOf } from '#wills/rules/opening.ts';
import { hasOpened, type Transfer } from '#wills/rules/transfer.ts';

/** For whom a report is made: the Host, or one Survivor, by internal id. */
export type Reader = { host: true } | { survivor: string };

/** What a report is made from. `entries`: the Host's chain, the earliest first. */
export interface ReportParts {
  host: HostRecord;
  record: TransferRecord;
  /** The id of the transfer in replies and links. */
  transferId: string;
  checks: readonly CheckRecord[];
  entries: readonly ChainedEntry[];
  head: ChainHead;
  outages: readonly Outage[];
  service: string;
  now: Instant;
}

/**
 * Returns what is known about a transfer as JSON text with sorted names. A Survivor's report names no other Survivor, tells no one's
 * contact, and lists the documents only while they are open to them.
 */
export function evidenceReport(parts: ReportParts, reader: Reader): string {
  const { host, record, entries, head, service, now } = parts;
  const { transfer } = record;
  const nameOf = nameFor(transfer, reader);
  const own = segmentOf(entries, transfer.facts.id);
  const shown = own.length > MAX_EVENTS ? own.filter((entry) => isOfTransfer(entry, transfer)) : own;
  const report = {
    format: 'will-evidence/1',
    made_at: now,
    made_for: 'host' in reader ? 'host' : 'survivor',
    service,
    person: host.profile.displayName,
    history: head,
    transfer: { id: parts.transferId, ...transferFacts(transfer, nameOf, parts.outages) },
    checks: checksBefore(parts.checks, own[0]?.at, endOfTransfer(own)).map(checkFacts),
    proofs: transfer.state.authenticated.map(({ survivor, at }) => ({ by: nameOf(survivor), at })),
    documents: documentsFor(host, transfer, reader),
    events: 'host' in reader ? shown : own.filter((entry) => isAbout(entry, transfer)).flatMap((entry) => eventForSurvivor(entry, nameOf)),
    ...(shown.length < own.length && 'host' in reader && { events_left_out: own.length - shown.length }),
  };
  return `${stableJson(report)}\n`;
}

/** A reply must stay below 6 MB. */
const MAX_EVENTS = 8000;

/** A Survivor sees their own name only. The others are numbered in the order in which the transfer has them. */
function nameFor({ facts }: Transfer, reader: Reader): (survivorId: string) => string {
  return (survivorId) => {
    const place = facts.survivors.findIndex(({ id }) => id === survivorId);
    const name = facts.survivors[place]?.name;
    if (name === undefined) return 'a person who was removed';
    return 'host' in reader || reader.survivor === survivorId ? name : `trusted person ${place + 1}`;
  };
}

function transferFacts(transfer: Transfer, nameOf: (id: string) => string, outages: readonly Outage[]) {
  const { facts, state } = transfer;
  return {
    status: state.status,
    started_at: facts.initiatedAt,
    started_by: nameOf(facts.startedBy),
    proven: state.proven,
    host_was_silent: facts.fromPending,
    host_notified_at: state.hostNotifiedAt,
    cancel_deadline: facts.cancelDeadline,
    opens_at: openingOf(transfer, { outages }).announced ?? null,
    opened_at: hasOpened(state) ? state.accessibleAt : null,
    access_expires_at: hasOpened(state) ? (state.accessExpiresAt ?? null) : null,
    threshold: facts.threshold,
    survivors: facts.survivors.map(({ id }) => nameOf(id)),
  };
}

/** The checks between the last sign of life before the transfer and its end. */
function checksBefore(checks: readonly CheckRecord[], from: Instant | undefined, until: Instant | undefined): CheckRecord[] {
  return checks.filter(({ sentAt }) => sentAt !== null && (from === undefined || sentAt > from) && (until === undefined || sentAt <= until));
}

function checkFacts({ number, status, channel, sentAt, respondedAt }: CheckRecord) {
  return { number, status, channel, sent_at: sentAt, responded_at: respondedAt };
}

/** Null if the will was sealed again since, so that they are no longer known, or if they are not open to this reader. */
function documentsFor({ will }: HostRecord, { facts, state }: Transfer, reader: Reader) {
  const isOpen = 'host' in reader || state.status === 'accessible';
  if (!isOpen || will?.sealed.revision !== facts.revision) return null;
  return will.sealed.documents.map(({ filename, size, sha256 }) => ({ filename, size_bytes: size, sha256 }));
}

/** The messages about the Host's silence before a transfer. Any other one has to be about the transfer itself. */
const OF_SILENCE: ReadonlySet<unknown> = new Set<HostTemplate | SurvivorTemplate>([
  'liveness-check',
  'liveness-reminder',
  'pending-transfer',
  'pending-transfer-survivor',
  'unreachable-host',
]);

/**
 * Whether an entry is about this transfer, or about the silence before it. Between the last sign of life and the end of a transfer, a
 * history also has what the Host did then, and earlier transfers.
 */
function isAbout({ at, event, facts }: ChainedEntry, { facts: { id, initiatedAt } }: Transfer): boolean {
  if (facts['transfer'] !== undefined) return facts['transfer'] === id;
  if (event === 'sign_of_life') return true;
  if (event === 'message' || event === 'message_given_up') return OF_SILENCE.has(facts['template']);
  return at >= initiatedAt || (event === 'will_status' && facts['from'] === 'active' && facts['to'] === 'pending_transfer');
}

/** What a Survivor learns of an event that is about the transfer. Everything that is not listed here is left out. */
const FOR_SURVIVORS: { [Name in AuditEvent]?: readonly string[] } = {
  will_status: ['from', 'to'],
  transfer_status: ['from', 'to'],
  transfer_started: ['proven'],
  survivor_authenticated: ['with'],
  will_accessed: [],
  document_read: [],
  share_passed_on: [],
  message: ['template'],
  message_given_up: ['template'],
  sign_of_life: [],
};

/** Whether an entry is what a report is for. Of very many, only these are shown: the others have their numbers and hashes in the history. */
function isOfTransfer(entry: ChainedEntry, transfer: Transfer): boolean {
  return entry.event in FOR_SURVIVORS && isAbout(entry, transfer);
}

function eventForSurvivor({ at, by, event, facts }: ChainedEntry, nameOf: (id: string) => string) {
  // An event that is not in the table, of whatever release, is not shown.
  const shown = FOR_SURVIVORS[event as AuditEvent];
  if (!shown) return [];
  const about = facts['survivor'] ?? (facts['to'] === 'host' ? undefined : event.startsWith('message') ? facts['to'] : undefined);
  const kept: AuditFacts = Object.fromEntries(Object.entries(facts).filter(([name]) => shown.includes(name)));
  const accepted = event.startsWith('message') && { accepted: wasAccepted(facts) };
  return [{ at, by, event, ...(about !== undefined && { about: nameOf(String(about)) }), ...kept, ...accepted }];
}

/** Whether a channel accepted the message of an entry. Which one, and why another did not, is not for other people. */
function wasAccepted({ attempts }: AuditFacts): boolean {
  return / accepted(,|$)/.test(String(attempts));
}

/** JSON with sorted names, indented by two spaces. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlain(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part), 2);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
