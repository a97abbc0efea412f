import type { AdmitChange } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { keyedHash, keyedMark, sameText } from '#custody/keyed-hash.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { admitProof, recordProof } from './test-connector.ts';

/** The link with which a Host opens the chat with the service's bot. Undefined if no start is expected. */
export async function startUrl(app: App, hostId: string, { id, type, proving }: ConnectorRecord): Promise<string | undefined> {
  return type === 'telegram' && proving ? startUrlOf(app, hostId, id, proving.session) : undefined;
}

/** The link that opens the chat with the service's bot. Its start names who expects it, by id: a connector or a Survivor. It works once. */
export async function startUrlOf(app: App, hostId: string, expectedBy: string, session: string): Promise<string> {
  return `https://t.me/${app.env.TELEGRAM_BOT}?start=${await startOf(app, hostId, expectedBy, session)}`;
}

/**
 * Two ids and the first 12 bytes of an HMAC-SHA256 that the session makes genuine: 59 of the 64 characters that a start can have.
 * https://core.telegram.org/bots/features#deep-linking
 */
async function startOf(app: App, hostId: string, expectedBy: string, session: string): Promise<string> {
  const mac = keyedHash(await app.keyring.key('link-key'), 'telegram-start/1', hostId, expectedBy, session);
  return Buffer.concat([bytesOf(hostId), bytesOf(expectedBy), Buffer.from(mac).subarray(0, 12)]).toString('base64url');
}

/** A person who pressed Start, and the chat in which we may write to them. */
export interface Started {
  start: string;
  chat: string;
  requestId: string;
}

/** Who a start that was pressed names: a Host, and the connector or the Survivor that expects it. */
export interface NamedStart {
  host: HostRecord;
  expectedBy: string;
}

/** Reads whom a start names. It is not yet genuine. Throws Refusal `invalid_link`. */
export async function readStart(app: App, start: string): Promise<NamedStart> {
  const bytes = Buffer.from(start, 'base64url');
  const host = bytes.length === 44 ? await app.store.hosts.load(idOf(bytes.subarray(0, 16))) : undefined;
  if (!host) throw new Refusal('invalid_link');
  return { host, expectedBy: idOf(bytes.subarray(16, 32)) };
}

/** Throws Refusal `invalid_link` for a start that we did not make for this session. */
export async function assertGenuineStart(app: App, { host, expectedBy }: NamedStart, start: string, session: string): Promise<void> {
  if (!sameText(start, await startOf(app, host.id, expectedBy, session))) throw new Refusal('invalid_link');
}

/** Connects the chat of a Host. Throws Refusal `link_expired` for a late start, and what a proof of an address is refused with. */
export async function connectChat(
  app: App,
  host: HostRecord,
  connector: ConnectorRecord,
  { chat, requestId }: Started,
  admit: AdmitChange,
): Promise<void> {
  if (!connector.proving || isLate(connector.proving.until, app)) throw new Refusal('link_expired');
  const proof = { connector, typed: '', requestId, sessionId: '', hostDestination: chat };
  await admitProof(app, proof, admit);
  await recordProof(app, host, proof);
}

const isLate = (until: Instant, app: App): boolean => instant(app.now()) >= until;
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** Where Telegram reports what people write to the service's bot. */
export const WEBHOOK_PATH = '/api/telegram/updates';

/** The secret that Telegram sends with each update. Derived, so that it is stored nowhere and both sides know it. */
export async function webhookSecret(app: Pick<App, 'keyring' | 'env'>): Promise<string> {
  return keyedMark(await app.keyring.key('link-key'), 'telegram-webhook/1', app.env.TELEGRAM_BOT);
}
