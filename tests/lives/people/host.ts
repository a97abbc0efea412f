import { type Action, between, type Host, type Life, oneOf, type Person } from '#tests/lives/life.ts';
import { linkIn } from '#tests/lives/mailbox.ts';
import type { Reply } from '#tests/support/client.ts';
import { letter } from '#tests/support/story.ts';
import { stackOfWorld } from '#tests/world/world.ts';

const host = (person: Person): Host => person as Host;

/** An action of a Host who is alive. */
const doing = (
  name: string,
  can: (host: Host, life: Life) => boolean,
  perform: (life: Life, host: Host, chance: Parameters<Action['perform']>[2]) => Promise<void>,
  weight = 1,
): Action => ({
  ...{ name: `host ${name}`, role: 'host', weight },
  can: (life, person) => !host(person).isDead && can(host(person), life),
  perform: (life, person, chance) => perform(life, host(person), chance),
});

const isSignedIn = ({ accessToken }: Host): boolean => accessToken !== undefined;

/** Sends a request of a signed-in Host. As our pages do, it signs in again when the session has ended. */
async function ask(life: Life, by: Host, method: string, path: string, json?: object): Promise<Reply> {
  const send = () => life.ask(by, method, path, { ...(by.accessToken && { token: by.accessToken }), ...(json && { json }) });
  const reply = await send();
  if (reply.status !== 401) return reply;
  const { status, body } = await life.ask(by, 'POST', '/api/auth/login', { json: { email: by.email, password: by.password } });
  if (status !== 200) return reply;
  Object.assign(by, { accessToken: body.access_token, refreshToken: body.refresh_token });
  return send();
}

export const hostActions: readonly Action[] = [
  doing(
    'registers',
    ({ id }) => id === undefined,
    async (life, by) => {
      const { status, body } = await life.ask(by, 'POST', '/api/auth/register', {
        json: { email: by.email, password: by.password, display_name: by.name },
      });
      if (status === 201) by.id = body.id;
      life.tell(`${by.name} registers (${status}).`);
    },
    20,
  ),
  doing(
    'confirms the address',
    ({ email }, life) => linkIn(life, email, 'verify-email') !== undefined,
    async (life, by) => {
      const { status } = await life.ask(by, 'POST', '/api/auth/verify-email', { json: { token: linkIn(life, by.email, 'verify-email') } });
      life.tell(`${by.name} confirms the address (${status}).`);
    },
    5,
  ),
  doing(
    'signs in',
    ({ id }) => id !== undefined,
    async (life, by) => {
      const { status, body } = await life.ask(by, 'POST', '/api/auth/login', { json: { email: by.email, password: by.password } });
      if (status === 200) Object.assign(by, { accessToken: body.access_token, refreshToken: body.refresh_token });
      life.tell(`${by.name} signs in (${status}).`);
    },
    5,
  ),
  doing(
    'takes the storage of the service',
    (by) => isSignedIn(by) && by.storageIds.length === 0,
    async (life, by) => {
      const { status, body } = await ask(life, by, 'POST', '/api/storages', { type: 'service', name: 'With the service' });
      if (status === 201) by.storageIds.push(body.id);
      life.tell(`${by.name} takes the storage of the service (${status}).`);
    },
    10,
  ),
  doing(
    'connects their own mail',
    (by) => isSignedIn(by) && by.connectorIds.length === 0,
    async (life, by) => {
      const { smtp } = await stackOfWorld.endpoints();
      const config = { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: by.email };
      const { status, body } = await ask(life, by, 'POST', '/api/connectors', { type: 'email', name: 'My mail', config, priority: 0 });
      if (status === 201) {
        by.connectorIds.push(body.id);
        await ask(life, by, 'POST', `/api/connectors/${body.id}/test`, { test_destination: by.email });
      }
      life.tell(`${by.name} connects their own mail (${status}).`);
    },
    10,
  ),
  doing(
    'names a person',
    (by, life) => isSignedIn(by) && life.state.survivors.some(({ id }) => id === undefined),
    async (life, by) => {
      const named = life.state.survivors.find(({ id }) => id === undefined);
      if (!named) return;
      const json = {
        name: named.name,
        relationship: 'child',
        contact_methods: [{ type: 'email', value: named.email }],
        personal_message: named.message,
      };
      const { status, body } = await ask(life, by, 'POST', '/api/survivors', json);
      if (status === 201) Object.assign(named, { id: body.id, paper: { backupCodes: body.backup_codes, recoveryKey: body.recovery_key } });
      life.tell(`${by.name} names ${named.name} (${status}).`);
    },
    10,
  ),
  doing(
    'uploads a document',
    (by) => isSignedIn(by),
    async (life, by, chance) => {
      const filename = `letter-${between(chance, 1, 3)}.txt`;
      const content = `The secret of ${filename} is ${chance.bytes(12).toString('hex')}.\n`;
      const { status, body } = await life.ask(by, 'POST', '/api/will/upload', { token: by.accessToken ?? '', parts: [letter(filename, content)] });
      if (status === 201) {
        by.willId = body.will_id;
        by.drafted[filename] = content;
      }
      life.tell(`${by.name} uploads ${filename} (${status}).`);
    },
    3,
  ),
  doing(
    'seals',
    (by) => isSignedIn(by) && by.storageIds.length > 0 && Object.keys(by.drafted).length > 0,
    async (life, by, chance) => {
      const { status, body } = await ask(life, by, 'POST', '/api/will/encrypt', { storage_id: oneOf(chance, by.storageIds) });
      if (status === 200) Object.assign(by, { isSealed: true, documents: by.drafted, drafted: {} });
      life.tell(`${by.name} seals the will (${status}${status === 200 ? '' : ` ${body.code}`}).`);
    },
    5,
  ),
  doing('says that they are well', isSignedIn, async (life, by) => {
    const { status } = await ask(life, by, 'POST', '/api/liveness/alive', {});
    life.tell(`${by.name} says that they are well (${status}).`);
  }),
  doing(
    'dies',
    ({ isSealed }) => isSealed,
    async (life, by) => {
      by.isDead = true;
      life.tell(`${by.name} dies.`);
    },
    0.3,
  ),
];
