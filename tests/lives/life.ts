import type { FaultTarget, Message } from '#infra/local/entry.ts';
import type { Asking, Reply } from '#tests/support/client.ts';
import type { Chance } from '#tests/world/chance.ts';
import type { FaultKind } from '#tests/world/fates.ts';
import type { Will } from '#wills/rules/will.ts';
import type { Inside } from './inside.ts';
import type { Passkey } from './people/passkey.ts';

/** `world`: what no one does, such as an outage or a storage that is gone. */
export type Role = 'host' | 'survivor' | 'thief' | 'operator' | 'world';

/** What a person knows and holds. Plain data, because it is copied with the world. */
export interface Person {
  /** As the story names them. */
  name: string;
  role: Role;
  /** The client address of their requests. */
  address: string;
}

/** A person who may have a chat with the service's bot. */
interface BotUser extends Person {
  /** What their links to the bot start with, oldest first. */
  botStarts?: string[];
  blocksBot?: boolean;
}

/** A person who has an account and a will. */
export interface Host extends BotUser {
  role: 'host';
  email: string;
  password: string;
  /** A telephone that only they read. */
  phone: string;
  id?: string;
  /** The token of the link that confirms the address, until it is used. */
  link?: string;
  accessToken?: string;
  refreshToken?: string;
  connectorIds: string[];
  storageIds: string[];
  willId?: string;
  /** Whether their passwords were refused when they last signed in. */
  isLockedOut?: boolean;
  /** Whether they have confirmed their address. */
  isConfirmed: boolean;
  isSealed: boolean;
  isDead: boolean;
  /** The documents of the newest sealing by file name, one character for each byte (latin1). */
  documents: Record<string, string>;
  /** The documents that the next sealing will hold, while `isDrafting`. */
  drafted: Record<string, string>;
  isDrafting: boolean;
  /** Every document that was ever uploaded. Each has its own file name. */
  uploaded: Record<string, string>;
  /** Whether the last answer about documents did not arrive, so that the Host does not know what is sealed. */
  isUnsure: boolean;
  options: HostOptions;
  /** The addresses and names at which the Host is reached, and which they read. */
  readAt: string[];
  /** The authenticator app and the recovery codes, while the Host has them. */
  app?: { id: string; secret: string };
  /** The passkey, while the Host has its device. */
  passkey?: Passkey;
  recoveryCodes: string[];
  stopCard?: { will_id: string; stop_code: string };
  /** A second window, with the session and the ids of an earlier time. */
  otherTab?: Tab;
  /** The sheet of a will that is sealed on the own device, and what its documents are before that: K papers show them. */
  sheet?: { identity: string; recipient: string };
  plain: Record<string, string>;
  rehearsalId?: string;
  /** Their own acts that people are notified of, so that they notice what was not theirs. */
  acts: { kind: string; at: number }[];
  /** Links that they have opened. */
  opened: string[];
  /** What ended, by its type: `password`, `accessToken`, `refreshToken`, `link`, `storageId`, `stopCode`, and so on. */
  ended: Record<string, string[]>;
  /** Epoch milliseconds until which they are on a journey and read nothing. */
  awayUntil: number;
  /** Whether a storage of theirs has the folder that they use in each bucket. */
  hasUsualFolder?: boolean;
  /** How many of their next requests lose their connection before the answer. */
  unsteady?: number;
  /** Whether they have asked for a deletion that was not undone since. */
  deletionAsked?: 'will' | 'account';
  /** Requests that they have sent with their own key. */
  requests: number;
}

/** What a Host chose before they began. */
export interface HostOptions {
  threshold: number;
  storage: 'service' | 'object_store' | 'sftp' | 'drive_a';
  mirrors: number;
  way?: 'sms' | 'sms of the service' | 'whatsapp' | 'telegram' | 'push';
  hasFactor: boolean;
  level: 'service' | 'device';
  settings: { hcit_days: number; hcrt_hours: number; hcrac: number; start_requires_proof: boolean };
  /** `diligent`: answers each check in its time. `changing`: changes something all the time. */
  temperament: 'diligent' | 'forgetful' | 'travelling' | 'dying' | 'changing';
}

/** A browser window that was opened earlier. */
export interface Tab {
  accessToken: string;
  refreshToken: string;
  survivorIds: string[];
  storageIds: string[];
  connectorIds: string[];
  willId?: string;
}

/** A paper as it was printed. */
export interface Paper {
  backupCodes: string[];
  recoveryKey: string;
  survivorId: string;
  willId: string;
  /** Of the key, if it was made on the Host's device. */
  recipient?: string;
}

/** A trusted person of the Host. */
export interface Survivor extends BotUser {
  role: 'survivor';
  email: string;
  phone: string;
  /** Set while the Host has named them. */
  id?: string;
  paper?: Paper;
  message: string;
  /** How the Host calls them in the account, if not by `name`: that one stays, because steps refer to it. */
  nameInAccount?: string;
  sessionToken?: string;
  transferId?: string;
  /** `quarrelling`: starts although the Host is well. */
  temperament: 'prompt' | 'late' | 'quarrelling';
  /** The contacts that the Host has of them, in order. `paper`: an address that no one reads. */
  contacts: ('email' | 'sms' | 'paper')[];
  /** Whether they can still read their mail. */
  hasMail: boolean;
  isDead: boolean;
  /** Whether a request of the Host that names them is on its way. */
  isBeingNamed: boolean;
  /** Backup codes that they have used in a transfer. */
  usedCodes: string[];
  /** Until when they know that nothing can be read, epoch milliseconds. */
  waitsUntil: number;
  /** The newest links to documents. */
  downloads: string[];
  /** Papers that they had before: lost, or replaced by a newer one. */
  earlierPapers: Paper[];
  /** Links that they have opened. */
  opened: string[];
  /** What ended, by its type: `sessionToken`, `transferId`, `otp`, `email`, `id`. */
  ended: Record<string, string[]>;
}

/**
 * A value that a thief has seen. `n`: with which reply or message, counted. `at`: when, epoch milliseconds. `used`: how worn it is. `isLoot`: it is
 * about others, or came by what is.
 */
export interface Value {
  value: string;
  n: number;
  at: number;
  used: number;
  isLoot: boolean;
}

/** The messages of an address from one moment to another, epoch milliseconds. */
export interface Mailbox {
  to: string;
  from: number;
  until?: number;
}

/** A person who wants what they must not have. `known`: every value that they ever saw, by its type (thieves/field-types.ts). */
export interface Thief extends Person {
  role: 'thief';
  /** Kinds of thieves/threat.ts, such as `host-mailbox` or `paper:Ben`. */
  capabilities: string[];
  /** Their own mailbox, telephone and password. */
  email: string;
  phone: string;
  password: string;
  known: Record<string, Value[]>;
  /** How many replies, messages and other things they have seen, and when the last one, epoch milliseconds. */
  seen: number;
  seenAt: number;
  /** When they last reset the password of others, epoch milliseconds, and whether a will was sealed then. */
  reset?: { at: number; isSealed: boolean };
  /** The access token with which they are signed in as the Host. */
  session?: string;
  /** Whether what they see now is about others. */
  seesLoot: boolean;
  /** The addresses that they read, with their own. */
  reads: Mailbox[];
  /** Which messages they delete before the owner of the address sees them. */
  hides: Mailbox[];
  /** How many messages to an address they have read. */
  readSoFar: Record<string, number>;
  /** Types with a value that they have just seen for the first time, and how new it is: from 1 down to 0. */
  fresh: Record<string, number>;
  /** The newest requests with values of others that were refused. They work perhaps once something has changed. */
  refused: { operation: string; method: string; path: string; asking: Asking }[];
  /** The newest requests about others that were accepted and changed something or sent something. */
  accepted: { operation: string; method: string; path: string; asking: Asking }[];
  /** How often each operation was tried, and how often it was accepted. */
  tried: Record<string, { sent: number; accepted: number }>;
}

/** The state of a life: everything but the world. Plain data. */
export interface State {
  host: Host;
  survivors: Survivor[];
  thieves: Thief[];
  /** What each promise remembers, by its name. */
  memories: Record<string, unknown>;
  story: { at: string; text: string }[];
  /** Whether a fault is on now, or can still show. */
  hasFault: boolean;
  /** The faults that are on, and until when, epoch milliseconds. */
  faults: { name: string; until: number }[];
  /** When the last fault ended, epoch milliseconds. Undefined: there was none. */
  faultEndedAt?: number;
  /** When the service stood still, epoch milliseconds. */
  outages?: { from: number; to: number }[];
  /** When the Host's bucket was set back to what it contained earlier, and to when, epoch milliseconds. */
  setBacks?: { bucket: string; to: number; at: number }[];
  /** A copy of the table that an operator can restore, with what people had and promises knew then. */
  copy?: TableCopy;
  /** When the table was set back to a copy, and to when, epoch milliseconds. */
  restored?: { to: number; at: number };
  /** Whether a thief has written to the table or the storage, so that the service may refuse what it finds altered. */
  isTampered?: boolean;
}

/** What a copy of the table was made of. */
export interface TableCopy {
  at: number;
  items: readonly Record<string, unknown>[];
  memories: State['memories'];
  survivors: Survivor[];
  /** The reset of each thief. */
  resets: Thief['reset'][];
}

/** A request and its reply, as everybody saw it who was there. */
export interface Replied {
  kind: 'reply';
  by: Person;
  /** Such as `POST /api/transfer/{id}`: the path as openapi.json has it. */
  operation: string;
  path: string;
  asking: Asking;
  reply: Reply;
  /** Epoch milliseconds at which the request was sent, and at which its reply arrived. */
  sentAt: number;
  at: number;
}

/** A message that a provider has accepted. */
export interface Delivered {
  kind: 'message';
  message: Message;
  at: number;
}

/** What a thief saw, other than the replies to their own requests. */
export interface Seen {
  kind: 'seen';
  by: Thief;
  /** Such as `a message to anna@example.com`. */
  what: string;
  content: string;
  at: number;
}

export type LifeEvent = Replied | Delivered | Seen;

/** One life while it is played. */
export interface Life {
  state: State;
  /** Epoch milliseconds. */
  now(): number;
  /** Sends a request from the person's address. All promises see the reply. */
  ask(person: Person, method: string, path: string, asking?: Asking): Promise<Reply>;
  /** The messages to an address or a telephone, oldest first, as its owner reads them. */
  messagesTo(to: string): Message[];
  /** Notes that a thief has seen something that is no reply to them. All promises see it. */
  show(by: Thief, what: string, content: string): void;
  /** Adds a sentence to the story. */
  tell(text: string): void;
  /** Lets time pass, with all work that becomes due. */
  pass(seconds: number): Promise<void>;
  /** What no one sees. It begins again with each step. Only promises look. */
  inside: Inside;
}

/** Something that a person can do. It is done by a page, or by a client of the contract. */
export interface Action {
  /** Such as `host seals`. Names are unique, because steps refer to them. */
  name: string;
  role: Role;
  /** How often it is chosen, relative to the others. Default: 1. */
  weight?: number | ((life: Life, person: Person) => number);
  /** Whether the person would do it now. It must not change anything. */
  can(life: Life, person: Person): boolean;
  /** Does it. Chance decides the details. */
  perform(life: Life, person: Person, chance: Chance): Promise<void>;
}

/** One step of a life: who does what, how long after the step before, in seconds. */
export interface Step {
  after: number;
  who: string;
  does: string;
  /** Decides the details of the step, and the order and fate of all calls in it. */
  seed: string;
  /** It begins so many seconds before the end of `after`, while what becomes due is done. Default: when all of that has ended, also with a `fault`. */
  early?: number;
  /** Steps that begin at the same moment. */
  meanwhile?: Omit<Step, 'meanwhile'>[];
  /** What becomes of some calls of the service in this step. */
  fault?: FaultKind;
  /** The parts of AWS, and of the Host, whose calls meet it. Default: all. */
  parts?: readonly FaultTarget[];
}

/** A sentence that we promise, with what would show that it does not hold. `Memory` is plain data. */
export interface Kept<Memory = unknown> {
  name: string;
  /** As it is written at its source. */
  sentence: string;
  /** Where it is written, such as `README, "The promise of custody"`. */
  source: string;
  begin(): Memory;
  /** Each returns how the promise was broken, or undefined. */
  onEvent?(memory: Memory, event: LifeEvent, life: Life): string | undefined;
  afterStep?(memory: Memory, life: Life): string | undefined | Promise<string | undefined>;
  atEnd?(memory: Memory, life: Life): string | undefined | Promise<string | undefined>;
}

/** Takes the memory of a promise as one of any type, so that promises can be listed. */
export const kept = <Memory>(promise: Kept<Memory>): Kept => promise as Kept;

/** Whether a row of the table is that of the Host's will. */
export const isWillOf = ({ state }: Life, { pk, sk }: Record<string, unknown>): boolean => pk === `HOST#${state.host.id}` && sk === 'WILL';

/** The Host's will as the table has it. Undefined while none is sealed. */
export const willOf = (life: Life): Will | undefined => life.inside.items().find((row) => isWillOf(life, row))?.['data'] as Will | undefined;

/** Returns one of these by chance. */
export function oneOf<Value>(chance: Chance, values: readonly Value[]): Value {
  const value = values[Math.floor(chance.next() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/** Returns one of these by chance, the heavier ones more often. */
export function oneByWeight<Value>(chance: Chance, values: readonly Value[], weightOf: (value: Value) => number): Value {
  let left = chance.next() * values.reduce((sum, value) => sum + weightOf(value), 0);
  for (const value of values) {
    left -= weightOf(value);
    if (left < 0) return value;
  }
  return oneOf(chance, values);
}

/** Whole numbers from `least` to `most`. */
export const between = (chance: Chance, least: number, most: number): number => least + Math.floor(chance.next() * (most - least + 1));
