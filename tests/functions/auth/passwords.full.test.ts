import { describe, expect, it } from 'vitest';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { newestAnswer, pressButton } from '#tests/support/answer-links.ts';
import type { Client } from '#tests/support/client.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticateOnPaper,
  type Body,
  DAY,
  HOUR,
  type Host,
  letter,
  MINUTE,
  newcomer,
  openAccount,
  passDeadline,
  resetLink,
  resetWith,
  type SealedWill,
  type Survivor,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

const NEW = 'a completely new password';
const TOLD = (name: string) => `The password of the account of ${name} was reset by e-mail`;

const profile = (host: Host, token = host.tokens.access_token) => host.call('GET', '/api/host/profile', { token });
const logIn = (call: Client, { email }: Host, password: string) => call('POST', '/api/auth/login', { json: { email, password } });
const reset = (token: string, more: object = {}) => resetWith(stack, token, NEW, more);
const remove = ({ host, survivors: [first] }: SealedWill) => host.ask('DELETE', `/api/survivors/${first?.id}`);

/** Signs in again with the new password, as a person who reads the mailbox can. */
async function recover(host: Host, more: object = {}): Promise<void> {
  expect((await reset(await resetLink(host), more)).status).toBe(204);
  host.password = NEW;
  await signIn(host);
}

describe('a reset by e-mail', () => {
  it('sets the password, ends every session immediately, and notifies the Host', async () => {
    const host = await openAccount(stack);
    const first = host.tokens;
    await signIn(host);
    const link = await resetLink(host);
    expect((await reset(link)).status).toBe(204);
    for (const { access_token, refresh_token } of [first, host.tokens]) {
      expect((await profile(host, access_token)).status).toBe(401);
      expect((await host.call('POST', '/api/auth/refresh', { json: { refresh_token } })).status).toBe(401);
    }
    expect((await logIn(host.call, host, host.password)).status).toBe(401);
    expect((await logIn(host.call, host, NEW)).status).toBe(200);
    expect(await subjects(stack, host.email)).toContain('The password of your account was reset');
  });

  it('works once, with the newest link', async () => {
    const host = await openAccount(stack);
    const older = await resetLink(host);
    const newest = await resetLink(host);
    expect(await reset(older)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    const broken = `${newest.slice(0, -1)}${newest.endsWith('A') ? 'B' : 'A'}`;
    expect(await reset(broken)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect((await reset(newest)).status).toBe(204);
    expect(await reset(newest)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  });

  it('accepts one of two parallel requests', async () => {
    const host = await openAccount(stack);
    const link = await resetLink(host);
    const replies = await Promise.all([1, 2].map(() => reset(link)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('leaves a Host without a sealed will free to do everything', async () => {
    const host = await openAccount(stack);
    await recover(host);
    await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { email: `new.${host.email}` } });
  });
});

describe('changing the password', () => {
  it('ends the other sessions and keeps this one, which can still be refreshed', async () => {
    const host = await openAccount(stack);
    const other = host.tokens;
    await signIn(host);
    const json = { current_password: host.password, new_password: NEW };
    await answered(204, host.ask, 'POST', '/api/auth/change-password', { json });
    expect((await profile(host, other.access_token)).status).toBe(401);
    expect((await host.call('POST', '/api/auth/refresh', { json: { refresh_token: other.refresh_token } })).status).toBe(401);
    expect((await profile(host)).status).toBe(200);
    const { refresh_token } = host.tokens;
    const pair = await answered(200, host.call, 'POST', '/api/auth/refresh', { json: { refresh_token } });
    expect((await profile(host, pair.access_token)).status).toBe(200);
    expect((await logIn(host.call, host, host.password)).status).toBe(401);
    expect((await logIn(host.call, host, NEW)).status).toBe(200);
    expect(await subjects(stack, host.email)).toContain('The password of your account was changed');
  });
});

describe('a mailbox alone', () => {
  it('opens nothing with the ids that it sees, also not after the reset is rejected', async () => {
    const will = await sealWill(stack);
    const transfer = await startTransfer(will);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    await authenticateOnPaper(transfer, ben);
    await authenticateOnPaper(transfer, clara);
    // Messages that are pending at the same time are sent in any order.
    await stack.messages();
    await recover(will.host);
    const rejection = await newestAnswer(stack, will.host.email);
    await passDeadline(transfer);
    const byIds = async () => (await Promise.all([ben, clara].map((survivor) => access(transfer, survivor)))).map(said);
    expect(await byIds()).toEqual(['403 session_required', '403 session_required']);
    await pressButton(stack, rejection, 'I am well, but I did not reset it');
    expect(await byIds()).toEqual(['403 session_required', '403 session_required']);

    // A Survivor who has just authenticated reads with the two ids as well, from the same place.
    const { session_token: token } = await authenticateOnPaper(transfer, ben);
    expect(await byIds()).toEqual(['200', '403 session_required']);
    expect(said(await access(transfer, { ...ben, call: newcomer(stack) }))).toBe('403 session_required');
    await stack.advance(15 * MINUTE);
    expect(await byIds()).toEqual(['403 session_required', '403 session_required']);
    expect(said(await access(transfer, ben, { token }))).toBe('200');
  });

  it('notifies every Survivor on day 1 and day 15, and opens the account fully on day 30', async () => {
    const will = await sealWill(stack);
    const { host, survivors } = will;
    await recover(host);
    const told = async () => {
      const all = await Promise.all(survivors.map(({ email }) => subjects(stack, email)));
      return all.map((each) => each.filter((subject) => subject === TOLD(host.name)).length);
    };
    await stack.advance(DAY - 1);
    expect(await told()).toEqual([0, 0, 0]);
    await stack.advance(1);
    expect(await told()).toEqual([1, 1, 1]);
    const [message] = (await stack.messages({ to: survivorAt(will, 0).email })).filter(({ subject }) => subject === TOLD(host.name));
    expect(message?.text).toContain(will.willId);
    await stack.advance(14 * DAY);
    expect(await told()).toEqual([2, 2, 2]);
    await stack.advance(15 * DAY - 1);
    await signIn(host);
    await answered(409, host.ask, 'DELETE', `/api/survivors/${survivorAt(will, 2).id}`);
    await stack.advance(1);
    await answered(204, host.ask, 'DELETE', `/api/survivors/${survivorAt(will, 2).id}`);
    expect(await told()).toEqual([2, 2, 2]);
  });

  it('is answered sign_of_life_first like every session while a transfer is being prepared', async () => {
    const will = await sealWill(stack);
    await stack.advance(100 * DAY);
    await recover(will.host);
    expect(said(await remove(will))).toBe('409 sign_of_life_first');
    expect(said(await will.host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } }))).toBe('409 sign_of_life_first');
    expect(said(await will.host.ask('POST', '/api/will/upload', { parts: [letter()] }))).toBe('409 recently_recovered');
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    expect(said(await remove(will))).toBe('409 recently_recovered');
  });
});

describe('backup codes of Survivors', () => {
  const lent = (survivors: Survivor[], position = 0) => ({
    backup_codes: survivors.map(({ id, backupCodes }) => ({ survivor_id: id, backup_code: backupCodes[position] })),
  });
  const told = (will: SealedWill) =>
    Promise.all(will.survivors.map(async ({ email }) => (await subjects(stack, email)).includes(TOLD(will.host.name))));

  it('of as many Survivors as the threshold lift a reset immediately, and stay valid', async () => {
    const will = await sealWill(stack);
    const [ben, clara, daniel] = [survivorAt(will, 0), survivorAt(will, 1), survivorAt(will, 2)];
    await recover(will.host, {
      backup_codes: [{ survivor_id: clara.id, backup_code: clara.backupCodes[0]?.toLowerCase() }, ...lent([daniel]).backup_codes],
    });
    await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { email: `new.${will.host.email}` } });
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.map((one: Body) => one.backup_codes_remaining)).toEqual([5, 5, 5]);
    await stack.advance(16 * DAY);
    expect(await told(will)).toEqual([false, false, false]);
    const transfer = await startTransfer(will, ben);
    await authenticateOnPaper(transfer, clara);
  });

  it('of fewer shorten the wait to 7 days: every Survivor is notified immediately and on day 3, and nothing can be changed until then', async () => {
    const will = await sealWill(stack, { threshold: 3, survivors: 4 });
    const until = formatMoment(new Date((await stack.now()).getTime() + 7 * DAY * 1000).toISOString(), DEFAULT_READER);
    await recover(will.host, lent(will.survivors.slice(0, 2)));
    expect(await told(will)).toEqual([true, true, true, true]);
    const [notice] = (await stack.messages({ to: survivorAt(will, 3).email })).filter(({ subject }) => subject === TOLD(will.host.name));
    expect(notice?.text).toContain(`start#will_id=${will.willId}`);
    expect(notice?.text).toContain(`cannot change anything about the will until ${until}.`);
    await stack.clearMessages();
    await stack.advance(3 * DAY - 1);
    expect(await told(will)).toEqual([false, false, false, false]);
    await stack.advance(1);
    expect(await told(will)).toEqual([true, true, true, true]);
    await stack.advance(4 * DAY - 1);
    await signIn(will.host);
    expect(await remove(will)).toMatchObject({ status: 409, body: { code: 'recently_recovered' } });
    await stack.advance(1);
    expect((await remove(will)).status).toBe(204);
  });

  it('are named one by one where they are wrong; nothing is changed, and the link still works', async () => {
    const will = await sealWill(stack);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const transfer = await startTransfer(will);
    await authenticateOnPaper(transfer, { ...clara, backupCodes: [clara.backupCodes[4] ?? ''] });
    const link = await resetLink(will.host);
    const right = { survivor_id: ben.id, backup_code: ben.backupCodes[0] };
    const wrong = (survivor_id: string, backup_code = 'AAAA-0000') => ({ backup_codes: [right, { survivor_id, backup_code }] });
    const second = 'backup_codes.1.backup_code';
    for (const [more, path] of [
      [wrong(clara.id), second],
      [wrong(clara.id, 'no code'), second],
      [wrong(clara.id, ben.backupCodes[0]), second],
      [wrong(clara.id, clara.backupCodes[4]), second],
      [wrong(will.host.id, clara.backupCodes[0]), second],
      [wrong(ben.id, ben.backupCodes[1]), 'backup_codes'],
      [{ survivor_id: ben.id, backup_code: 'AAAA-0000' }, 'backup_code'],
      [{ backup_code: ben.backupCodes[0] }, 'backup_code'],
    ] as const) {
      const reply = await reset(link, more);
      expect([said(reply), reply.body.details?.map((detail: Body) => detail.path)]).toEqual(['400 validation_failed', [path]]);
    }
    expect((await logIn(newcomer(stack), will.host, will.host.password)).status).toBe(200);
    expect((await reset(link, lent([ben, clara]))).status).toBe(204);
  });

  it("are counted against each Survivor's own budget, and a right one too if another one is wrong", async () => {
    const will = await sealWill(stack);
    const [ben, clara, daniel] = [survivorAt(will, 0), survivorAt(will, 1), survivorAt(will, 2)];
    const link = await resetLink(will.host);
    const call = newcomer(stack);
    const tryCodes = (backup_codes: object[]) => call('POST', '/api/auth/reset-password', { json: { token: link, password: NEW, backup_codes } });
    const guess = (n: number) => [{ survivor_id: ben.id, backup_code: `AAAA-00${String(n).padStart(2, '0')}` }, ...lent([clara]).backup_codes];
    for (let n = 0; n < 20; n += 1) {
      if (n % 10 === 0) await stack.advance(900);
      expect(said(await tryCodes(guess(n)))).toBe('400 validation_failed');
    }
    await stack.advance(900);
    const full = await tryCodes(lent([ben, clara, daniel]).backup_codes);
    const message = expect.stringContaining('Too many backup codes were tried.');
    expect(full.body.details).toEqual([0, 1].map((n) => ({ path: `backup_codes.${n}.backup_code`, message })));
    expect((await reset(link, lent([ben, clara]))).status).toBe(204);
  });

  it('let a Host reset the password after they rejected another person’s reset', async () => {
    const will = await sealWill(stack);
    await recover(will.host);
    await pressButton(stack, await newestAnswer(stack, will.host.email), 'I am well, but I did not reset it');
    const link = await resetLink(will.host);
    const mail = (await stack.messages({ to: will.host.email })).find(({ text }) => text.includes(link));
    expect(mail?.text).toContain('backup codes of 2 of your trusted people');
    expect(await reset(link, lent([survivorAt(will, 0)]))).toMatchObject({ status: 409, body: { code: 'reset_needs_codes' } });
    expect((await reset(link, lent(will.survivors.slice(0, 2)))).status).toBe(204);
    await signIn(will.host);
    expect((await remove(will)).status).toBe(204);
  });
});

describe('a reset while a transfer runs', () => {
  it('that is asked for after the cancel deadline takes effect 48 hours later', async () => {
    const will = await sealWill(stack);
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    const link = await resetLink(will.host);
    const message = (await stack.messages({ to: will.host.email })).at(-1);
    expect(message?.text).toContain('this link works only from');
    expect(await reset(link)).toMatchObject({ status: 409, body: { code: 'reset_waits' } });
    await stack.advance(48 * HOUR - 1);
    expect(await reset(link)).toMatchObject({ status: 409, body: { code: 'reset_waits' } });
    expect((await logIn(newcomer(stack), will.host, will.host.password)).status).toBe(200);
    await stack.advance(1);
    expect((await reset(link)).status).toBe(204);
    expect((await logIn(newcomer(stack), will.host, NEW)).status).toBe(200);
  });

  it('that is requested before the cancel deadline works immediately', async () => {
    const will = await sealWill(stack);
    const transfer = await startTransfer(will);
    await passDeadline(transfer, -1);
    expect((await reset(await resetLink(will.host))).status).toBe(204);
  });
});
