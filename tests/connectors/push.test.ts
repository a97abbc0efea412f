import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createConnectors, type OutgoingMessage, pushPublicKey } from '#connectors/index.ts';
import { createPushConnector } from '#connectors/push.ts';
import { encryptToBrowser } from '#connectors/push-encryption.ts';
import { decrypted, type Inbox, openInbox, type PushSubscription, startPush } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { rawServer, webServer } from './channels.ts';

const NOW = new Date('2030-01-01T00:00:00.000Z');
const KEY = Buffer.alloc(32, 7);
const LINK = 'https://will.example/respond?token=a-b_c.d';
const notice: OutgoingMessage = { id: 'check/7', to: 'device', subject: 'Are you well?', text: 'Yes, I am well', html: '', link: LINK };

let inbox: Inbox;
let service: Awaited<ReturnType<typeof startPush>>;
beforeEach(async () => {
  inbox = openInbox(() => NOW);
  service = await startPush(inbox, () => NOW);
});
afterEach(() => service.close());

interface Sender {
  key?: Uint8Array;
  now?: Date;
  allowLoopback?: boolean;
  timeoutMs?: number;
}

function connectors({ key = KEY, now = NOW, allowLoopback = true, ...options }: Sender = {}) {
  const outbound = createOutbound({ allowLoopback });
  const devices = createPushConnector({ outbound, ...options }, { key: async () => key, contact: 'https://will.example', now: () => now });
  return createConnectors(outbound, { allowLoopback, devices });
}

const send = (to: PushSubscription, sender?: Sender, message = notice) => connectors(sender).deliver('push', to, message);

describe('a notification', () => {
  it('is what the browser decrypts: a title, a text and the address that a press opens', async () => {
    const browser = service.subscribe(pushPublicKey(KEY));
    expect(await send(browser)).toEqual({ accepted: true });
    expect(inbox.all()).toMatchObject([{ channel: 'push', via: 'push', subject: 'Are you well?', text: `Yes, I am well\n${LINK}` }]);
  });

  it('is taken only from the service that the browser asked', async () => {
    const browser = service.subscribe(pushPublicKey(Buffer.alloc(32, 8)));
    expect(await send(browser)).toMatchObject({ accepted: false, permanent: true });
    expect(inbox.all()).toEqual([]);
  });

  it('has a proof of its sender that soon expires', async () => {
    const browser = service.subscribe();
    expect(await send(browser, { now: new Date(NOW.getTime() - 13 * 3_600_000) })).toMatchObject({ accepted: false });
    expect(await send(browser, { now: new Date(NOW.getTime() + 13 * 3_600_000) })).toMatchObject({ accepted: false });
    expect(inbox.all()).toEqual([]);
  });

  it('that no browser takes any longer says so', async () => {
    const browser = service.subscribe();
    await fetch(browser.endpoint, { method: 'DELETE' });
    const gone = { accepted: false, permanent: true, gone: true, reason: expect.stringMatching(/^This browser no longer takes/) };
    expect(await send(browser)).toEqual(gone);
    expect(await send({ ...browser, endpoint: `${service.url}/push/unknown` })).toEqual(gone);
  });

  it.each([
    [400, true],
    [403, true],
    [413, true],
    [429, false],
    [500, false],
    [302, false],
  ])('that a push service answers with %i is lost permanently: %s', async (status, permanent) => {
    const { url } = await webServer([status, {}, { location: `${service.url}/push/x` }]);
    const delivery = await send({ ...service.subscribe(), endpoint: `${url}/push/1` });
    expect(delivery).toMatchObject({ accepted: false, permanent, reason: expect.stringMatching(/^The notification service of this browser /) });
    expect(delivery).not.toHaveProperty('gone');
  });

  it.each<[number, Record<string, string>, boolean]>([
    [201, {}, true],
    [202, {}, true],
    [200, {}, true],
    [201, { 'x-wns-status': 'received' }, true],
    [200, { 'x-wns-status': 'dropped' }, false],
    [201, { 'X-WNS-Status': 'channelthrottled' }, false],
    [204, {}, false],
    [206, {}, false],
  ])('that a push service answers with %i %j is accepted: %s', async (status, headers, accepted) => {
    const { url } = await webServer([status, {}, headers]);
    const delivery = await send({ ...service.subscribe(), endpoint: `${url}/push/1` });
    expect(delivery).toMatchObject(accepted ? { accepted } : { accepted, permanent: false });
  });

  it('waits for no push service that stays silent, and reaches none on this machine when deployed', async () => {
    const { url } = await rawServer(() => {});
    expect(await send({ ...service.subscribe(), endpoint: `${url}/push/1` }, { timeoutMs: 150 })).toMatchObject({
      accepted: false,
      permanent: false,
    });
    expect(await send(service.subscribe(), { allowLoopback: false })).toMatchObject({ accepted: false });
    expect(inbox.all()).toEqual([]);
  });

  it('is sent by no function that has no part in it', async () => {
    const others = createConnectors(createOutbound({ allowLoopback: true }), { allowLoopback: true });
    expect(await others.deliver('push', service.subscribe(), notice)).toMatchObject({ accepted: false, permanent: false });
    expect(await others.check('push', service.subscribe())).toEqual({ accepted: true });
  });

  it('is sent to a device only', async () => {
    expect(await send(service.subscribe(), {}, { ...notice, to: 'my telephone' })).toMatchObject({ accepted: false, permanent: true });
  });
});

describe('the subscription of a browser', () => {
  it.each<[string, object]>([
    ['without keys', { endpoint: 'https://push.example/1' }],
    ['with another scheme', { ...subscription(), endpoint: 'ftp://push.example/1' }],
    ['with a key off the curve', { ...subscription(), keys: { ...subscription().keys, p256dh: `${'B'.repeat(86)}A` } }],
    ['with a short key', { ...subscription(), keys: { ...subscription().keys, p256dh: 'BCVxsr7N' } }],
    ['with a short secret', { ...subscription(), keys: { ...subscription().keys, auth: 'BTBZ' } }],
  ])('%s is none', async (_, config) => {
    expect(await connectors().deliver('push', config, notice)).toMatchObject({ accepted: false, permanent: true });
  });
});

function subscription(): PushSubscription {
  const pair = createECDH('prime256v1');
  return {
    endpoint: 'https://push.example/1',
    keys: { p256dh: pair.generateKeys().toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
  };
}

// https://www.rfc-editor.org/rfc/rfc8291#section-5 and #appendix-A
const RFC = {
  plain: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  browser: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('the example of RFC 8291', () => {
  const pairOf = (scalar: string) => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(scalar, 'base64url'));
    return pair;
  };

  it('is what we encrypt', () => {
    const dh = pairOf(RFC.browser).getPublicKey('base64url');
    const fresh = { pair: pairOf(RFC.sender), salt: Buffer.from(RFC.salt, 'base64url') };
    expect(encryptToBrowser({ p256dh: dh, auth: RFC.auth }, Buffer.from(RFC.plain), fresh).toString('base64url')).toBe(RFC.body);
  });

  it('is what the browsers of the tests decrypt', () => {
    const browser = { pair: pairOf(RFC.browser), auth: Buffer.from(RFC.auth, 'base64url') };
    expect(decrypted(browser, Buffer.from(RFC.body, 'base64url'))).toBe(RFC.plain);
  });
});
