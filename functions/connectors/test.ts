import * as z from 'zod';
import { parseContacts, parseDestination } from '#domain/contact.ts';
import { emailKey } from '#domain/email.ts';
import { type ConnectorRecord, isBeingSetUp } from '#domain/host.ts';
import { connectorTest } from '#domain/messages/direct.ts';
import { notifyConnectionChange } from '#domain/messages/notify-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { testDelivered } from '#http/replies/connectors.ts';
import { ok } from '#http/reply.ts';
import type { HostRecord } from '#store/hosts.ts';
import { connectorRow } from '#store/keys.ts';
import { assertNotRecovered } from '#workflows/guards.ts';
import { sendMessage } from '#workflows/messages/send-message.ts';
import { untilCommittedFrom } from '#workflows/retry.ts';

const Body = z.object({ test_destination: z.string('test_destination is required.').max(254) });

/** POST /api/connectors/<id>/test: delivers a message; a first success to an address of the Host verifies the connector. */
export const handler = hostEndpoint(routes['connectors/test'], { body: Body, reply: testDelivered }, async (request) => {
  const { app, body, event, host, id, requestId, sessionId } = request;
  const connector = host.connectors.find((one) => one.id === id);
  if (!connector) throw new Refusal('connector_not_found');
  // A test tells us where the Host is reached, which somebody with nothing but a mailbox must not.
  assertNotRecovered(host);
  const to = parseDestination(connector.type, body.test_destination);
  if (to === undefined) throw new Refusal('invalid_destination', `This is not an address for ${connector.type}. Nothing was sent. Please check it.`);
  const hostDestination = connector.type === 'email' ? null : to;
  const isNew = (known: ConnectorRecord) => !known.isVerified || known.hostDestination !== hostDestination;
  const isTold = (known: ConnectorRecord) => isNew(known) && !isBeingSetUp(known, sessionId, instant(app.now()));
  const proves = isHosts(host, connector.type, to);
  if (proves && isTold(connector)) await admitChange({ app, event, host });
  const started = performance.now();
  const delivery = await sendMessage(app, host.id, { channel: connector.type, to, connector }, { ...connectorTest(), id: requestId });
  const deliveryTime = Math.round(performance.now() - started);
  if (!delivery.accepted) throw new Refusal('delivery_failed', `The message could not be delivered. ${delivery.reason}`);
  if (proves) {
    const readAnew = async () => (await app.store.hosts.load(host.id)) ?? host;
    // The message has left: only the note of it is repeated if somebody else commits first.
    await untilCommittedFrom(host, readAnew, async (now) => {
      assertNotRecovered(now);
      const current = now.connectors.find((one) => one.id === id && one.config === connector.config);
      if (!current) return;
      const at = instant(app.now());
      const verified = { ...current, trouble: null, isVerified: true, hostDestination, ...(isNew(current) && { provenAt: at }) };
      await app.store.commit({
        hostId: host.id,
        at,
        requestId,
        aggregates: [{ root: now.root, put: { [connectorRow(id)]: verified } }],
        effects: isTold(current) ? notifyConnectionChange(now, { what: 'connector', id, how: 'tested' }, requestId) : [],
        audit: [{ event: 'connector_verified', facts: { connector: id } }],
      });
    });
  }
  return ok({
    success: true,
    message: `The message was handed over and should arrive at ${connector.type} within a minute.`,
    delivery_time_ms: deliveryTime,
  });
});

/** A test to a Survivor's contact proves nothing about reaching the Host; by e-mail the Host is reached at the account's address. */
function isHosts(host: HostRecord, type: string, to: string): boolean {
  const survivors = host.survivors.flatMap((survivor) => parseContacts(survivor.contacts));
  if (survivors.some((contact) => contact.type === type && emailKey(contact.value) === emailKey(to))) return false;
  return type !== 'email' || emailKey(to) === emailKey(host.profile.email);
}
