import { beforeAll, describe, expect, it } from 'vitest';
import { whileFailing } from '#tests/faults/fault-row.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  type Body,
  HOUR,
  MINUTE,
  mailed,
  newcomer,
  type SealedWill,
  type Survivor,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';

const stack = sharedRealStack('providers');
const LINK = /confirm#token=(\S+)/;
const USERNAME = '@ben_alerts';
let will: SealedWill;
let ben: Survivor;
let token: string;
const shown = () => stack.messages({ channel: 'push' });
const chatted = async () => (await stack.messages({ channel: 'telegram', to: USERNAME })).map(({ text }) => text);
const ask = (json: object = {}, link = token) => newcomer(stack)('POST', '/api/survivor-auth/alerts', { json: { token: link, ...json } });
const press = (start: string) => stack.telegram('start', { username: USERNAME, start });
const startOf = (url: string) => new URL(url).searchParams.get('start') ?? '';
const subscribe = async (): Promise<Body> => {
  const { push } = await stack.endpoints();
  return (await fetch(new URL('/subscribe', push.endpoint), { method: 'POST' })).json() as Promise<Body>;
};
/** Sends every Survivor a message. */
const rename = async (name: string) => {
  await signIn(will.host);
  await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { display_name: name } });
  await stack.advance(2 * MINUTE);
};
const CHANGED = /^Where we alert you about messages/;
const noticesOf = async (email: string) => (await subjects(stack, email)).filter((subject) => CHANGED.test(subject));

beforeAll(async () => {
  will = await sealWill(stack);
  ben = survivorAt(will, 0);
  await answered(200, will.host.ask, 'POST', `/api/survivors/${ben.id}/invite`);
  token = await mailed(stack, ben.email, LINK);
});

describe('a Survivor who wants to notice our messages', () => {
  it('confirms first', async () => {
    expect(said(await ask())).toBe('409 invitation_not_confirmed');
    await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/confirm', { json: { token, answer: 'confirmed' } });
    expect((await ask()).body).toMatchObject({ alerts: [], has_bot: true, push_key: expect.stringMatching(/^B[\w-]{86}$/) });
  });

  it('adds a browser, gets a first alert there, and a message at their contact with a link that shows the places', async () => {
    const added = await ask({ add_device: await subscribe() });
    expect(added.body.alerts).toEqual([{ id: expect.any(String), kind: 'push', added_at: expect.any(String) }]);
    await stack.advance(MINUTE);
    expect(await shown()).toEqual([expect.objectContaining({ subject: 'A message for you' })]);
    expect(await noticesOf(ben.email)).toHaveLength(1);
    const fresh = await mailed(stack, ben.email, LINK);
    expect((await ask({}, fresh)).body.alerts).toHaveLength(1);
  });

  it('adds a chat with one press, and the start works once', async () => {
    const start = startOf((await ask({ connect_chat: true })).body.start_url);
    await press(start);
    expect((await chatted())[0]).toMatch(/^Done\. From now on we write here when a message/);
    await press(start);
    expect((await chatted()).findLast((text) => /no longer works/.test(text))).toBeDefined();
    expect((await ask()).body.alerts.map(({ kind }: Body) => kind)).toEqual(['push', 'telegram']);
  });

  it('does not use a start after an hour', async () => {
    const start = startOf((await ask({ connect_chat: true })).body.start_url);
    await stack.advance(60 * MINUTE);
    await press(start);
    expect((await ask()).body.alerts).toHaveLength(2);
    expect((await chatted()).at(-1)).toMatch(/no longer works/);
  });

  it('adds no chat that is started after the Host has replaced the contact', async () => {
    await signIn(will.host);
    const [clara, call] = [survivorAt(will, 1), newcomer(stack)];
    await answered(200, will.host.ask, 'POST', `/api/survivors/${clara.id}/invite`);
    const link = await mailed(stack, clara.email, LINK);
    await answered(200, call, 'POST', '/api/survivor-auth/confirm', { json: { token: link, answer: 'confirmed' } });
    const start = startOf((await ask({ connect_chat: true }, link)).body.start_url);
    const json = { contact_methods: [{ type: 'email', value: 'clara@new.example' }] };
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${clara.id}`, { json });
    await stack.telegram('start', { username: '@clara_c', start });
    const [answer] = await stack.messages({ channel: 'telegram', to: '@clara_c' });
    expect(answer?.text).toMatch(/no longer works/);
  });
});

describe('an alert', () => {
  it('leaves with a message that matters, at each place once, and names neither the Host, the Survivor nor the will', async () => {
    const before = [(await shown()).length, (await chatted()).length];
    const transfer = await startTransfer(will, ben);
    await stack.advance(MINUTE);
    const [onDevice, inChat] = [(await shown()).slice(before[0]), (await chatted()).slice(before[1])];
    expect([onDevice.length, inChat.length]).toEqual([1, 1]);
    expect(inChat[0]).toMatch(/: a message for you is on its way\./);
    const seen = JSON.stringify([onDevice, inChat]);
    for (const secret of [will.host.name, 'Ann', 'Ben', will.willId, transfer.transferId, 'token=', 'survivor_id', 'transfer']) {
      expect(seen).not.toContain(secret);
    }
    expect((await subjects(stack, ben.email)).at(-1)).toMatch(/transfer/);
  });

  it('does not leave with a code, which has no business at such a place', async () => {
    const before = [(await shown()).length, (await chatted()).length];
    await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', {
      json: { will_id: will.willId, contact: { type: 'email', value: ben.email } },
    });
    await stack.advance(MINUTE);
    expect([(await shown()).length, (await chatted()).length]).toEqual(before);
  });

  it('that a browser or a chat takes no longer removes the place, and the Survivor gets a message about it', async () => {
    const config = await subscribe();
    await ask({ add_device: config });
    await stack.advance(MINUTE);
    const notices = (await noticesOf(ben.email)).length;
    await fetch(config['endpoint'], { method: 'DELETE' });
    await stack.telegram('block', { username: USERNAME });
    const [kept] = (await ask()).body.alerts;
    await rename('Anna B');
    expect((await ask()).body.alerts).toEqual([kept]);
    expect(await noticesOf(ben.email)).toHaveLength(notices + 2);
    const { entries } = await answered(200, will.host.ask, 'GET', '/api/host/audit?limit=100');
    expect(entries.filter(({ event }: Body) => event === 'survivor_alert_gone')).toHaveLength(2);
  });

  it('leaves twice at most, however long the message waits', async () => {
    const before = (await shown()).length;
    await whileFailing(stack, ['ses', 'error'], async () => {
      await rename('Anna D');
      await stack.advance(6 * HOUR);
    });
    expect((await shown()).length - before).toBe(2);
    await stack.advance(6 * HOUR);
    expect((await subjects(stack, ben.email)).at(-1)).toMatch(/is now called Anna D/);
    expect((await shown()).length - before).toBe(2);
  });

  it('is no longer sent after “this is not me”, also not to a chat that is started then', async () => {
    const start = startOf((await ask({ connect_chat: true })).body.start_url);
    await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/confirm', { json: { token, answer: 'not_me' } });
    const before = (await shown()).length;
    await rename('Anna C');
    expect((await shown()).length).toBe(before);
    await stack.telegram('start', { username: '@ben_again', start });
    const [answer] = await stack.messages({ channel: 'telegram', to: '@ben_again' });
    expect(answer?.text).toMatch(/no longer works/);
  });
});
