import { describe, expect, it } from 'vitest';
import type { Client } from '#tests/support/client.ts';
import { beginAfresh, sharedStack, sharedTable } from '#tests/support/shared-stack.ts';
import { answered, DAY, HOUR, mailed, newcomer, openAccount, register, signIn, subjects } from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());
const table = sharedTable(stack);

const VERIFY = /verify-email#token=(\S+)/;

const forgot = (call: Client, email: string) => call('POST', '/api/auth/forgot-password', { json: { email } });
const resend = (call: Client, email: string) => call('POST', '/api/auth/resend-verification', { json: { email } });
const verify = (call: Client, token: string) => call('POST', '/api/auth/verify-email', { json: { token } });

describe('asking for a link', () => {
  it('sends at most three links an hour, so that no one can flood a mailbox or keep replacing a valid link', async () => {
    const host = await openAccount(stack);
    for (let n = 0; n < 5; n += 1) {
      expect((await forgot(newcomer(stack), host.email)).status).toBe(202);
      await stack.messages();
    }
    expect((await subjects(stack, host.email)).filter((subject) => subject === 'Choose a new password for your account')).toHaveLength(3);
  });
});

describe('a registration that no one confirms', () => {
  it('keeps its address for 24 hours and frees it then', async () => {
    const squatter = await register(stack, { email: 'Wanted@example.com' });
    const json = { email: 'wanted@EXAMPLE.com', password: 'the second of the two', display_name: 'Wanda' };
    const call = newcomer(stack);
    await stack.advance(24 * HOUR - 1);
    expect(await call('POST', '/api/auth/register', { json })).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    await resend(squatter.call, squatter.email);
    const late = await mailed(stack, squatter.email, VERIFY);
    await stack.advance(1);
    expect(await call('POST', '/api/auth/register', { json })).toMatchObject({ status: 201, body: { email: 'wanted@EXAMPLE.com' } });
    // A link of the first one opens nothing.
    expect(await verify(call, late)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect(await verify(call, await mailed(stack, json.email, VERIFY))).toMatchObject({ status: 200, body: { display_name: 'Wanda' } });
    expect((await call('POST', '/api/auth/login', { json })).status).toBe(200);
    expect((await call('POST', '/api/auth/login', { json: { email: squatter.email, password: squatter.password } })).status).toBe(401);
  });

  it('is given to one of two who request it in parallel', async () => {
    const { email } = await register(stack);
    await stack.advance(DAY);
    const json = { email, password: 'somebody elses password', display_name: 'Eve' };
    const replies = await Promise.all([1, 2].map(() => newcomer(stack)('POST', '/api/auth/register', { json })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('an account that is being guessed at', () => {
  const guess = (email: string) => newcomer(stack)('POST', '/api/auth/login', { json: { email, password: 'a wrong password' } });

  /** Sets the counts of failures that `fail` begins to this number, which would take a minute to make. Returns how many there are. */
  async function countTo(tries: number, fail: () => Promise<unknown>): Promise<number> {
    const before = new Set((await table.items('RATE#login-failed#')).map(({ pk }) => pk));
    await fail();
    const counts = (await table.items('RATE#login-failed#')).filter(({ pk }) => !before.has(pk));
    for (const count of counts) await table.put({ ...count, tries });
    return counts.length;
  }

  it('is open to the addresses only that signed in before, and the same is said of one that does not exist', async () => {
    const host = await openAccount(stack);
    const right = { email: host.email, password: host.password };
    const both = () => Promise.all([host.email, 'nobody.to.guess@example.com'].map(guess));
    expect(await countTo(99, both)).toBe(2);
    expect((await both()).map(({ status }) => status)).toEqual([401, 401]);
    for (const reply of await both()) {
      expect(reply).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await newcomer(stack)('POST', '/api/auth/login', { json: right })).status).toBe(429);
    await signIn(host);
    await answered(200, host.ask, 'GET', '/api/host/profile');
    await stack.advance(HOUR);
    expect((await newcomer(stack)('POST', '/api/auth/login', { json: right })).status).toBe(200);
  });
});
