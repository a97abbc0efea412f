import type { Channel } from './contact.ts';
import { UNDO_WINDOW } from './survivor.ts';
import { after, HOUR, type Instant } from './time.ts';

/** An account holder. */
export interface Profile {
  id: string;
  email: string;
  displayName: string;
  status: 'pending_verification' | 'active';
  /** Argon2id PHC string, bound to this Host. */
  password: string;
  /** A session counts only while it carries this number; raising it ends them all at once. */
  sessionsEpoch: number;
  /** Sessions that were ended one by one, until their last token has expired. */
  endedSessions: { id: string; until: Instant }[];
  /** Reserved at registration, so that the first envelope can carry it. */
  willId: string;
  /** Makes the Host's answer links genuine. */
  linkNonce: string;
  /** Makes the newest link that verifies `email` genuine; a new mail changes it. */
  verifyNonce: string;
  /** The `verifyNonce` of the link that has verified `email`; absent until one has, and after the change was undone. */
  verifiedWith?: string;
  /** The address before `email`, for as long as it counts and, without any effect, after that. */
  formerEmail: PreviousEmail | null;
  /** How often the address was changed: names a change in its undo link. */
  emailChanges: number;
  /** The newest password reset that was asked for. */
  reset: PasswordReset | null;
  /** The password of a Host with a sealed will was reset by e-mail, or they rejected a change. */
  recovered: Recovery | null;
  /** The Host denied the reset of this session epoch: until then a reset by e-mail needs backup codes too. */
  resetsBlocked?: { until: Instant; epoch: number };
  locale: string;
  timezone: string;
  createdAt: Instant;
  updatedAt: Instant;
}

/** An address that was replaced; until 7 days after its successor is verified both count. */
export interface PreviousEmail {
  email: string;
  /** Which change replaced it, counted from 1, and when. */
  change: number;
  changedAt: Instant;
  /** When the successor was verified. */
  verifiedAt: Instant | null;
}

/** A reset link that was sent; `nonce` makes it the only genuine one. */
export interface PasswordReset {
  nonce: string;
  askedAt: Instant;
  /** Before this it does nothing. */
  notBefore: Instant | null;
  usedAt: Instant | null;
}

/** What decides access to the sealed will stays as it is until something beyond the mailbox proves the Host, or until `until`. */
export interface Recovery {
  at: Instant;
  /** Null where another channel can prove the Host. */
  until: Instant | null;
  /** The number of sessions' epoch that began with it: names it in links and messages. */
  epoch: number;
  /** The account before the first reset that nobody has confirmed. Missing without a reset, and in rows of earlier versions. */
  before?: { password: string; displayName: string };
  /** The Host rejected a change: the will stays out of reach if they deny the reset too. */
  disowned?: true;
}

/** A channel over which the Host is reached and Survivors get their codes. `config` is wrapped under the operations key. */
export interface ConnectorRecord {
  id: string;
  type: Channel;
  name: string;
  priority: number;
  isVerified: boolean;
  /** Base64 of the wrapped config. */
  config: string;
  /** Where the Host is reached over this connector, proven by the last successful test. */
  hostDestination: string | null;
  /** What the channel knows an address as, by the address in lower case, where that is something else: Telegram's numbers of chats. */
  knownAs?: Readonly<Record<string, string>>;
  trouble?: Trouble | null;
  /** When `hostDestination` was proven. */
  provenAt?: Instant;
  /** The session that added it to the account of a sealed will, of which the Host was notified, and until when that session is setting it up. */
  added?: { session: string; until: Instant };
  createdAt: Instant;
}

/** Since when something fails that used to work, and whether its Host was told. */
export interface Trouble {
  since: Instant;
  told: boolean;
}

/** A place of the Host's own for sealed packages. */
export interface StorageRecord {
  id: string;
  type: 'object_store' | 'sftp' | 'drive_a' | 'drive_b' | 'drive_c';
  name: string;
  directoryPath: string;
  isConnected: boolean;
  connectionError: string | null;
  /** Base64 of the wrapped config. */
  config: string;
  /** The key by which an SSH server proved itself at its first successful test, as type and fingerprint; no other is accepted since. */
  hostKey: string | null;
  lastVerifiedAt: Instant | null;
  trouble?: Trouble | null;
  createdAt: Instant;
}

/** The profile after a session was ended; those whose tokens are dead anyway are forgotten. */
export function endSession(profile: Profile, session: { id: string; expiresAt: Instant }, now: Instant): Profile {
  const remembered = profile.endedSessions.filter(({ until }) => until > now);
  return { ...profile, endedSessions: [...remembered, { id: session.id, until: session.expiresAt }] };
}

/** Whether a channel proves the Host for less time than they have to disown a change: it may be a stranger's. */
export function isRecentlyProven({ type, isVerified, provenAt, createdAt }: ConnectorRecord, now: Instant): boolean {
  return type !== 'email' && isVerified && now < after(provenAt ?? createdAt, UNDO_WINDOW);
}

const SETUP_TIME = HOUR;

/** Marks a new connector as one that this session is setting up. */
export function markAdded(session: string, now: Instant): NonNullable<ConnectorRecord['added']> {
  return { session, until: after(now, SETUP_TIME) };
}

/** Whether the notice of the new connector covers what this session does to it: it tries its config, or tests it for the first time. */
export function isBeingSetUp({ added, provenAt }: ConnectorRecord, session: string, now: Instant): boolean {
  return added !== undefined && provenAt === undefined && added.session === session && now < added.until;
}

/** A channel over which the Host is no longer reached, until it is tested again. */
export function revokeProof({ trouble: _, provenAt: __, added: ___, ...connector }: ConnectorRecord): ConnectorRecord {
  return { ...connector, isVerified: false, hostDestination: null };
}
