import type { Reply } from '#tests/support/client.ts';
import type { Random } from '#tests/support/random.ts';
import { letter, type Survivor } from '#tests/support/story.ts';
import { clientAt, stackOfWorld } from '#tests/world/world.ts';
import { type Chronicle, newChronicle } from './chronicle.ts';
import type { Host, Person } from './people.ts';
import type { Years } from './years.ts';

/** A Host in the world: the person, what they hold, and what an observer saw. */
export interface Lived {
  host: Host;
  random: Random;
  years: Years;
  chronicle: Chronicle;
  family: Relative[];
  /** The address of the account. A new one replaces a mailbox that no longer exists. */
  email: string;
  token: string;
  willId: string;
  /** The buckets of the newest sealing. */
  buckets: string[];
  storages: string[];
  /** When each bucket was chosen. */
  madeAt: Map<string, number>;
  stopCode: string;
  /** The newest link that says that a pause was not the Host's. */
  notMine?: string;
  /** What a person has reacted to. */
  reacted: Set<string>;
}

/** A Survivor in the world. */
export interface Relative {
  person: Person;
  id: string;
  email: string;
  isRead: boolean;
  codes: string[];
  session?: string;
}

const PASSWORD = 'the piano is out of tune';
const addressOf = ({ number }: Host, who = 0): string => `127.${1 + who}.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** The newest one-time codes and links, by address. */
export const mailbox = new Map<string, { code?: string; verify?: string }>();

/** Sends a request as a Survivor, or as a person without an account. */
export const askAs = ({ host }: Pick<Lived, 'host'>, who: number, method: string, path: string, asking: object = {}): Promise<Reply> =>
  clientAt(addressOf(host, who + 1))(method, path, { contract: false, ...asking });

/** Sends a request as the Host, who signs in again when the session has ended. */
export async function ask(life: Lived, method: string, path: string, asking: object = {}): Promise<Reply> {
  const send = () => clientAt(addressOf(life.host))(method, path, { contract: false, token: life.token, ...asking });
  const reply = await send();
  if (reply.status !== 401) return reply;
  await signIn(life);
  return send();
}

async function signIn(life: Lived): Promise<void> {
  const { body } = await clientAt(addressOf(life.host))('POST', '/api/auth/login', {
    json: { email: life.email, password: PASSWORD },
    contract: false,
  });
  life.token = body.access_token ?? '';
}

async function must(life: Lived, method: string, path: string, asking: object = {}): Promise<Reply['body']> {
  const { status, body } = await ask(life, method, path, asking);
  if (status >= 300) throw new Error(`${method} ${path} of Host ${life.host.number}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Registers, sets everything up and seals, as a page would. */
export async function beginLife(host: Host, years: Years, random: Random): Promise<Lived> {
  const { email, settings } = host;
  const life: Lived = {
    ...{
      host,
      years,
      random,
      family: [],
      email,
      token: '',
      willId: '',
      buckets: [],
      storages: [],
      madeAt: new Map(),
      stopCode: '',
      reacted: new Set(),
    },
    chronicle: newChronicle(years.now(), settings),
  };
  lives.set(email, life);
  await must(life, 'POST', '/api/auth/register', { json: { email, password: PASSWORD, display_name: `Anna ${host.number}` } });
  await verifyAddress(life, email);
  await signIn(life);
  if (host.timezone !== 'UTC') await must(life, 'PUT', '/api/host/profile', { json: { timezone: host.timezone } });
  for (const [priority, channel] of host.channels.entries()) await connect(life, channel, priority);
  await nameFamily(life);
  await must(life, 'PUT', '/api/host/settings', { json: { ...settings, survivor_threshold: host.threshold } });
  await takeStorages(life);
  await seal(life);
  if (host.card !== 'none') life.stopCode = (await must(life, 'POST', '/api/host/stop-card')).stop_code;
  life.chronicle = newChronicle(years.now(), settings);
  return life;
}

/** All lives, by every address and telephone of their Hosts and Survivors. */
export const lives = new Map<string, Lived>();

/** Opens the newest link that confirms an address. */
export async function verifyAddress(life: Lived, email: string): Promise<boolean> {
  await stackOfWorld.messages();
  const { status } = await clientAt(addressOf(life.host))('POST', '/api/auth/verify-email', {
    json: { token: mailbox.get(email)?.verify },
    contract: false,
  });
  return status === 200;
}

async function connect(life: Lived, type: Host['channels'][number], priority: number): Promise<void> {
  const { smtp, sms, whatsapp } = await stackOfWorld.endpoints();
  const mail = { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: life.email };
  const config = { email: mail, sms, whatsapp }[type];
  lives.set(life.host.phone, life);
  const { id } = await must(life, 'POST', '/api/connectors', { json: { type, name: type, config, priority } });
  await must(life, 'POST', `/api/connectors/${id}/test`, { json: { test_destination: type === 'email' ? life.email : life.host.phone } });
}

async function nameFamily(life: Lived): Promise<void> {
  for (const person of life.host.people) {
    const { name, email } = person;
    lives.set(email, life);
    const json = { name, relationship: 'child', contact_methods: [{ type: 'email', value: email }], personal_message: `Dear ${name}` };
    const { id, backup_codes }: { id: string; backup_codes: Survivor['backupCodes'] } = await must(life, 'POST', '/api/survivors', { json });
    life.family.push({ person, id, email, isRead: true, codes: person.hasPaper ? backup_codes : [] });
  }
}

/** Connects one bucket for each storage that this Host wants. Returns whether all of them could be used. */
export async function takeStorages(life: Lived): Promise<boolean> {
  const { object_store: keys } = await stackOfWorld.endpoints();
  const made = life.madeAt.size;
  const buckets = life.host.unreachable.map((_, n) => `bucket-${life.host.number}-${made + n}`);
  for (const bucket of buckets) life.madeAt.set(bucket, life.years.now());
  const ids: string[] = [];
  for (const bucket of buckets) {
    const json = { type: 'object_store', name: bucket, config: { ...keys, bucket }, directory_path: '/wills' };
    const { status, body } = await ask(life, 'POST', '/api/storages', { json });
    if (status !== 201) return false;
    ids.push(body.id);
  }
  Object.assign(life, { storages: ids, buckets });
  return true;
}

/** Uploads a letter and seals it. Returns whether it was sealed. */
export async function seal(life: Lived): Promise<boolean> {
  const [storage_id, ...mirror_storage_ids] = life.storages;
  const uploaded = await ask(life, 'POST', '/api/will/upload', { parts: [letter()] });
  if (uploaded.status !== 201) return false;
  const { status, body } = await ask(life, 'POST', '/api/will/encrypt', { json: { storage_id, mirror_storage_ids } });
  if (status !== 200) return false;
  life.willId = body.will_id;
  life.chronicle.seals.push(life.years.now());
  return true;
}
