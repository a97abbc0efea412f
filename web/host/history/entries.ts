import type { paths } from '#api';

/** A page of the history, as the service sends it. */
export type Trail = paths['/api/host/audit']['get']['responses'][200]['content']['application/json'];
export type Entry = Trail['entries'][number];
export type EntryEvent = Entry['event'];

/** The kinds of events between which a reader chooses. */
export const KINDS = ['account', 'people', 'documents', 'checks', 'messages', 'transfer'] as const;
export type Kind = (typeof KINDS)[number];

const PREFIXES: readonly [prefix: RegExp, kind: Kind][] = [
  [/^(transfer_|vouched|will_|looked_up|code_|codes_|survivor_authenticated|document_read|share_passed)/, 'transfer'],
  [/^(message|mail_event)/, 'messages'],
  [/^(sign_of_life|fresh_link_asked|settings_changed|checks_paused|pause_ended|stop_card)/, 'checks'],
  [/^(survivor|rehears|paper_|contact_|notices_|threshold_|quorum_|removal_)/, 'people'],
  [/^(document|draft_|seal|package_|storage_|drive_)/, 'documents'],
];

/** Returns the kind of an event. What is nothing else belongs to the account. */
export function kindOf(event: EntryEvent): Kind {
  return PREFIXES.find(([prefix]) => prefix.test(event))?.[1] ?? 'account';
}

/** What a reader wants to see. An empty text is everything. Days are local: `2026-11-23`. */
export interface Filter {
  by: string;
  kind: string;
  from: string;
  to: string;
}

/** Returns the entries that a reader wants to see. */
export function select(entries: readonly Entry[], { by, kind, from, to }: Filter): Entry[] {
  const [first, last] = [startOf(from), startOf(to, 1)];
  return entries.filter((entry) => {
    const at = Date.parse(entry.at);
    return (by === '' || entry.by === by) && (kind === '' || kindOf(entry.event) === kind) && !(at < first) && !(at >= last);
  });
}

/** Returns the start of a local day, or of the day after. NaN for no day, which limits nothing. */
function startOf(day: string, later = 0): number {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return Number.NaN;
  return new Date(year, month - 1, date + later).getTime();
}

/** Returns whether the entries reach back to the first day that a reader wants to see. */
export function reaches(entries: readonly Entry[], { from }: Filter): boolean {
  const oldest = entries.at(-1);
  return oldest !== undefined && Date.parse(oldest.at) < startOf(from);
}

/** A transfer that the history knows. */
export interface PastTransfer {
  id: string;
  at: string;
  person: string | null;
}

/** Returns the transfers of the history, the newest first. */
export function transfersIn(entries: readonly Entry[]): PastTransfer[] {
  const starts = entries.filter((entry) => entry.event === 'transfer_started' && entry.transfer_id !== null);
  return starts.map((entry) => ({ id: entry.transfer_id ?? '', at: entry.at, person: entry.person }));
}
