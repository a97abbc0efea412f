import type { RefusalCode } from '#common/refusal.ts';
import type { KeyPurpose } from '#custody/key-purposes.ts';

/** The first part of the partition key: the items of the single table that a function may use. */
export type ItemGroup =
  | 'HOST'
  | 'CUSTODY'
  | 'EMAIL'
  | 'WILL'
  | 'TRANSFER'
  /** The chained audit trail. */
  | 'TRAIL'
  | 'OTP'
  | 'SESSION'
  | 'TIMER'
  | 'OUTBOX'
  /** What became of messages that our own mailer sent. */
  | 'MAIL'
  /** Which worker performs a Host's effects at the moment. */
  | 'QUEUE'
  | 'OAUTH'
  | 'SERVICE'
  | 'DUE'
  | 'KEYRING'
  /** Requests that were completed under an Idempotency-Key. Rows that keep something have this capability automatically. */
  | 'DONE';

/** What a function may use in addition to its own rate counters. Its IAM policy is made from these. */
export type Capability =
  | `table:${ItemGroup}`
  /** Only reads these items. */
  | `reads:${ItemGroup}`
  /** Deletes parts of a Host's record. `table:HOST` only puts and reads. */
  | 'removes:HOST'
  /** Lists a Host's sessions. `table:SESSION` only reads one by its id. */
  | 'lists:SESSION'
  /** Deletes what is left of an account: sessions, the number of a will, and what happened. */
  | 'removes:SESSION'
  | 'removes:WILL'
  | 'removes:TRAIL'
  /** Performs pending effects and deletes them. `table:OUTBOX` only adds effects. */
  | 'performs:OUTBOX'
  | `unwrap:${KeyPurpose}`
  | `wrap:${KeyPurpose}`
  | `invoke:${'release-share' | 'reshare' | 'seal' | 'write-package' | 'reseal' | 'open' | 'audit' | 'delete' | 'perform-for-host' | 'pass-time' | 'send-from-service'}`
  /** Signs statements about transfers. */
  | 'sign:evidence'
  /** Reads the public half of the key that signs them. */
  | 'evidence-key'
  | 'staging'
  /** Lists the service's own bucket for packages. */
  | 'packages:list'
  /** Lists it, and reads files. */
  | 'packages:read'
  /** Writes files whose names are new. No function can overwrite one. Only for functions without a route. */
  | 'packages:write'
  /** Deletes files. Only for functions without a route. */
  | 'packages:delete'
  | 'scheduler'
  /** Lists all schedules, to find those without a timer. */
  | 'scheduler:list'
  | 'mailer'
  /** The operator's own accounts at providers of text messages and at Telegram. Only for one function without a route. */
  | 'service-channels'
  /** Signs Hosts in at cloud drives. */
  | 'sign-in'
  /** Requests the service's own answer page at its public address. */
  | 'page-check'
  /** Scans the keys of all items of the table, to find every Host. Never their data. Only for the sweep. */
  | 'scan:keys'
  /** Reads the settings of the table, not its items. */
  | 'table-settings'
  | 'outbound';

/** A refusal with its own status, or with 503 and the time after which to try again. */
export type RowRefusal = RefusalCode | `503 ${RefusalCode}`;

/** One endpoint, without its name. */
export interface RouteEntry {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under the service address. `<id>` is a parameter. */
  path: `/api/${string}`;
  auth: 'public' | 'bearer';
  /** Requests per fixed window: `10/15m`. Counted per account on bearer rows, per client address on public rows. */
  limit: `${number}/${number}${'m' | 'h'}`;
  /** Counted per session instead: a stolen session must not keep the others from what this row does. What is shared is counted for both. */
  counts?: 'session';
  /** Rows with the same scope share one counter (`host`: next to their own lower limits). By default each row has its own. */
  scope?: string;
  /** Answers 503 when the counter store fails, so that guessing is never unlimited. */
  sensitive?: true;
  /**
   * What is kept for a day under the Idempotency-Key of a request that writes. Default: the reply. `id`: only the id of what was created,
   * because the reply holds secrets. `nothing`: the row writes nothing, or answers a repeated request as before without it, or a
   * repetition does no harm, and an answer without it would: a sign of life, the end of sessions.
   */
  keeps?: 'id' | 'nothing';
  /**
   * Once the Host has a second factor, the session must have proven it within the last minutes. Every bearer row that changes
   * something has this, except signs of life, stops and the end of sessions. A GET has it if it shows more than one page does.
   */
  stepUp?: true;
  /**
   * May wait for a server that the Host chose, such as a storage. All such requests of a Host share a few leases (shared/common/leases.ts),
   * so that one Host cannot occupy the functions.
   */
  leased?: true;
  /**
   * Shows or decides what depends on the time: if a deadline has passed when it reads a Host or a transfer, the time is passed first. All
   * rows that may have to, except signs of life and stops, which end what the deadline would begin, and rehearsals, which call no worker
   * that touches a will.
   */
  passesTime?: true;
  /** The body arrives as a stream next to the event. */
  body?: 'stream';
  /** The reply is streamed. */
  reply?: 'stream';
  /** The refusals that this endpoint can answer in addition to those of its kind (infra/openapi/refusals.ts). Default: none. */
  refuses?: readonly RowRefusal[];
  uses: readonly Capability[];
  /** A GET that writes: it records who read what. Every other GET without effects may only read the table. */
  writes?: true;
  /** It begins a sealing. It does not wait for the end of another one, after which nothing would be left to seal. */
  seals?: true;
  /** Seconds. Default: 29. */
  timeout?: number;
}

/** One endpoint. `name` is its handler's file under functions/, without the ending. */
export interface Row extends RouteEntry {
  name: string;
}

/** A function without a route: started by a schedule, by the table's stream, or by Lambda Invoke. */
export interface Job {
  uses: readonly Capability[];
  /** Seconds. Default: 29. */
  timeout?: number;
}

type Named<Entries> = { readonly [Name in keyof Entries & string]: Entries[Name] & { name: Name } };

/** Puts each row's name into the row itself. */
export function nameRows<const Entries extends Readonly<Record<string, RouteEntry>>>(entries: Entries): Named<Entries> {
  // Object.fromEntries loses the type of each name.
  return Object.fromEntries(Object.entries(entries).map(([name, row]) => [name, { ...row, name }])) as unknown as Named<Entries>;
}

/** Whether a row takes an Idempotency-Key: every one that writes. A GET that records who read what is not repeated for its record. */
export function takesKey({ method }: Pick<Row, 'method'>): boolean {
  return method !== 'GET';
}

/** Whether what was done under a key is kept. */
export function keepsRequests(row: Pick<Row, 'method' | 'keeps'>): boolean {
  return takesKey(row) && row.keeps !== 'nothing';
}

/**
 * Whether a row changes nothing. A change and its effects are one commit, so this is a GET without effects, unless it says `writes`. HEAD works
 * there only: it calls the same function, which does not look at the method, and would record a reading that never happened.
 */
export function onlyReads({ method, writes, uses = [] }: { method: string; writes?: true; uses?: readonly string[] }): boolean {
  return method === 'GET' && !writes && !uses.includes('table:OUTBOX');
}

/** As many requests in each window. */
export interface Limit {
  limit: number;
  windowSeconds: number;
}

/** Reads `10/15m` as a number of requests and seconds. */
export function readLimit(limit: string): Limit {
  const [, count = '', length = '', unit] = /^(\d+)\/(\d+)([mh])$/.exec(limit) ?? [];
  return { limit: Number(count), windowSeconds: Number(length) * (unit === 'h' ? 3600 : 60) };
}
