import type { AdmitChange } from '#accounts/change-quota.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, HOUR, type Instant, instant, MINUTE } from '#common/time.ts';
import type { ServiceConfig } from '#connectors/index.ts';
import { normalizeOneTimeCode, oneTimeCode, sameCode } from '#custody/one-time-code.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { AddressToProve, ConnectorRecord } from '#hosts/rules/host.ts';
import { letterheadOf } from '#messages/rules/letter.ts';
import { renderOneTimeCode as codeMessage } from '#messages/rules/render-letter.ts';
import { sendMessage } from '#messages/send-message.ts';
import { admitProof, recordProof } from './test-connector.ts';

const CODE_MINUTES = 10;
const CODE_TRIES = 5;

/** The fields of a connector over which the service itself sends, while its address waits for a proof. */
export type ServiceChannel = Required<Pick<ConnectorRecord, 'by' | 'proving' | 'config'>>;

/**
 * Begins the proof of an address: sends a code to a number, or prepares the start of the chat with the service's bot. Nothing is stored
 * yet. Throws Refusal `channel_not_offered`, or `delivery_failed` if no code could be sent.
 */
export async function startProof(
  app: App,
  host: HostRecord,
  { id, type }: Pick<ConnectorRecord, 'id' | 'type'>,
  config: ServiceConfig,
): Promise<ServiceChannel> {
  const isOffered = type === 'sms' ? host.offers.sms.length > 0 : type === 'telegram' && host.offers.telegram !== '';
  if (!isOffered) throw new Refusal('channel_not_offered');
  // The address tells us where the Host is reached: a session that only a mailbox has confirmed must not change that.
  assertNotRecovered(host);
  const proving = 'number' in config ? await sendCode(app, host, id, config.number) : await expectStart(app);
  return { by: 'service', proving, config: '' };
}

/** A start that a person presses in the chat with the service's bot, within an hour. */
export async function expectStart(app: App): Promise<AddressToProve> {
  await app.workers.call('send-from-service', { registerBot: true });
  return { session: app.newId(), to: '', until: after(instant(app.now()), HOUR) };
}

async function sendCode(app: App, host: HostRecord, id: string, to: string): Promise<AddressToProve> {
  const proving = { session: app.newId(), to, until: after(instant(app.now()), CODE_MINUTES * MINUTE) };
  const content = codeMessage(
    { code: await codeFor(app, host.id, id, proving), minutes: CODE_MINUTES, use: 'number' },
    { ...letterheadOf(app), locale: host.profile.locale },
  );
  const message = { ...content, id: proving.session, person: 'host', purpose: 'first-contact' as const };
  const delivery = await sendMessage(app, host.id, { channel: 'sms', to, connector: 'own' }, message);
  if (!delivery.accepted) throw new Refusal('delivery_failed', `The code could not be sent. ${delivery.reason}`);
  return proving;
}

/** The code is derived from what it is bound to, and stored nowhere. */
async function codeFor(app: App, hostId: string, connectorId: string, { session, to, until }: AddressToProve): Promise<string> {
  const bound = { purpose: 'number' as const, sessionId: session, subject: hostId, survivorId: connectorId, destination: to };
  return oneTimeCode(await app.keyring.key('otp-key'), { ...bound, contactsHash: '', expiresAt: until });
}

/** A code that a Host typed. */
export interface TypedCode {
  connector: ConnectorRecord;
  code: string;
  requestId: string;
  sessionId: string;
}

/** Proves the number to which the code was sent. Throws Refusal `wrong_channel_code` for a wrong, late or exhausted one. */
export async function proveNumber(
  app: App,
  host: HostRecord,
  { connector, code, requestId, sessionId }: TypedCode,
  admit: AdmitChange,
): Promise<ConnectorRecord> {
  assertNotRecovered(host);
  const { proving } = connector;
  if (!proving || !(await isRight(app, host.id, connector.id, proving, code))) throw new Refusal('wrong_channel_code');
  const proof = { connector, typed: proving.to, requestId, sessionId, hostDestination: proving.to };
  await admitProof(app, proof, admit);
  return recordProof(app, host, proof);
}

async function isRight(app: App, hostId: string, connectorId: string, proving: AddressToProve, typed: string): Promise<boolean> {
  if (isOver(proving, instant(app.now()))) return false;
  const { admitted } = await app.store.counters.admit('channel-codes', proving.session, CODE_TRIES, 86_400, app.now());
  const code = normalizeOneTimeCode(typed);
  return admitted && code !== undefined && sameCode(code, await codeFor(app, hostId, connectorId, proving));
}

/** Whether the time to prove an address is over. */
export function isOver({ until }: AddressToProve, now: Instant): boolean {
  return now >= until;
}
