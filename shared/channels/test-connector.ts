import type { AdmitChange } from '#accounts/change-quota.ts';
import { assertNotRecovered } from '#accounts/rules/recovered.ts';
import type { App } from '#app/app.ts';
import { parseContacts, parseDestination } from '#common/contact.ts';
import { emailKey } from '#common/email.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type ConnectorRecord, isBeingSetUp } from '#hosts/rules/host.ts';
import { connectorTest } from '#messages/rules/direct.ts';
import { letterheadOf } from '#messages/rules/letter.ts';
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
interface Proof extends ConnectorTest {
  hostDestination: string | null;
}

/** Sends a test message, and returns how many milliseconds its delivery took. The first success to an address of the Host verifies the connector. */
export async function testConnector(app: App, host: HostRecord, test: ConnectorTest, admit: AdmitChange): Promise<number> {
  // A test tells us where the Host is reached: a session that only a mailbox has confirmed must not change that.
  assertNotRecovered(host);
  const { connector } = test;
  if (connector.rejected) throw new Refusal('connector_rejected');
  const to = parseDestination(connector.type, test.typed);
  if (to === undefined) throw new Refusal('invalid_destination', `This is not an address for ${connector.type}. Nothing was sent. Please check it.`);
  const proof: Proof = { ...test, hostDestination: connector.type === 'email' ? null : to };
  const reachesHost = isHosts(host, connector.type, to);
  if (reachesHost && isAnnounced(app, connector, proof)) await admit('change');
  const deliveryTime = await deliver(app, host, to, test);
  if (reachesHost) await recordProof(app, host, proof);
  return deliveryTime;
}

async function deliver(app: App, host: HostRecord, to: string, { connector, requestId }: ConnectorTest): Promise<number> {
  const started = performance.now();
  const delivery = await sendMessage(
    app,
    host.id,
    { channel: connector.type, to, connector },
    { ...connectorTest(letterheadOf(app)), id: requestId, person: 'host' },
  );
  if (!delivery.accepted) throw new Refusal('delivery_failed', `The message could not be delivered. ${delivery.reason}`);
  return Math.round(performance.now() - started);
}

/** The message was sent: if another request commits first, only the record of it is repeated. */
function recordProof(app: App, host: HostRecord, proof: Proof): Promise<void> {
  const { connector, hostDestination, requestId } = proof;
  const reload = async () => (await app.store.hosts.load(host.id)) ?? host;
  return retryUntilCommittedFrom(host, reload, async (now) => {
    assertNotRecovered(now);
    const current = now.connectors.find(({ id, config }) => id === connector.id && config === connector.config);
    if (!current || current.rejected) return;
    const at = instant(app.now());
    const verified = {
      ...current,
      trouble: null,
      isVerified: true,
      hostDestination,
      ...(isNewProof(current, proof) && { provenAt: at }),
    };
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: now.root, put: { [connectorRow(current.id)]: verified } }],
      effects: isAnnounced(app, current, proof) ? notifyConnectionChange(now, { what: 'connector', id: current.id, how: 'tested' }, requestId) : [],
      audit: [{ event: 'connector_verified', facts: { connector: current.id } }],
    });
  });
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
