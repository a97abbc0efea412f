import { type Instant, instant } from '#common/time.ts';

export const AUDIT_ACTORS = ['host', 'survivor', 'link', 'service', 'unknown'] as const;

/**
 * Who caused an event of the audit trail. `link`: someone who used a link in a message to the Host. `survivor`: a Survivor, or someone
 * who says so; `proven` in the facts tells which. `unknown`: someone who gave no proof. `service`: we ourselves, on time or on request.
 */
export type AuditActor = (typeof AUDIT_ACTORS)[number];

/** Every event that the audit trail can have, and who usually causes it. A new event also needs its words in the pages. */
const ACTORS = {
  // Account
  registered: 'host',
  email_verified: 'link',
  signed_in: 'host',
  session_ended: 'host',
  sessions_ended: 'host',
  profile_changed: 'host',
  password_changed: 'host',
  factor_added: 'host',
  factor_renamed: 'host',
  factor_removed: 'host',
  factors_removed: 'host',
  factor_proven: 'host',
  factor_guessed: 'unknown',
  recovery_codes_renewed: 'host',
  link_asked: 'unknown',
  password_reset: 'link',
  reset_confirmed: 'link',
  reset_denied: 'link',
  resets_allowed: 'link',
  recovery_ended: 'service',
  set_aside: 'service',
  brought_back: 'host',
  review_given: 'host',
  email_change_undone: 'link',
  change_disowned: 'link',
  exported: 'host',
  deletion_requested: 'host',
  deletion_undone: 'host',
  deletion_started: 'service',
  package_deleted: 'service',
  will_deleted: 'service',
  settings_changed: 'host',
  checks_paused: 'host',
  pause_ended: 'host',
  stop_card_made: 'host',
  stop_card_used: 'host',
  threshold_changed: 'host',
  rehearsal_started: 'host',
  rehearsal_ended: 'service',
  rehearsed: 'survivor',
  // Survivors
  survivor_named: 'host',
  survivor_changed: 'host',
  survivors_changed: 'host',
  removal_asked: 'link',
  paper_confirmed: 'host',
  survivor_invited: 'host',
  survivor_asked_again: 'service',
  survivor_confirmed: 'survivor',
  contact_reported_wrong: 'survivor',
  notices_stopped: 'survivor',
  survivor_alerts_changed: 'survivor',
  survivor_alert_gone: 'service',
  // Storages and connectors
  storage_created: 'host',
  storage_changed: 'host',
  storage_tested: 'host',
  storage_deleted: 'host',
  drive_joined: 'host',
  drive_lost: 'service',
  connector_created: 'host',
  connector_changed: 'host',
  connector_verified: 'host',
  connector_deleted: 'host',
  device_gone: 'service',
  chat_gone: 'service',
  ways_checked: 'service',
  // Documents
  documents_uploaded: 'host',
  document_removed: 'host',
  draft_expiry_told: 'service',
  draft_expired: 'service',
  sealed: 'host',
  sealing_failed: 'service',
  package_audited: 'service',
  copy_taken: 'host',
  quorum_worse: 'service',
  // Checks and answers
  sign_of_life: 'host',
  fresh_link_asked: 'link',
  message: 'service',
  message_given_up: 'service',
  mail_event: 'service',
  // Transfers
  will_status: 'service',
  transfer_status: 'service',
  looked_up: 'unknown',
  code_sent: 'survivor',
  code_not_accepted: 'service',
  code_refused: 'unknown',
  codes_guessed: 'unknown',
  transfer_started: 'survivor',
  vouched: 'survivor',
  survivor_authenticated: 'survivor',
  will_accessed: 'survivor',
  document_read: 'survivor',
  share_passed_on: 'survivor',
} as const satisfies Record<string, AuditActor>;

export type AuditEvent = keyof typeof ACTORS;
// Object.keys loses the type of the names.
export const AUDIT_EVENTS = Object.keys(ACTORS) as AuditEvent[];

export type AuditFacts = Record<string, string | number | boolean | null>;

/** An entry in the Host's audit trail: names and figures, never a secret, a code or a contact. */
export interface AuditEntry {
  event: AuditEvent;
  /** Only where it is not the usual one. */
  by?: AuditActor;
  facts?: AuditFacts;
}

/** Entries are kept for ten years, like the limitation period of most claims. */
export const TRAIL_YEARS = 10;

/** When an entry from this time is deleted. */
export function keptUntil(at: Instant): Instant {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + TRAIL_YEARS);
  return instant(end);
}

/** An entry that waits to be appended to its Host's chain. `id` begins with the id of the request. `event`: of any release. */
export interface WaitingEntry {
  id: string;
  at: Instant;
  event: string;
  by: AuditActor;
  facts: AuditFacts;
}

/** Who caused the event of an entry. */
export function actorOf({ event, by, facts }: AuditEntry): AuditActor {
  if (by) return by;
  return facts?.['how'] === 'link' ? 'link' : ACTORS[event];
}

/** Returns the internal ids of the transfers that entries are about, in their order. */
export function transfersOf(entries: readonly WaitingEntry[]): string[] {
  const own = entries.filter(({ event }) => event === 'transfer_status').map(({ facts }) => String(facts['transfer']));
  return [...new Set(own)];
}

/** Names a Survivor in an entry, as they were called at that time. */
export function aboutSurvivor({ id, name }: { id: string; name: string }): { survivor: string; name: string } {
  return { survivor: id, name };
}

/** The transfer that an entry is about. */
interface OwnTransfer {
  facts: { id: string; survivors: readonly { id: string; name: string }[] };
}

/** Names a Survivor of a transfer, and the transfer. */
export function aboutMember({ facts }: OwnTransfer, survivorId: string): { transfer: string; survivor: string; name: string } {
  const name = facts.survivors.find(({ id }) => id === survivorId)?.name ?? '';
  return { transfer: facts.id, survivor: survivorId, name };
}

/** Returns the entries from the last sign of life before a transfer to its end, or to now. They are consecutive, so their chain can be checked. */
export function segmentOf<Entry extends WaitingEntry>(entries: readonly Entry[], transferId: string): Entry[] {
  const isOwn = ({ facts }: Entry) => facts['transfer'] === transferId;
  const start = entries.findIndex(isOwn);
  if (start < 0) return [];
  const last = entries.findLastIndex(isOwn);
  const lifeSign = entries.slice(0, start).findLastIndex(isLifeSign);
  return entries.slice(Math.max(lifeSign, 0), last + 1);
}

function isLifeSign({ event }: WaitingEntry): boolean {
  return event === 'sign_of_life' || event === 'sealed';
}

/** Whether no entry before this one belongs to the segment of a transfer: it is a sign of life from before the newest start. */
export function isBeforeSegment(entry: WaitingEntry, { facts }: { facts: { initiatedAt: Instant } }): boolean {
  return isLifeSign(entry) && entry.at < facts.initiatedAt;
}

/** When the transfer of a segment ended. Undefined while it runs. */
export function endOfTransfer(segment: readonly WaitingEntry[]): Instant | undefined {
  return segment.findLast(({ event, facts }) => event === 'transfer_status' && ['cancelled', 'completed'].includes(String(facts['to'])))?.at;
}
