import { describe, expect, it } from 'vitest';
import * as answers from '#tests/support/answer-links.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import { answered, DAY, type Host, mailed, newcomer, newestReset, openAccount, resetLink, signIn, subjects } from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());
let people = 0;

const UNDO = /respond\?token=(\S+)/;
const VERIFY = /verify-email#token=(\S+)/;

const logIn = (email: string, { password }: Host) => newcomer(stack)('POST', '/api/auth/login', { json: { email, password } });
const respond = (token: string) => answers.respond(stack, token);
const register = (email: string) =>
  newcomer(stack)('POST', '/api/auth/register', { json: { email, password: 'somebody elses password', display_name: 'Eve' } });

/** Gives the account another address; gives that. */
async function move(host: Host, to = `moved${++people}@example.com`): Promise<string> {
  const body = await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { email: to } });
  expect([body.email, body.status]).toEqual([to, 'active']);
  return to;
}

async function confirm(email: string): Promise<void> {
  await answered(200, newcomer(stack), 'POST', '/api/auth/verify-email', { json: { token: await mailed(stack, email, VERIFY) } });
}

describe('a new e-mail address', () => {
  it('that is not confirmed within a day is free for its owner, and the account has its previous one', async () => {
    const host = await openAccount(stack);
    const squatted = await move(host, 'victim@example.com');
    expect((await register(squatted)).status).toBe(409);
    await stack.advance(DAY);
    expect((await register(squatted)).status).toBe(201);
    expect((await logIn(squatted, host)).status).toBe(401);
    expect((await logIn(host.email, host)).body.host.email).toBe(host.email);
  });

  it('gets three mails an hour at most, however often it is changed to and fro', async () => {
    const host = await openAccount(stack);
    for (let turn = 0; turn < 5; turn += 1) {
      await move(host, 'flooded@example.com');
      expect(await subjects(stack, 'flooded@example.com')).toHaveLength(Math.min(turn + 1, 3));
      await move(host, `other${turn}@example.com`);
    }
  });

  it('is shown immediately; both sign in, and it can be undone, until seven days after the new one is verified', async () => {
    const host = await openAccount(stack);
    const moved = await move(host);
    const shown = async () => {
      const { pending_email, previous_email } = await answered(200, host.ask, 'GET', '/api/host/profile');
      return { pending_email, previous_email };
    };
    expect(await shown()).toEqual({ pending_email: moved, previous_email: { email: host.email, valid_until: null } });
    await stack.advance(90 * DAY);
    for (const email of [host.email, moved]) expect((await logIn(email, host)).body.host.email).toBe(moved);
    expect((await register(host.email)).status).toBe(409);
    await answered(202, newcomer(stack), 'POST', '/api/auth/resend-verification', { json: { email: moved } });
    await confirm(moved);
    const validUntil = new Date((await stack.now()).getTime() + 7 * DAY * 1000);
    await stack.advance(7 * DAY - 1);
    await signIn(host);
    expect(await shown()).toEqual({ pending_email: null, previous_email: { email: host.email, valid_until: validUntil.toISOString() } });
    for (const email of [host.email, moved]) expect((await logIn(email, host)).status).toBe(200);
    await stack.advance(1);
    expect(await shown()).toEqual({ pending_email: null, previous_email: null });
    expect((await logIn(host.email, host)).status).toBe(401);
    expect(await respond(await mailed(stack, host.email, UNDO))).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect((await logIn(moved, host)).status).toBe(200);
    // Anyone can use the previous address now.
    expect((await register(host.email)).status).toBe(201);
  });

  it('gets no reset link before its seven days are over, which is sent only to the previous one', async () => {
    const host = await openAccount(stack);
    const moved = await move(host);
    for (const email of [host.email, moved]) await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email } });
    await newestReset(stack, host.email);
    expect(await subjects(stack, moved)).toEqual(['Please confirm your new e-mail address']);
    await confirm(moved);
    await stack.advance(7 * DAY);
    await resetLink({ stack, email: moved });
    await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
    expect((await subjects(stack, moved)).filter((subject) => subject === 'Choose a new password for your account')).toHaveLength(1);
  });

  it('can be undone from the previous one, which ends all sessions and sends a link for a new password', async () => {
    const host = await openAccount(stack);
    const moved = await move(host);
    await confirm(moved);
    const token = await mailed(stack, host.email, UNDO);
    expect((await newcomer(stack)('GET', `/api/liveness/respond?token=${token}`)).bytes.toString()).toContain(
      'Undo the change of your e-mail address?',
    );
    expect((await logIn(moved, host)).status).toBe(200);
    expect(await respond(token)).toMatchObject({ status: 200, body: { confirmed: true, next_check_due: null } });
    expect((await host.ask('GET', '/api/host/profile')).status).toBe(401);
    expect((await logIn(moved, host)).status).toBe(401);
    await newestReset(stack, host.email);
    await signIn(host);
    expect((await answered(200, host.ask, 'GET', '/api/host/profile')).email).toBe(host.email);
    expect(await respond(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect((await register(moved)).status).toBe(201);
  });
});
