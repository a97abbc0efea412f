import { beforeAll, describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#channels/rules/text-budget.ts';
import type { Reply } from '#tests/support/client.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  type Body,
  type Contacts,
  DAY,
  HOUR,
  type Host,
  MINUTE,
  newcomer,
  openAccount,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  said,
  sealWill,
  signIn,
  startRehearsal,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';

const stack = sharedRealStack('providers');
const texts = async (to: string) => (await stack.messages({ to, channel: 'sms' })).map(({ text }) => text);
const newest = async (to: string, pattern: RegExp) => pattern.exec((await texts(to)).at(-1) ?? '')?.[1] ?? '';
const codeOf = (to: string) => newest(to, /\b(\d{6})\b/);
const add = (host: Host, config: object, type = 'sms', name = 'My telephone') =>
  host.ask('POST', '/api/connectors', { json: { type, name, config: { provider: 'service', ...config } } });
const verify = (host: Host, id: string, code: string) => host.ask('POST', `/api/connectors/${id}/verify`, { json: { code } });
const listed = async (host: Host): Promise<Body[]> => (await answered(200, host.ask, 'GET', '/api/connectors')).connectors;

describe('the number of a Host', () => {
  const NUMBER = '+436641230001';
  let host: Host;
  let id: string;

  beforeAll(async () => {
    host = await openAccount(stack);
    const added = await add(host, { number: '+43 664 123 00-01' });
    expect(added).toMatchObject({ status: 201, body: { provided_by: 'service', is_verified: false, code_sent_to: '+43*****01' } });
    id = added.body.id;
  });

  it('gets a code that names no one and has no link, within one text message', async () => {
    expect(await texts(NUMBER)).toEqual([expect.stringMatching(/^Your code is \d{6}\./)]);
    expect((await texts(NUMBER))[0]?.length).toBeLessThanOrEqual(160);
  });

  it('is not used before the code was typed, and a wrong code changes nothing', async () => {
    const right = await codeOf(NUMBER);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    expect(await verify(host, id, wrong)).toMatchObject({ status: 400, body: { code: 'wrong_channel_code' } });
    expect(await listed(host)).toContainEqual(expect.objectContaining({ id, is_verified: false, host_destination: null }));
    expect(await verify(host, id, right)).toMatchObject({ status: 200, body: { is_verified: true, host_destination: '+43*****01' } });
    expect((await verify(host, id, right)).body).toMatchObject({ code: 'wrong_channel_code' });
  });

  it('stays until another one is proven', async () => {
    const other = '+436641230002';
    const changed = await answered(200, host.ask, 'PUT', `/api/connectors/${id}`, { json: { config: { provider: 'service', number: other } } });
    expect(changed).toMatchObject({ is_verified: true, host_destination: '+43*****01', code_sent_to: '+43*****02' });
    await stack.advance(10 * MINUTE);
    expect((await verify(host, id, await codeOf(other))).body).toMatchObject({ code: 'wrong_channel_code' });
    expect(await listed(host)).toContainEqual(expect.objectContaining({ id, is_verified: true, host_destination: '+43*****01' }));
    await answered(200, host.ask, 'PUT', `/api/connectors/${id}`, { json: { config: { provider: 'service', number: other } } });
    expect((await verify(host, id, await codeOf(other))).body).toMatchObject({ host_destination: '+43*****02' });
  });

  it('is no place to send tests to others', async () => {
    await answered(200, host.ask, 'POST', `/api/connectors/${id}/test`, { json: { test_destination: '+436641239999' } });
    expect(await texts('+436641239999')).toEqual([]);
  });

  it.each([
    ['that costs more', '+43900123456', 'not the number of a mobile phone'],
    ['that has blocked us', '+436649990001', 'has blocked our text messages'],
  ])('%s is refused, and nothing is kept', async (_, number, reason) => {
    expect(await add(host, { number }, 'sms', 'Another')).toMatchObject({ status: 502, body: { error: expect.stringContaining(reason) } });
    expect((await listed(host)).map(({ name }) => name)).not.toContain('Another');
  });
});

describe('pumping', () => {
  it('one number gets only so many codes in a day, from all Hosts together', async () => {
    const number = '+436641230003';
    const most = TEXT_LIMITS['first-contact'].number;
    const hosts = await Promise.all(Array.from({ length: most + 2 }, () => openAccount(stack)));
    const replies = await Promise.all(hosts.map((host) => add(host, { number })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(most);
    expect(replies.filter(({ body }) => body.code === 'delivery_failed')).toHaveLength(2);
    expect(await texts(number)).toHaveLength(most);
    expect((await add(await openAccount(stack), { number })).body).toMatchObject({ code: 'delivery_failed' });
  });

  it('one client gets only so many codes in a day, whatever accounts it has', async () => {
    const [first, second] = [await openAccount(stack), await openAccount(stack)];
    const numberOf = (at: number) => `+4366412310${String(at).padStart(2, '0')}`;
    const { id } = (await add(first, { number: numberOf(0) })).body;
    for (let at = 1; at < 15; at += 1) {
      await answered(200, first.ask, 'PUT', `/api/connectors/${id}`, { json: { config: { provider: 'service', number: numberOf(at) } } });
    }
    const bySecond = (at: number) =>
      first.call('POST', '/api/connectors', {
        token: second.tokens.access_token,
        json: { type: 'sms', name: `Number ${at}`, config: { provider: 'service', number: numberOf(at) } },
      });
    const codes = [];
    for (let at = 15; at < 21; at += 1) codes.push((await bySecond(at)).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'rate_limited']);
    expect(await texts(numberOf(20))).toEqual([]);
  });
});

describe('a Survivor who has only a telephone', () => {
  const NUMBER = '+436641230010';
  let will: SealedWill;

  beforeAll(async () => {
    will = await sealWill(stack, {
      contacts: ({ name, email }) => (name === 'Ben' ? [{ type: 'sms', value: NUMBER }] : [{ type: 'email', value: email }]),
    });
  });

  it('is reachable without an account of the Host, and is invited with a personal link', async () => {
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    const [ben] = survivors.filter(({ name }: Body) => name === 'Ben');
    expect(ben.reachable_by).toEqual(['sms']);
    await answered(200, will.host.ask, 'POST', `/api/survivors/${ben.id}/invite`);
    await stack.advance(MINUTE);
    expect((await texts(NUMBER)).join('\n')).toMatch(/\/confirm#token=/);
  });

  it('takes part in a rehearsal with the link and the code of a text message', async () => {
    const id = await startRehearsal(will);
    await stack.advance(MINUTE);
    expect((await texts(NUMBER)).join('\n')).toMatch(/This is a rehearsal/);
    const [, token] = /\/rehearsal#token=(\S+)/.exec((await texts(NUMBER)).join('\n')) ?? [];
    const json = { token };
    const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/rehearsals/select', { json });
    const [, code] = /Your code for a rehearsal is (\d{6})/.exec((await texts(NUMBER)).join('\n')) ?? [];
    await answered(200, newcomer(stack), 'POST', '/api/rehearsals/verify', { json: { otp_session_id, code } });
    const report = await answered(200, will.host.ask, 'GET', `/api/rehearsals/${id}`);
    expect(report.survivors).toContainEqual(expect.objectContaining({ name: 'Ben', by: 'code', channel: 'sms' }));
  });

  it('is notified of a start with a link, and gets a code', async () => {
    const [ben] = will.survivors;
    const transfer = await startTransfer(will, will.survivors[1]);
    await passDeadline(transfer, 1);
    expect((await texts(NUMBER)).join('\n')).toMatch(/\/survivor#transfer_id=/);
    const json = { transfer_id: transfer.transferId, survivor_id: ben?.id };
    await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/select', { json });
    expect(await codeOf(NUMBER)).toMatch(/^\d{6}$/);
  });
});

describe('a number that a stranger names too', () => {
  const NUMBER = '+436641230015';
  const contacts: Contacts = ({ name, email }) => (name === 'Ben' ? [{ type: 'sms', value: NUMBER }] : [{ type: 'email', value: email }]);
  const ask = ({ transferId, will }: StartedTransfer) =>
    newcomer(stack)('POST', '/api/survivor-auth/select', { json: { transfer_id: transferId, survivor_id: survivorAt(will, 0).id } });

  it('still gets the codes of a running transfer and the notices of a start, when the transfers of two new wills have used it up', async () => {
    const will = await sealWill(stack, { contacts });
    const midnight = DAY - (Math.floor((await stack.now()).getTime() / 1000) % DAY);
    await stack.advance(14 * DAY + midnight);
    const begin = async () => startTransfer(await sealWill(stack, { contacts }));
    const strangers = [await begin(), await begin()];
    const refused = (replies: Reply[]) => replies.some(({ body }) => body.code === 'no_deliverable_channel');
    const answers: Reply[] = [];
    for (let hour = 1; hour < 8 && !refused(answers); hour += 1) {
      for (const stranger of strangers) for (let n = 0; n < 5; n += 1) answers.push(await ask(stranger));
      await stack.advance(HOUR);
    }
    expect(refused(answers)).toBe(true);
    const before = (await texts(NUMBER)).length;
    const transfer = await startTransfer(will, survivorAt(will, 0));
    await stack.advance(MINUTE);
    expect((await texts(NUMBER)).slice(before).join('\n')).toMatch(/\/survivor#transfer_id=/);
    expect(said(await ask(transfer))).toBe('200');
    expect(await codeOf(NUMBER)).toMatch(/^\d{6}$/);
  });
});

describe('money', () => {
  const NUMBER = '+436641230020';

  it('is spent on what a transfer needs, also where an e-mail arrives, and not on housekeeping', async () => {
    const will = await sealWill(stack, {
      contacts: ({ name, email }) => [{ type: 'email', value: email }, ...(name === 'Ben' ? [{ type: 'sms', value: NUMBER }] : [])],
    });
    const ben = survivorAt(will, 0);
    await answered(200, will.host.ask, 'POST', `/api/survivors/${ben.id}/invite`);
    await stack.advance(MINUTE);
    expect([await subjects(stack, ben.email), await texts(NUMBER)]).toEqual([[expect.stringContaining('trusted person')], []]);
    await startTransfer(will, ben);
    await stack.advance(MINUTE);
    expect((await texts(NUMBER)).join('\n')).toMatch(/survivor#transfer_id=/);
  });

  it('is spent on housekeeping for a Host who wants it there', async () => {
    const number = '+436641230021';
    const host = await openAccount(stack);
    const { id } = (await add(host, { number })).body;
    await verify(host, id, await codeOf(number));
    const { push } = await stack.endpoints();
    const gone = { ...push, endpoint: new URL('/push/gone', push.endpoint).href };
    const json = { type: 'push', name: 'Old tablet', priority: 9, config: gone };
    const device = await answered(201, host.ask, 'POST', '/api/connectors', { json });
    await host.ask('POST', `/api/connectors/${device.id}/test`, { json: { test_destination: 'device' } });
    await stack.advance(MINUTE);
    expect((await texts(number)).at(-1)).toMatch(/Old tablet/);
  });
});

describe('the bot of the service', () => {
  let host: Host;
  let id: string;
  const bot = async () => (await stack.messages({ channel: 'telegram', to: '@ann_bot' })).map(({ text }) => text);
  const press = (start: string) => stack.telegram('start', { username: '@ann_bot', start });
  const startOf = (url: string) => new URL(url).searchParams.get('start') ?? '';

  it('connects the chat of the person who presses Start, once', async () => {
    host = await openAccount(stack);
    const added = await add(host, {}, 'telegram', 'Telegram');
    expect(added).toMatchObject({
      status: 201,
      body: { is_verified: false, start_url: expect.stringContaining('https://t.me/will_local_bot?start=') },
    });
    id = added.body.id;
    const start = startOf(added.body.start_url);
    expect(start.length).toBeLessThanOrEqual(64);
    for (const forged of [`${start.slice(0, -2)}AA`, 'A'.repeat(59)]) await press(forged);
    expect(await bot()).toEqual(Array(2).fill(expect.stringMatching(/no longer works/)));
    await press(start);
    expect((await bot()).at(-1)).toMatch(/^Done\./);
    expect(await listed(host)).toContainEqual(expect.objectContaining({ id, is_verified: true, provided_by: 'service' }));
    await press(start);
    expect((await bot()).at(-1)).toMatch(/no longer works/);
  });

  it('asks the Host, and notifies them elsewhere when they have blocked it', async () => {
    await answered(200, host.ask, 'POST', `/api/connectors/${id}/test`, { json: { test_destination: '' } });
    expect((await bot()).at(-1)).toMatch(/^This is the test message/);
    await stack.telegram('block', { username: '@ann_bot' });
    await host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination: '' } });
    await stack.advance(MINUTE);
    expect(await subjects(stack, host.email)).toContain('You no longer get our messages on Telegram');
    expect((await listed(host)).map((one) => one.id)).not.toContain(id);
  });

  it('rejects a start that is an hour old, and accepts a new one', async () => {
    const added = await add(host, {}, 'telegram', 'Telegram again');
    await stack.advance(DAY / 24);
    await press(startOf(added.body.start_url));
    expect((await bot()).at(-1)).toMatch(/no longer works/);
    await signIn(host);
    expect(await listed(host)).toContainEqual(expect.objectContaining({ id: added.body.id, is_verified: false }));
    const again = await answered(200, host.ask, 'PUT', `/api/connectors/${added.body.id}`, { json: { config: { provider: 'service' } } });
    await press(startOf(again.start_url));
    expect(await listed(host)).toContainEqual(expect.objectContaining({ id: added.body.id, is_verified: true }));
  });
});
