import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import type { CounterScope } from '#common/counters.ts';
import { rejectConnector } from '#hosts/rules/host.ts';
import { connectorRow } from '#store/keys.ts';
import { sharedStage } from '#tests/races/stage.ts';
import * as answers from '#tests/support/answer-links.ts';
import type { Reply } from '#tests/support/client.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import {
  answered,
  DAY,
  type Host,
  joinDrive,
  letter,
  mailConfig,
  newestReset,
  openAccount,
  resetLink,
  resetWith,
  type SealedWill,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';

const stage = sharedStage();

/** Counts this number of changes for the Host today, as if they had been requested one after the other. */
async function spend(host: Host, count: number, scope: CounterScope = 'notified-changes'): Promise<void> {
  const { store, now } = currentApp();
  for (let n = 0; n < count; n += 1) await store.counters.admit(scope, host.id, 1000, DAY, now());
}

const counted = ({ id }: Host, scope: CounterScope = 'notified-changes') => currentApp().store.counters.counted(scope, id, DAY, currentApp().now());
const updateProfile = (host: Host, json: object) => host.ask('PUT', '/api/host/profile', { json });
const readdress = (host: Host, email: string) => updateProfile(host, { email });
const updateBen = (will: SealedWill, json: object) => will.host.ask('PUT', `/api/survivors/${survivorAt(will, 0).id}`, { json });
const passwordOf = (host: Host, next: string) =>
  host.ask('POST', '/api/auth/change-password', { json: { current_password: host.password, new_password: next } });

const reconnect = async ({ host, connectorId }: SealedWill) =>
  host.ask('PUT', `/api/connectors/${connectorId}`, { json: { config: await mailConfig(host) } });

const proveConnector = (host: Host, id: string) => host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination: host.email } });
const addConnector = async (host: Host, name: string) =>
  host.ask('POST', '/api/connectors', { json: { type: 'email', name, config: await mailConfig(host) } });
const addStorage = async (host: Host, name: string) => {
  const { object_store: config } = await stage.endpoints();
  return host.ask('POST', '/api/storages', { json: { type: 'object_store', name, config, directory_path: `/${name}` } });
};

/** A sealed will with a second connector and a second storage, which may be changed and deleted. */
interface Whole extends SealedWill {
  spare: { connector: string; storage: string };
}

async function wholeWill(): Promise<Whole> {
  const will = await sealWill(stage);
  const { host } = will;
  const connector = await addConnector(host, 'Spare');
  // The session that has added a connector may set it up without another notice.
  await signIn(host);
  const storage = await addStorage(host, 'Spare');
  expect([connector.status, storage.status]).toEqual([201, 201]);
  return { ...will, spare: { connector: connector.body.id, storage: storage.body.id } };
}

const eve = [{ type: 'email', value: 'eve@example.net' }];
type Change = [string, (will: Whole) => Promise<Reply>];
/** In this order, these changes can be made to the same will. */
const OF_ONE_WILL: Change[] = [
  ['another connector', ({ host }) => addConnector(host, 'More')],
  ['another config of a connector', reconnect],
  ['a connector that is proven', ({ host, spare }) => proveConnector(host, spare.connector)],
  ['a deleted connector', ({ host, spare }) => host.ask('DELETE', `/api/connectors/${spare.connector}`)],
  ['another storage', ({ host }) => addStorage(host, 'More')],
  [
    'other credentials of a storage',
    async ({ host, spare }) => host.ask('PUT', `/api/storages/${spare.storage}`, { json: { config: (await stage.endpoints())['object_store'] } }),
  ],
  ['a deleted storage', ({ host, spare }) => host.ask('DELETE', `/api/storages/${spare.storage}`)],
  ['other check settings', ({ host }) => host.ask('PUT', '/api/host/settings', { json: { hcit_days: 60 } })],
  [
    'other documents',
    async ({ host, storageId }) => {
      await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('more.txt')] });
      return host.ask('POST', '/api/will/encrypt', { json: { storage_id: storageId } });
    },
  ],
  ['another personal message', (will) => updateBen(will, { personal_message: 'Dear Ben' })],
  ['another name', ({ host }) => updateProfile(host, { display_name: 'Ada' })],
  ['another name of a Survivor', (will) => updateBen(will, { name: 'Benjamin' })],
];
const OTHERS: Change[] = [
  ['a will that moves', ({ host, spare }) => host.ask('POST', '/api/will/encrypt', { json: { storage_id: spare.storage } })],
  ['another Survivor', ({ host }) => host.ask('POST', '/api/survivors', { json: { name: 'Eve', relationship: 'friend', contact_methods: eve } })],
  ['other contacts', (will) => updateBen(will, { contact_methods: eve })],
  ['another paper', (will) => will.host.ask('POST', `/api/survivors/${survivorAt(will, 0).id}/regenerate-codes`)],
  ['a removed Survivor', (will) => will.host.ask('DELETE', `/api/survivors/${survivorAt(will, 2).id}`)],
  ['another e-mail address', ({ host }) => readdress(host, 'elsewhere@example.com')],
  ['another name with another address', ({ host }) => updateProfile(host, { display_name: 'Ada', email: 'somewhere@example.com' })],
];

describe('after a hundred changes in one day that people are notified of,', () => {
  let will: Whole;
  beforeAll(async () => {
    will = await wholeWill();
    expect(said(await proveConnector(will.host, will.connectorId))).toBe('200');
    await spend(will.host, 100);
    await stage.clearMessages();
  });

  it('a connector that is proven can still be tested', async () => {
    expect(said(await proveConnector(will.host, will.connectorId))).toBe('200');
    await stage.clearMessages();
  });

  it.each([...OF_ONE_WILL, ...OTHERS])('and %s is refused after them, without a notice', async (_, change) => {
    expect(said(await change(will))).toBe('429 rate_limited');
    expect(await stage.messages()).toEqual([]);
  });

  it('connecting a drive ends with the reason', async () => {
    await expect(joinDrive(will.host, 'drive_b')).rejects.toThrow('storage=error&reason=rate_limited');
    expect(await stage.messages()).toEqual([]);
  });
});

describe('a change that people are notified of', () => {
  let one: Whole;
  beforeAll(async () => {
    one = await wholeWill();
  });

  it.each(OF_ONE_WILL)('is counted once: %s', (_, change) => expectCountedOnce(one, change));

  it.each(OTHERS)('is counted once: %s', async (_, change) => expectCountedOnce(await wholeWill(), change));

  async function expectCountedOnce(will: Whole, change: Change[1]): Promise<void> {
    const before = await counted(will.host);
    await stage.messages();
    await stage.clearMessages();
    expect((await change(will)).status).toBeLessThan(300);
    expect(await stage.messages()).not.toEqual([]);
    expect((await counted(will.host)) - before).toBe(1);
  }
});

describe('the hundredth change', () => {
  beginAfresh(stage);
  it('is the last one for today, and is announced; changes are possible again tomorrow', async () => {
    const will = await sealWill(stage);
    const told = async () => (await subjects(stage, will.host.email)).length;
    await spend(will.host, 99);
    const before = await told();
    expect(said(await reconnect(will))).toBe('200');
    expect(await told()).toBe(before + 1);

    const refused = await reconnect(will);
    const seconds = Number(refused.headers['retry-after']);
    const midnight = new Date(Math.ceil((await stage.now()).getTime() / 1000 / DAY) * DAY * 1000);
    expect(refused.body.error).toMatch(
      /^You have made 100 changes today that we notified people of, which is the maximum\. Please make the next one after \d+ \w+ \d{4} at 00:00 UTC\. Nothing was changed now\.$/,
    );
    expect(refused.headers['ratelimit-policy']).toBe(`"default";q=100;w=${DAY}`);
    expect(await told()).toBe(before + 1);

    await stage.advance(seconds - 1);
    await signIn(will.host);
    expect(said(await reconnect(will))).toBe('429 rate_limited');
    await stage.advance(1);
    expect(await stage.now()).toEqual(midnight);
    expect(said(await reconnect(will))).toBe('200');
  });

  it('leaves what protects the Host: a sign of life, the cancel, another password, the link of a person who did not make it', async () => {
    const will = await sealWill(stage);
    const { host } = will;
    await spend(host, 99);
    expect(said(await reconnect(will))).toBe('200');
    const disown = await answers.newestAnswer(stage, host.email);
    expect(said(await host.ask('POST', '/api/liveness/alive', { json: {} }))).toBe('200');
    const { transferId } = await startTransfer(will);
    expect(said(await host.ask('POST', '/api/transfer/cancel', { json: { transfer_id: transferId } }))).toBe('200');
    expect(said(await passwordOf(host, 'a piano that is in tune again'))).toBe('204');
    expect((await answers.press(stage, disown)).status).toBe(200);
    expect((await host.ask('GET', '/api/host/profile')).status).toBe(401);
    const token = await newestReset(stage, host.email);
    const reset = await resetWith(stage, token, 'yet another piano, and a better one');
    expect(reset.status).toBeLessThan(300);
    expect(await counted(host)).toBe(100);
  });

  it('does not count changes without a notice', async () => {
    const will = await wholeWill();
    const { host, connectorId } = will;
    const before = await counted(host);
    await stage.messages();
    await stage.clearMessages();
    const ben = `/api/survivors/${survivorAt(will, 0).id}`;
    for (const [method, path, json] of [
      ['PUT', `/api/connectors/${connectorId}`, { name: 'My own mail' }],
      ['POST', `/api/connectors/${connectorId}/test`, { test_destination: host.email }],
      ['PUT', `/api/storages/${will.storageId}`, { name: 'My own bucket' }],
      ['PUT', ben, { relationship: 'nephew' }],
      ['PUT', '/api/host/profile', { timezone: 'Europe/Vienna', email: host.email.toUpperCase() }],
      ['PUT', '/api/host/settings', { preferred_connector_id: connectorId }],
      ['POST', `/api/storages/${will.storageId}/test`, {}],
    ] as const)
      await answered(200, host.ask, method, path, { json });
    expect(await counted(host)).toBe(before);
    expect((await stage.messages()).map(({ subject }) => subject)).toEqual(['A test message from a will custody service']);
  });

  it('is not made without a sealed will', async () => {
    const host = await openAccount(stage);
    const { id } = (await addConnector(host, 'Mail')).body;
    await answered(204, host.ask, 'DELETE', `/api/connectors/${id}`);
    expect(await counted(host)).toBe(0);
  });

  it('is counted once, though its request loses races to others', async () => {
    const { host } = await sealWill(stage);
    const replies = await Promise.all([1, 2, 3, 4].map((n) => addConnector(host, `Mail ${n}`)));
    expect(replies.map(said)).toEqual(Array(4).fill('201'));
    expect(await counted(host)).toBe(4);
  });
});

describe('the e-mail address', () => {
  beginAfresh(stage);
  it('is changed ten times a day, and back at any time', async () => {
    const host = await openAccount(stage);
    for (let n = 0; n < 10; n += 1) expect(said(await readdress(host, `${randomUUID()}@example.com`))).toBe('200');
    const eleventh = `${randomUUID()}@example.com`;
    const refused = await readdress(host, eleventh);
    expect([said(refused), refused.body.error]).toEqual(['429 rate_limited', expect.stringContaining('10 times today')]);
    expect(await stage.messages({ to: eleventh })).toEqual([]);
    const told = await subjects(stage, host.email);
    expect(said(await readdress(host, host.email))).toBe('200');
    expect(await subjects(stage, host.email)).toEqual(told);
    expect((await answered(200, host.ask, 'GET', '/api/host/profile')).email).toBe(host.email);

    await stage.advance(Number(refused.headers['retry-after']));
    await signIn(host);
    expect(said(await readdress(host, eleventh))).toBe('200');
    expect(await subjects(stage, eleventh)).toHaveLength(1);
  });
});

it('a password is changed ten times a day, whatever else was changed, and can be reset after that', async () => {
  const host = await openAccount(stage);
  await spend(host, 10, 'notified-passwords');
  const before = await subjects(stage, host.email);
  expect(said(await passwordOf(host, 'a piano that is in tune again'))).toBe('429 rate_limited');
  expect(await subjects(stage, host.email)).toEqual(before);
  expect(await resetLink(host)).toBeDefined();
});

describe('a connector that is set up', () => {
  beginAfresh(stage);
  const NOTICE = 'A channel of your account was changed';
  const notices = async ({ email }: Host) => (await stage.messages({ to: email })).filter(({ subject }) => subject === NOTICE);
  const add = async (host: Host): Promise<string> => (await addConnector(host, 'Second')).body.id;
  const reconfigure = async (host: Host, id: string) =>
    answered(200, host.ask, 'PUT', `/api/connectors/${id}`, { json: { config: await mailConfig(host) } });
  const prove = (host: Host, id: string) => answered(200, host.ask, 'POST', `/api/connectors/${id}/test`, { json: { test_destination: host.email } });

  it('is announced once, however often its settings are tried before its first test', async () => {
    const { host } = await sealWill(stage);
    const id = await add(host);
    await reconfigure(host, id);
    await prove(host, id);
    expect((await notices(host)).map(({ text }) => /channel Second \(e-mail\) was \w+/.exec(text)?.[0])).toEqual([
      'channel Second (e-mail) was added',
    ]);
    expect(await counted(host)).toBe(1);
  });

  it.each<[string, (host: Host, id: string) => Promise<unknown>]>([
    ['it is changed after its first test', (host, id) => prove(host, id).then(() => reconfigure(host, id))],
    ['another session tests it', (host, id) => signIn(host).then(() => prove(host, id))],
    [
      'it is tested an hour later',
      async (host, id) => {
        await stage.advance(3600);
        host.tokens = await answered(200, host.call, 'POST', '/api/auth/refresh', { json: { refresh_token: host.tokens.refresh_token } });
        await prove(host, id);
      },
    ],
  ])('is announced again when %s', async (_, change) => {
    const { host } = await sealWill(stage);
    await change(host, await add(host));
    expect(await notices(host)).toHaveLength(2);
  });

  // Its server may be a thief's, which delivers a test like any other message and reads the rest.
  it('sends nothing after a change was rejected while its settings were new, until it has others', async () => {
    const { host, connectorId } = await sealWill(stage);
    const record = await currentApp().store.hosts.load(host.id);
    const connector = record?.connectors.find(({ id }) => id === connectorId);
    if (!record || !connector) throw new Error('The connector has no row.');
    const put = { [connectorRow(connectorId)]: rejectConnector(connector, connector.createdAt) };
    await currentApp().store.commit({ hostId: host.id, at: connector.createdAt, aggregates: [{ root: record.root, put }] });
    await stage.clearMessages();
    const test = () => host.ask('POST', `/api/connectors/${connectorId}/test`, { json: { test_destination: host.email } });
    expect(said(await test())).toBe('409 connector_rejected');
    await answered(200, host.ask, 'PUT', `/api/connectors/${connectorId}`, { json: { name: 'Renamed' } });
    expect(said(await test())).toBe('409 connector_rejected');
    expect(await stage.messages({ to: host.email })).toEqual([]);
    await reconfigure(host, connectorId);
    expect(said(await test())).toBe('200');
  });

  it('greets no one by name when it is tested with the address of a Survivor', async () => {
    const will = await sealWill(stage);
    const ben = survivorAt(will, 0);
    await answered(200, will.host.ask, 'POST', `/api/connectors/${will.connectorId}/test`, { json: { test_destination: ben.email } });
    const [test] = await stage.messages({ to: ben.email });
    expect(`${test?.subject} ${test?.text} ${test?.html}`).not.toMatch(new RegExp(`${will.host.name}|${ben.name}`));
  });
});
