import type { Delivery, OutgoingMessage } from '#connectors/connector.ts';
import { contactId } from '#custody/contacts.ts';
import { addressesOf, settledEmail } from '#domain/account.ts';
import { byPriority, type Channel, type ContactMethod, readContacts } from '#domain/contact.ts';
import type { OnlyAddress } from '#domain/effect.ts';
import type { ConnectorRecord } from '#domain/host.ts';
import { formerContacts, type Survivor } from '#domain/survivor.ts';
import { type Instant, instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import { faultFacts } from '#platform/log.ts';
import type { HostRecord } from '#store/hosts.ts';
import { untilCommitted } from './retry.ts';

/** One way to one person. `own`: the service's own mailer. */
export interface Way {
  channel: Channel;
  to: string;
  connector: ConnectorRecord | 'own';
  /** Tried even after another way has taken the message. */
  also?: true;
}

/**
 * The Host's ways in the order they are tried: the preferred connector, the verified by priority, unverified e-mail, our
 * own mailer. After a change of address the former one gets every notice too. `only` is one address, by our own mailer.
 */
export function waysToHost(host: HostRecord, now: Instant, only?: OnlyAddress): Way[] {
  if (only) return [{ channel: 'email', to: only === 'settled' ? settledEmail(host.profile, now) : host.profile.email, connector: 'own' }];
  const preferred = host.settings.preferred_connector_id;
  const rank = (connector: ConnectorRecord): number => (connector.id === preferred ? -1 : connector.priority) + (connector.isVerified ? 0 : 10_000);
  const connectors = [...host.connectors].sort((a, b) => rank(a) - rank(b));
  const ways = connectors.flatMap((connector): Way[] => {
    // A Host is reached by e-mail at the account's address, elsewhere at the address that was proven by a test.
    const to = connector.type === 'email' ? host.profile.email : connector.isVerified ? connector.hostDestination : null;
    return to === null ? [] : [{ channel: connector.type, to, connector }];
  });
  const former = addressesOf(host.profile, now).slice(1);
  return [
    ...ways,
    { channel: 'email', to: host.profile.email, connector: 'own' },
    ...former.map((to): Way => ({ channel: 'email', to, connector: 'own', also: true })),
  ];
}

/**
 * A Survivor's ways in their order. Personal links and e-mailed codes leave through our own mailer:
 * the Host's Sent folder must not come to hold what opens the will.
 */
export function waysToSurvivor(host: HostRecord, survivorId: string): Way[] {
  const survivor = host.survivors.find(({ id }) => id === survivorId);
  return survivor ? waysOver(host, survivor, readContacts(survivor.contacts)) : [];
}

/** The ways of a notice: not to contacts whose owner does not know the Host, or to the contacts that a change has replaced. */
export function noticeWays(host: HostRecord, to: { survivor: string; former?: number }, now: Instant): Way[] {
  const survivor = host.survivors.find(({ id }) => id === to.survivor);
  if (!survivor) return [];
  const contacts = to.former === undefined ? survivor.contacts : formerContacts(survivor, to.former, now);
  const wanted = contacts === undefined ? [] : readContacts(contacts);
  return waysOver(
    host,
    survivor,
    wanted.filter((contact) => !survivor.silenced?.includes(contactId(survivor.id, contact))),
  );
}

function waysOver(host: HostRecord, { connectorPriority }: Survivor, contacts: readonly ContactMethod[]): Way[] {
  return byPriority(contacts, connectorPriority).flatMap(({ type, value }): Way[] => {
    if (type === 'email') return [{ channel: 'email', to: value, connector: 'own' }];
    return host.connectors.filter((connector) => connector.type === type).map((connector) => ({ channel: type, to: value, connector }));
  });
}

/** Hands one message to one way. Never throws for what the other side does. */
export async function send(app: App, hostId: string, way: Way, message: Omit<OutgoingMessage, 'to' | 'knownAs'>): Promise<Delivery> {
  const { connector, to } = way;
  if (connector === 'own') return app.mailer.send({ ...message, to });
  const config = await connectorConfig(app, hostId, connector);
  const knownAs = connector.knownAs?.[to.toLowerCase()];
  const delivery = await app.connectors.deliver(connector.type, config, { ...message, to, ...(knownAs !== undefined && { knownAs }) });
  if (delivery.accepted && delivery.knownAs !== undefined && delivery.knownAs !== knownAs) {
    await remember(app, hostId, connector, to, delivery.knownAs);
  }
  return delivery;
}

/** The message has left, so what can't be noted now is found out again with the next one. */
async function remember(app: App, hostId: string, { id, config }: ConnectorRecord, to: string, knownAs: string): Promise<void> {
  try {
    await untilCommitted(async () => {
      const host = await app.store.hosts.load(hostId);
      const current = host?.connectors.find((one) => one.id === id && one.config === config);
      if (!host || !current) return;
      const put = { [`CONNECTOR#${id}`]: { ...current, knownAs: { ...current.knownAs, [to.toLowerCase()]: knownAs } } };
      await app.store.commit({ hostId, at: instant(app.now()), aggregates: [{ root: host.root, put }] });
    });
  } catch (error) {
    app.log.alarm('not_remembered', { connector: id, ...faultFacts(error) });
  }
}

/** A connector's settings, unwrapped. */
export async function connectorConfig(app: App, hostId: string, connector: Pick<ConnectorRecord, 'id' | 'config'>): Promise<unknown> {
  const plain = await app.envelope.decrypt('connector-config', { host: hostId, connector: connector.id }, Buffer.from(connector.config, 'base64'));
  return JSON.parse(Buffer.from(plain).toString('utf8'));
}
