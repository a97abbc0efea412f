import type { AdmitChange } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { keyedHash, sameText } from '#custody/keyed-hash.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { admitProof, recordProof } from './test-connector.ts';

/** The link that opens the chat with the service's bot. Its one-time start names the connector. Undefined if no start is expected. */
export async function startUrl(app: App, hostId: string, { id, type, proving }: ConnectorRecord): Promise<string | undefined> {
  if (type !== 'telegram' || !proving) return undefined;
  const start = await startOf(app, hostId, id, proving.session);
  return `https://t.me/${app.env.TELEGRAM_BOT}?start=${start}`;
}

/**
 * Two ids and the first 12 bytes of an HMAC-SHA256 that the session of the proof makes genuine: 59 of the 64 characters that a start can
 * have. https://core.telegram.org/bots/features#deep-linking
 */
async function startOf(app: App, hostId: string, connectorId: string, session: string): Promise<string> {
  const mac = keyedHash(await app.keyring.key('link-key'), 'telegram-start/1', hostId, connectorId, session);
  return Buffer.concat([bytesOf(hostId), bytesOf(connectorId), Buffer.from(mac).subarray(0, 12)]).toString('base64url');
}

/** A person who pressed Start, and the chat in which we may write to them. */
export interface Started {
  start: string;
  chat: string;
  requestId: string;
}

/**
 * Connects the chat to the Host whose page had the link. Throws Refusal `invalid_link` or `link_expired` for a start that is not genuine,
 * used or late, and what a proof of an address is refused with.
 */
export async function connectChat(app: App, { start, chat, requestId }: Started, admit: (host: ConnectedHost) => AdmitChange): Promise<void> {
  const bytes = Buffer.from(start, 'base64url');
  if (bytes.length !== 44) throw new Refusal('invalid_link');
  const host = await app.store.hosts.load(idOf(bytes.subarray(0, 16)));
  const connector = host?.connectors.find(({ id }) => id === idOf(bytes.subarray(16, 32)));
  const { proving } = connector ?? {};
  if (!host || !connector || proving?.to !== '') throw new Refusal('invalid_link');
  if (!sameText(start, await startOf(app, host.id, connector.id, proving.session))) throw new Refusal('invalid_link');
  if (connector.rejected || isLate(proving.until, app)) throw new Refusal('link_expired');
  const proof = { connector, typed: '', requestId, sessionId: '', hostDestination: chat };
  await admitProof(app, proof, admit(host));
  await recordProof(app, host, proof);
}

type ConnectedHost = NonNullable<Awaited<ReturnType<App['store']['hosts']['load']>>>;

const isLate = (until: Instant, app: App): boolean => instant(app.now()) >= until;
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
