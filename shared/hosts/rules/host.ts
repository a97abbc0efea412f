import type { HostChannel } from '#common/contact.ts';
import { UNDO_WINDOW } from '#common/limits.ts';
import type { Mailbox } from '#common/mailbox.ts';
import type { StorageType } from '#common/storage-kinds.ts';
import { after, HOUR, type Instant } from '#common/time.ts';
import type { IdsExposed } from './ids-exposed.ts';

/** An account holder. */
export interface Profile {
  id: string;
  email: string;
  displayName: string;
  status: 'pending_verification' | 'active';
  /** Argon2id PHC string, bound to this Host. */
  password: string;
  /** A session is valid only while it carries this number. Raising it ends all sessions. */
  sessionsEpoch: number;
  /** Single sessions that were ended, until their last token has expired. */
  endedSessions: { id: string; until: Instant }[];
  /** Reserved at registration, so that it can be printed on the first paper. */
  willId: string;
  /** Makes the Host's answer links genuine. */
  linkNonce: string;
  /** Makes the newest link that verifies `email` genuine. A new e-mail changes it. */
  verifyNonce: string;
  /** The `verifyNonce` of the link that has verified `email`. Absent before that, and after the change was undone. */
  verifiedWith?: string;
  /** The address before `email`. It stays here after it is no longer valid, without any effect. */
  previousEmail: PreviousEmail | null;
  /** How often the address was changed: names a change in its undo link. */
  emailChanges: number;
  /** The newest requested password reset. */
  reset: PasswordReset | null;
  /** The password of a Host with a sealed will was reset by e-mail, or they rejected a change. */
  recovered: Recovery | null;
  /** The mailbox alone chose the password of an account whose settled factor protects it. Absent once a factor was proven. */
  mailboxReset?: MailboxReset;
  /** A person who may not be the Host has seen the ids with which Survivors read. Absent while none has. */
  idsExposed?: IdsExposed;
  /** The Host denied the reset of this session epoch: until then a reset by e-mail needs backup codes too. */
  resetsBlocked?: { until: Instant; epoch: number };
  /** The newest card that stops a transfer. Absent before the first. */
  stopCard?: StopCard;
  locale: string;
  timezone: string;
  /** When the Host first chose how they are asked, also if they kept the defaults. Absent before that. */
  checksChosenAt?: Instant;
  createdAt: Instant;
  updatedAt: Instant;
  /** Of the addresses above. Absent while nothing is known. */
  mailboxes?: readonly Mailbox[];
}

/** A card with a code that stops a transfer once, without the mailbox or the password. `number`: which card of the account, from 1. */
export interface StopCard {
  number: number;
  madeAt: Instant;
  /** Base64, see `stopCodeVerifier`. Null: the card stops nothing any longer. */
  verifier: string | null;
  /** Absent while the card was not used. */
  usedAt?: Instant;
}

/** A card that a rejected change or a reset of the password leaves: it may not be the Host's. */
export function voidStopCard(profile: Profile): Profile {
  return profile.stopCard?.verifier ? { ...profile, stopCard: { ...profile.stopCard, verifier: null } } : profile;
}

/** An address that was replaced. Both are valid until 7 days after the new one is verified. */
export interface PreviousEmail {
  email: string;
  /** Which change replaced it, counted from 1, and when. */
  change: number;
  changedAt: Instant;
  /** When the successor was verified. */
  verifiedAt: Instant | null;
}

/** A reset link that was sent. `nonce` makes it the only genuine one. */
export interface PasswordReset {
  nonce: string;
  askedAt: Instant;
  /** Before this it does nothing. */
  notBefore: Instant | null;
  usedAt: Instant | null;
}

/** Access to the sealed will cannot be changed until something other than the mailbox proves the Host, or until `until`. */
export interface Recovery {
  at: Instant;
  /** Null if another channel can prove the Host. */
  until: Instant | null;
  /** The sessions' epoch that began with it. It names the reset in links and messages. */
  epoch: number;
  /** Names the wait that ends at `until`. Repeated resets share one wait. */
  wait: number;
  /** When the Survivors are notified of that wait. Absent if they are not. */
  noticesAt?: readonly Instant[];
  /** The account before the first unconfirmed reset. Absent without a reset, and after it was denied. */
  before?: { password: string; displayName: string };
  /** The Host rejected a change: the will stays protected if they also deny the reset. */
  changeRejected?: true;
  /** A link by e-mail denied the reset. The password from before it works, and proves no more than the mailbox. */
  denied?: true;
}

/** A reset by e-mail alone of an account that a second factor protects: it leaves that protection as it was. */
export type MailboxReset = Required<Pick<Recovery, 'at' | 'epoch' | 'before'>>;

/** A channel over which the Host is reached and Survivors get their codes. `config` is wrapped under the operations key. */
export interface ConnectorRecord {
  id: string;
  type: HostChannel;
  name: string;
  priority: number;
  isVerified: boolean;
  /** The service itself sends over it, from the operator's account: its config is empty. Absent for an account of the Host. */
  by?: 'service';
  /** An address that the Host still has to prove with the code that was sent there. Only with `by`. */
  proving?: AddressToProve;
  /** Base64 of the wrapped config. */
  config: string;
  /** Where the Host is reached over this connector, proven by the last successful test. */
  hostDestination: string | null;
  /** The channel's own id of an address, by the address in lower case: for Telegram the number of the chat. */
  knownAs?: Readonly<Record<string, string>>;
  trouble?: OngoingFailure | null;
  /** When `hostDestination` was proven. */
  provenAt?: Instant;
  /** The session that added it to the account of a sealed will, and until when it sets it up. The Host was notified of it. */
  added?: { session: string; until: Instant };
  /** When its config was last replaced. Absent if it never was. */
  changedAt?: Instant;
  /** The Host rejected a change while its config was new. It carries no message until it has another config. */
  rejected?: true;
  createdAt: Instant;
}

/** An address to which a code was sent. `session` names the code, which is derived and stored nowhere. */
export interface AddressToProve {
  session: string;
  to: string;
  until: Instant;
}

/** Since when something fails that used to work, and whether its Host was notified. */
export interface OngoingFailure {
  since: Instant;
  notified: boolean;
}

/** A storage for sealed packages: the Host's own, or a folder of the service's own bucket. */
export interface StorageRecord {
  id: string;
  type: StorageType;
  name: string;
  directoryPath: string;
  isConnected: boolean;
  connectionError: string | null;
  /** Base64 of the wrapped config. Empty for `service`, which has none. */
  config: string;
  /** The key of an SSH server at its first successful test, as type and fingerprint. No other key is accepted since then. */
  hostKey: string | null;
  lastVerifiedAt: Instant | null;
  trouble?: OngoingFailure | null;
  createdAt: Instant;
}

/** Whether the storage with this id is the service's own, not one that the Host brought. */
export function isWithService({ storages }: { storages: readonly StorageRecord[] }, storageId: string | undefined): boolean {
  return storages.some(({ id, type }) => id === storageId && type === 'service');
}

/** A person who signs in and out without end must not fill the profile's row: then it could no longer change. */
const MAX_ENDED_SESSIONS = 500;

/** Ends a session, or all of them if very many have ended lately. Ended sessions whose tokens have expired are removed from the list. */
export function endSession(profile: Profile, session: { id: string; expiresAt: Instant }, now: Instant): Profile {
  const remembered = profile.endedSessions.filter(({ until }) => until > now);
  if (remembered.length >= MAX_ENDED_SESSIONS) return endEverySession(profile);
  return { ...profile, endedSessions: [...remembered, { id: session.id, until: session.expiresAt }] };
}

/** Whether a session of this Host was ended, alone or together with all others. */
export function hasEnded({ endedSessions, sessionsEpoch }: Profile, { id, epoch }: { id: string; epoch: number }): boolean {
  return epoch !== sessionsEpoch || endedSessions.some((one) => one.id === id);
}

/** Ends every session. Those that were listed have the earlier epoch too, so the list is empty again. */
export function endEverySession(profile: Profile): Profile {
  return { ...profile, sessionsEpoch: profile.sessionsEpoch + 1, endedSessions: [] };
}

/** Whether a channel was proven so recently that it may be a stranger's: the Host can still reject the change. */
export function isRecentlyVerified({ type, isVerified, provenAt, createdAt }: ConnectorRecord, now: Instant): boolean {
  return type !== 'email' && isVerified && now < after(provenAt ?? createdAt, UNDO_WINDOW);
}

const SETUP_TIME = HOUR;

/** Marks a new connector as one that this session is setting up. */
export function markAdded(session: string, now: Instant): NonNullable<ConnectorRecord['added']> {
  return { session, until: after(now, SETUP_TIME) };
}

/** Whether the notice of the new connector covers what this session does: it changes its config, or tests it for the first time. */
export function isBeingSetUp({ added, provenAt }: ConnectorRecord, session: string, now: Instant): boolean {
  return added !== undefined && provenAt === undefined && added.session === session && now < added.until;
}

/**
 * What a rejected change leaves of a connector. A channel that was proven in the last seven days is not the Host's until it is tested again.
 * A config of the last seven days may lead to a server that reads the Survivors' codes: a test that such a server delivers proves
 * nothing, so only another config lets it carry messages again. An address that waits for its proof is forgotten.
 */
export function rejectConnector({ proving: _, ...connector }: ConnectorRecord, now: Instant): ConnectorRecord {
  if (now < after(connector.changedAt ?? connector.createdAt, UNDO_WINDOW)) return { ...clearVerification(connector), rejected: true };
  return isRecentlyVerified(connector, now) ? clearVerification(connector) : connector;
}

function clearVerification({ trouble: _, provenAt: __, added: ___, ...connector }: ConnectorRecord): ConnectorRecord {
  return { ...connector, isVerified: false, hostDestination: null };
}

/** The Host has set the connector up again, with a new config. */
export function acceptConnector({ rejected: _, ...connector }: ConnectorRecord): ConnectorRecord {
  return connector;
}
