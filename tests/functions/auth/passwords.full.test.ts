import { describe, expect, it } from 'vitest';
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
  survivorAt,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

const NEW = 'a completely new password';
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
      [{ backup_codes: [right], survivor_id: ben.id, backup_code: ben.backupCodes[1] }, 'backup_codes'],
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
});
