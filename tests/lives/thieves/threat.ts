import type { Mailbox, Person, State, Survivor, Thief } from '#tests/lives/life.ts';

/** What a thief can have, and whose it is. Each is a row of docs/threat-model.md. */
export const KINDS = {
  'host-mailbox': { whose: 'host', has: "reads the Host's mailbox from some moment on" },
  'host-mailbox-until-sealing': { whose: 'host', has: "reads the Host's mailbox until the will is sealed" },
  'host-mailbox-after-sealing': { whose: 'host', has: "reads the Host's mailbox after the will is sealed" },
  'host-mailbox-hour': { whose: 'host', has: "reads the Host's mailbox for an hour" },
  'host-phone-hour': { whose: 'host', has: "has the Host's unlocked telephone for an hour" },
  'host-session': { whose: 'host', has: 'copies a session of the Host' },
  'host-session-ended': { whose: 'host', has: 'looks once with a session of the Host, which then ends' },
  'host-password': { whose: 'host', has: "knows the Host's password" },
  'survivor-mailbox': { whose: 'survivor', has: 'reads the mailbox of a trusted person' },
  'survivor-mailbox-hour': { whose: 'survivor', has: 'reads the mailbox of a trusted person for an hour' },
  /** Only given, as a draw would give each seed other thieves. */
  'survivor-session': { whose: 'survivor', has: 'copies the session of a trusted person, with the numbers that their page keeps' },
  'old-mails': { whose: 'anybody', has: 'finds all that was ever sent to a person' },
  paper: { whose: 'survivor', has: 'photographs a paper' },
  'papers-but-one': { whose: 'nobody', has: 'photographs one paper less than are needed' },
  'table-read': { whose: 'nobody', has: 'reads the table' },
  'table-write': { whose: 'nobody', has: 'writes to the table, one row at a time' },
  /** Only given, not drawn: `table-write` does this too, and damages what is there. */
  'table-add': { whose: 'nobody', has: 'adds rows to the table, and changes none' },
  /** The same: without the rows of records, whose damage would stop everything else. */
  'table-loose': { whose: 'nobody', has: 'removes, moves and puts back rows that are in no record' },
  'storage-read': { whose: 'nobody', has: 'reads the storage' },
  'storage-write': { whose: 'nobody', has: 'writes to the storage' },
  stranger: { whose: 'nobody', has: 'knows names, addresses and numbers' },
  'stop-card': { whose: 'nobody', has: 'finds the stop card' },
  household: { whose: 'anybody', has: 'shares the client address of a person' },
  /** No row: who has this may open the will, and must manage to. */
  everything: { whose: 'nobody', has: 'reads the mailboxes of all trusted persons' },
} as const satisfies Record<string, { whose: 'host' | 'survivor' | 'anybody' | 'nobody'; has: string }>;

export type Kind = keyof typeof KINDS;

/** Returns the capability of this kind, with the person whom it is about, or undefined. */
export function capabilityOf({ capabilities }: Thief, kind: Kind): { whose: string } | undefined {
  const found = capabilities.find((one) => one === kind || one.startsWith(`${kind}:`));
  return found === undefined ? undefined : { whose: found.slice(kind.length + 1) };
}

const isWithin = ({ from, until }: Mailbox, at: number): boolean => at >= from && (until === undefined || at <= until);

/** Whether a thief reads a message that is sent to this address now. */
export const isReading = ({ reads }: Thief, to: string, at: number): boolean => reads.some((one) => sameAddress(one.to, to) && isWithin(one, at));

/** Whether a thief has deleted a message before the owner of the address saw it. */
export const isHidden = (thieves: readonly Thief[], to: string, at: number): boolean =>
  thieves.some(({ hides }) => hides.some((one) => sameAddress(one.to, to) && isWithin(one, at)));

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What is promised against what a thief has. Notices, waits and what a writer may destroy are promises of every life. */
export interface Against {
  /** Trusted persons as whom the thief may get in. Each of them counts as one of K, and where K have got in, the thief reads with them. */
  as: string[];
  /** They see no plaintext, but as the persons above. */
  mustNotRead: boolean;
}

/** Returns what README and docs/threat-model.md promise against this thief at this moment. */
export function promisedAgainst(thief: Thief, state: State): Against {
  const has = (...kinds: Kind[]): boolean => kinds.some((kind) => capabilityOf(thief, kind) !== undefined);
  const mailbox = has('host-mailbox', 'host-mailbox-until-sealing', 'host-mailbox-after-sealing', 'host-mailbox-hour');
  const session = has('host-session');
  const password = has('host-password');
  return {
    as: state.survivors.filter((survivor) => isOpenTo(thief, survivor)).map(({ name }) => name),
    mustNotRead: !session && !(mailbox && hasAccount(thief, state)) && !(password && !isProtected(thief, state)),
  };
}

const WEEK_MS = 7 * 86_400_000;

/**
 * Whether a reset by mail may have given a thief the account: no one has reset it since, and if a will was sealed, the shortest wait is over.
 * Whether they had to wait longer, and who had to be notified, is another promise.
 */
function hasAccount({ reset, seenAt }: Thief, { host: { acts } }: State): boolean {
  if (!reset || acts.some(({ kind, at }) => kind === 'reset' && at > reset.at)) return false;
  return !reset.isSealed || seenAt - reset.at >= WEEK_MS;
}

/**
 * Whether a second factor keeps a thief who knows the password from every change. One that is older than a week ends with no link, and the Host
 * has done nothing with it since.
 */
function isProtected({ known }: Thief, { host: { app, acts } }: State): boolean {
  const learned = (known['password'] ?? []).find(({ isLoot }) => isLoot);
  if (!learned) return true;
  return app !== undefined && acts.every(({ kind, at }) => kind !== 'factor' || at + WEEK_MS <= learned.at);
}

/**
 * Whether a thief has what proves this trusted person: the mailbox, the paper of today, their session, or the client address that ids alone
 * read from.
 */
function isOpenTo(thief: Thief, { name, email, paper, sessionToken, ended }: Survivor): boolean {
  const isShared = thief.capabilities.includes(`household:${name}`);
  const isRead = thief.reads.some(({ to }) => sameAddress(to, email));
  const codes = new Set((thief.known['backup_code'] ?? []).map(({ value }) => value));
  const sessions = [sessionToken, ...(ended['sessionToken'] ?? [])];
  const hasSession = (thief.known['session_token'] ?? []).some(({ value }) => sessions.includes(value));
  return isShared || isRead || hasSession || (paper?.backupCodes ?? []).some((code) => codes.has(code));
}

export const isThief = (person: Person): person is Thief => person.role === 'thief';
