import { type Action, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import { codeIn } from '#tests/lives/mailbox.ts';
import { stackOfWorld } from '#tests/world/world.ts';
import { acted, askAsHost, end, hostDoes, isSignedIn, isUnclear, said, sendAsHost } from './doing.ts';
import { learnAccount } from './learn.ts';

type Chance = Parameters<Action['perform']>[2];
type Way = NonNullable<Host['options']['way']> | 'email';

/** The browser of https://www.rfc-editor.org/rfc/rfc8291#section-5 */
export const BROWSER = {
  endpoint: 'https://push.example.net/push/of-one-browser',
  keys: { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
};

const hasConnector = (by: Host): boolean => isSignedIn(by) && by.connectorIds.length > 0;
const wantsOne = (by: Host): boolean => by.connectorIds.length < (by.options.way ? 1 : 0);

export const hostChannelActions: readonly Action[] = [
  hostDoes(
    'adds a channel',
    (by) => isSignedIn(by) && by.connectorIds.length < 4,
    addChannel,
    (by) => (wantsOne(by) ? 15 : 0.5),
  ),
  hostDoes('adds a second telephone', (by) => isSignedIn(by) && by.connectorIds.length < 4, addTelephone, 0.2),
  hostDoes('tests a channel', hasConnector, testChannel, 0.7),
  hostDoes('changes a channel', hasConnector, changeChannel, 0.3),
  hostDoes('removes a channel', hasConnector, removeChannel, 0.3),
  hostDoes('types the code of a channel again', (by) => hasConnector(by) && by.options.way === 'sms of the service', verifyAgain, 0.2),
];

/** What a Host sends for a new channel, and the address to which it leads. */
async function channelOf(by: Host, way: Way): Promise<{ type: string; config: object; to: string }> {
  const { smtp, sms, whatsapp } = await stackOfWorld.endpoints();
  const mail = { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: by.email };
  const channels = {
    email: { type: 'email', config: mail, to: by.email },
    sms: { type: 'sms', config: sms, to: by.phone },
    'sms of the service': { type: 'sms', config: { provider: 'service', number: by.phone }, to: by.phone },
    whatsapp: { type: 'whatsapp', config: whatsapp, to: by.phone },
    telegram: { type: 'telegram', config: { provider: 'telegram', bot_token: '123456:a-bot-of-their-own' }, to: '@anna_at_home' },
    push: { type: 'push', config: BROWSER, to: 'push' },
  };
  return channels[way];
}

async function addChannel(life: Life, by: Host, chance: Chance): Promise<void> {
  const way: Way = wantsOne(by) && by.options.way ? by.options.way : oneOf(chance, ['email', 'email', 'sms', 'whatsapp', 'telegram', 'push']);
  if (way === 'push') await askAsHost(life, by, 'GET', '/api/connectors/push-key');
  const { type, config, to } = await channelOf(by, way);
  const reply = await sendAsHost(life, by, 'POST', '/api/connectors', { type, name: `My ${way}`, config, priority: by.connectorIds.length });
  life.tell(`${by.name} adds the channel ${way} ${said(reply)}.`);
  if (isUnclear(reply)) return learnAccount(life, by);
  if (reply.status !== 201) return;
  by.connectorIds.push(reply.body.id);
  acted(life, by, 'channel');
  if (way === 'sms of the service') await typeCode(life, by, reply.body.id);
  else await test(life, by, reply.body.id, to);
}

/** A telephone with another number, which they read too. */
async function addTelephone(life: Life, by: Host): Promise<void> {
  const { sms } = await stackOfWorld.endpoints();
  const number = `${by.phone}9`;
  const json = { type: 'sms', name: 'My other telephone', config: sms, priority: by.connectorIds.length };
  const reply = await sendAsHost(life, by, 'POST', '/api/connectors', json);
  life.tell(`${by.name} adds a second telephone ${said(reply)}.`);
  if (isUnclear(reply)) return learnAccount(life, by);
  if (reply.status !== 201) return;
  if (!by.readAt.includes(number)) by.readAt.push(number);
  by.connectorIds.push(reply.body.id);
  acted(life, by, 'channel');
  await test(life, by, reply.body.id, number);
}

async function test(life: Life, by: Host, id: string, to: string): Promise<void> {
  const reply = await sendAsHost(life, by, 'POST', `/api/connectors/${id}/test`, { test_destination: to });
  if (reply.status === 200) acted(life, by, 'channel');
  life.tell(`${by.name} tests a channel to ${to} ${said(reply)}.`);
}

async function typeCode(life: Life, by: Host, id: string): Promise<void> {
  const reply = await sendAsHost(life, by, 'POST', `/api/connectors/${id}/verify`, { code: codeIn(life, by.phone) ?? '000000' });
  if (reply.status === 200) acted(life, by, 'channel');
  life.tell(`${by.name} types the code from a text message ${said(reply)}.`);
}

interface Listed {
  id: string;
  type: 'email' | 'sms' | 'whatsapp' | 'telegram' | 'push';
  name: string;
}

/** Opens the page of the channels, and chooses one. */
async function chooseChannel(life: Life, by: Host, chance: Chance): Promise<Listed | undefined> {
  const { status, body } = await askAsHost(life, by, 'GET', '/api/connectors');
  return status === 200 && body.connectors.length > 0 ? oneOf<Listed>(chance, body.connectors) : undefined;
}

async function testChannel(life: Life, by: Host, chance: Chance): Promise<void> {
  const listed = await chooseChannel(life, by, chance);
  if (!listed) return;
  const { to } = await channelOf(by, listed.type);
  await test(life, by, listed.id, to);
}

async function verifyAgain(life: Life, by: Host, chance: Chance): Promise<void> {
  await typeCode(life, by, oneOf(chance, by.connectorIds));
}

async function changeChannel(life: Life, by: Host, chance: Chance): Promise<void> {
  const listed = await chooseChannel(life, by, chance);
  if (!listed) return;
  const { config, to } = await channelOf(by, listed.type);
  const where = listed.type === 'sms' || listed.type === 'whatsapp' ? [{ host_destination: to }, { host_destination: null }] : [];
  const change = oneOf<object>(chance, [{ name: `${listed.name} at home` }, { priority: 7 }, { config }, ...where]);
  const reply = await sendAsHost(life, by, 'PUT', `/api/connectors/${listed.id}`, change);
  if (reply.status === 200) acted(life, by, 'channel');
  life.tell(`${by.name} changes ${Object.keys(change)[0]} of the channel ${listed.type} ${said(reply)}.`);
}

async function removeChannel(life: Life, by: Host, chance: Chance): Promise<void> {
  const id = oneOf(chance, by.connectorIds);
  const reply = await askAsHost(life, by, 'DELETE', `/api/connectors/${id}`);
  if (reply.status === 204) {
    end(by, 'connectorId', id);
    by.connectorIds = by.connectorIds.filter((one) => one !== id);
    acted(life, by, 'channel');
  } else if (isUnclear(reply) || reply.status === 404) await learnAccount(life, by);
  life.tell(`${by.name} removes a channel ${said(reply)}.`);
}
