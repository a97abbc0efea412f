import type { AdmitChange } from '#accounts/change-quota.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { parseContacts, parseDestination } from '#common/contact.ts';
import { emailKey } from '#common/email.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type ConnectorRecord, isBeingSetUp } from '#hosts/rules/host.ts';
import { letterheadOf } from '#messages/rules/letter.ts';
import { renderConnectorTest } from '#messages/rules/render-letter.ts';
import { sendMessage } from '#messages/send-message.ts';
import { connectorRow } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';

/** A test of a connector. `typed`: the destination as the Host typed it. */
export interface ConnectorTest {
  connector: ConnectorRecord;
  typed: string;
  requestId: string;
  sessionId: string;
}

/** A test message that was accepted at an address of the Host. */
export interface Proof extends ConnectorTest {
  hostDestination: string | null;
}

/** Sends a test message, and returns how many milliseconds its delivery took. The first success to an address of the Host verifies the connector. */
export async function testConnector(app: App, host: HostRecord, test: ConnectorTest, admit: AdmitChange): Promise<number> {
  // A test tells us where the Host is reached: a session that only a mailbox has confirmed must not change that.
  assertNotRecovered(host);
  const { connector } = test;
  if (connector.rejected) throw new Refusal('connector_rejected');
  const to = destinationOf(test);
  const proof: Proof = { ...test, hostDestination: connector.type === 'email' ? null : to };
  const reachesHost = isHosts(host, connector.type, to);
  if (reachesHost) await admitProof(app, proof, admit);
  const deliveryTime = await deliver(app, host, to, test);
  if (reachesHost) await recordProof(app, host, proof);
  return deliveryTime;
}

/** Our own account is not for messages to others: it sends a test to the proven address only. */
function destinationOf({ connector: { type, by, hostDestination }, typed }: ConnectorTest): string {
  const to = by === 'service' ? hostDestination : parseDestination(type, typed);
  if (to == null) throw new Refusal('invalid_destination', `This is not an address for ${type}. Nothing was sent. Please check it.`);
  return to;
}

async function deliver(app: App, host: HostRecord, to: string, { connector, requestId }: ConnectorTest): Promise<number> {
  const started = performance.now();
  const delivery = await sendMessage(
    app,
    host.id,
    { channel: connector.type, to, connector },
    { ...renderConnectorTest({ ...letterheadOf(app), locale: host.profile.locale }), id: requestId, person: 'host', purpose: 'first-contact' },
  );
  if (!delivery.accepted) throw new Refusal('delivery_failed', `The message could not be delivered. ${delivery.reason}`);
  return Math.round(performance.now() - started);
}

/** Counts a proof if people are notified of it, or throws. Called before the message leaves, or before the proof is recorded. */
export async function admitProof(app: App, proof: Proof, admit: AdmitChange): Promise<void> {
  if (isAnnounced(app, proof.connector, proof)) await admit('change');
}

/**
 * Records that an address is the Host's, and returns the connector. The message was sent: if another request commits first, only the
 * record of it is repeated.
 */
export async function recordProof(app: App, host: HostRecord, proof: Proof): Promise<ConnectorRecord> {
  const { connector, requestId } = proof;
  let verified = connector;
  const reload = async () => (await app.store.hosts.load(host.id)) ?? host;
  await retryUntilCommittedFrom(host, reload, async (now) => {
    assertNotRecovered(now);
    const current = now.connectors.find((one) => one.id === connector.id && isSameSetUp(one, connector));
    if (!current || current.rejected) return;
    const at = instant(app.now());
    verified = provenBy(current, proof, at);
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: now.root, put: { [connectorRow(current.id)]: verified } }],
      effects: isAnnounced(app, current, proof) ? notifyConnectionChange(now, { what: 'connector', id: current.id, how: 'tested' }, requestId) : [],
      audit: [{ event: 'connector_verified', facts: { connector: current.id } }],
    });
  });
  return verified;
}

/** Whether a connector is still set up as it was when its message left. */
function isSameSetUp(a: ConnectorRecord, b: ConnectorRecord): boolean {
  return a.config === b.config && a.by === b.by && a.proving?.session === b.proving?.session;
}

function provenBy(current: ConnectorRecord, proof: Proof, at: Instant): ConnectorRecord {
  const { proving, ...known } = current;
  const { hostDestination } = proof;
  const waits = proving && proving.to !== '' && proving.to !== hostDestination ? { proving } : {};
  return { ...known, ...waits, trouble: null, isVerified: true, hostDestination, ...(isNewProof(current, proof) && { provenAt: at }) };
}

function isNewProof(known: ConnectorRecord, { hostDestination }: Proof): boolean {
  return !known.isVerified || known.hostDestination !== hostDestination;
}

function isAnnounced(app: App, known: ConnectorRecord, proof: Proof): boolean {
  return isNewProof(known, proof) && !isBeingSetUp(known, proof.sessionId, instant(app.now()));
}

/** A test to a Survivor's contact does not show that the Host is reached. By e-mail the Host is reached at the address of their account. */
function isHosts(host: HostRecord, type: string, to: string): boolean {
  const survivors = host.survivors.flatMap((survivor) => parseContacts(survivor.contacts));
  if (survivors.some((contact) => contact.type === type && emailKey(contact.value) === emailKey(to))) return false;
  return type !== 'email' || emailKey(to) === emailKey(host.profile.email);
}
