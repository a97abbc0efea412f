import type { App } from '#app/app.ts';
import { type DeliveryRoute, isFromService } from '#channels/rules/delivery.ts';
import type { ServiceMessage, TextPurpose } from '#channels/rules/text-budget.ts';
import type { HostChannel } from '#common/contact.ts';
import { instant } from '#common/time.ts';
import type { Delivery, OutgoingMessage } from '#connectors/connector.ts';
import { withPlainSigns } from '#connectors/text-parts.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { withoutConnector } from '#hosts/rules/settings.ts';
import type { Content } from '#messages/rules/render-letter.ts';
import { faultFacts } from '#net/log.ts';
import { connectorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { mailTags } from './mail-identity.ts';

/** What a message is sent with. */
export type SendPorts = Pick<App, 'now' | 'keyring' | 'envelope' | 'store' | 'mailer' | 'connectors' | 'workers' | 'log'>;

/** A rendered message and its id. `person`: as in `MailIdentity`. `purpose`: what it is charged to if it costs money. `once`: as in `ServiceMessage`. */
type Sendable = Content & { id: string; person: string; purpose: TextPurpose; once?: string | undefined };

/** Sends one message over one route: the letter by e-mail, its short form over the other channels. Never throws for what the other side does. */
export async function sendMessage(
  ports: SendPorts,
  hostId: string,
  route: DeliveryRoute,
  { person, purpose, once, ...content }: Sendable,
): Promise<Delivery> {
  const { connector, to, channel } = route;
  const message = formFor(channel, content);
  if (isFromService(route)) {
    const delivery = await sendFromService(ports, { hostId, channel, to, text: message.text, purpose, ...(once !== undefined && { once }) });
    if (!delivery.accepted && delivery.gone && connector !== 'own') await forgetConnector(ports, hostId, connector);
    return delivery;
  }
  if (connector === 'own') return ports.mailer.send({ ...message, to }, await mailTags(ports, { host: hostId, person, message: message.id }, to));
  const config = await connectorConfig(ports, hostId, connector);
  const knownAs = connector.knownAs?.[to.toLowerCase()];
  const delivery = await ports.connectors.deliver(connector.type, config, { ...message, to, ...(knownAs !== undefined && { knownAs }) });
  if (!delivery.accepted && delivery.gone) await forgetConnector(ports, hostId, connector);
  if (delivery.accepted && delivery.knownAs !== undefined && delivery.knownAs !== knownAs) {
    await remember(ports, hostId, connector, { to, knownAs: delivery.knownAs });
  }
  return delivery;
}

/** Only one worker has the operator's accounts. Never throws, as the providers' adapters do not. */
async function sendFromService({ workers, log }: SendPorts, message: Omit<ServiceMessage, 'channel'> & { channel: HostChannel }): Promise<Delivery> {
  try {
    // The worker gives nothing else.
    return (await workers.call('send-from-service', message, SEND_MS)) as Delivery;
  } catch (error) {
    log.alarm('send_failed', { channel: message.channel, ...faultFacts(error) });
    return { accepted: false, reason: 'Something went wrong on our side.', permanent: false };
  }
}

/** As long as a call to a provider of the Host may take. */
const SEND_MS = 20_000;

/** The form of a message for one channel: the letter, its short form, or the notice. */
function formFor(channel: HostChannel, { short, notice, ...letter }: Content & { id: string }): Omit<OutgoingMessage, 'to' | 'knownAs'> {
  if (channel === 'email') return letter;
  if (channel !== 'push' || !notice) return { ...letter, text: channel === 'sms' ? withPlainSigns(short) : short };
  const { title: subject, ...shown } = notice;
  return { ...letter, ...shown, subject };
}

/** The message was sent, so what can't be saved now is found out again with the next one. */
async function remember(
  ports: SendPorts,
  hostId: string,
  { id, config }: ConnectorRecord,
  { to, knownAs }: { to: string; knownAs: string },
): Promise<void> {
  try {
    await retryUntilCommitted(async () => {
      const host = await ports.store.hosts.load(hostId);
      const current = host?.connectors.find((one) => one.id === id && one.config === config);
      if (!host || !current) return;
      const put = { [connectorRow(id)]: { ...current, knownAs: { ...current.knownAs, [to.toLowerCase()]: knownAs } } };
      await ports.store.commit({ hostId, at: instant(ports.now()), aggregates: [{ root: host.root, put }] });
    });
  } catch (error) {
    ports.log.alarm('not_remembered', { connector: id, ...faultFacts(error) });
  }
}

/** A connector's settings, unwrapped. */
export async function connectorConfig(
  ports: Pick<App, 'envelope'>,
  hostId: string,
  connector: Pick<ConnectorRecord, 'id' | 'config'>,
): Promise<unknown> {
  const plain = await ports.envelope.decrypt('connector-config', { host: hostId, connector: connector.id }, connector.config);
  return JSON.parse(plain.toString('utf8'));
}

/** Deletes a connector whose browser or chat no longer takes our messages, and tells the Host over the others. */
export async function forgetConnector(ports: Pick<App, 'now' | 'store'>, hostId: string, { id, config }: ConnectorRecord): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await ports.store.hosts.load(hostId);
    const device = host?.connectors.find((one) => one.id === id && one.config === config);
    if (!host || !device) return;
    const settings = withoutConnector(host.settings, id);
    await ports.store.commit({
      hostId,
      at: instant(ports.now()),
      aggregates: [{ root: host.root, put: settings ? { SETTINGS: settings } : {}, remove: [connectorRow(id)] }],
      effects: [goneNotice(device)],
      audit: [{ event: device.type === 'push' ? 'device_gone' : 'chat_gone', facts: { connector: id } }],
    });
  });
}

function goneNotice({ id, type, name }: ConnectorRecord): Effect {
  return type === 'push' ? notifyHost('device-gone', `device-gone/${id}`, { device: name }) : notifyHost('chat-gone', `chat-gone/${id}`, {});
}
