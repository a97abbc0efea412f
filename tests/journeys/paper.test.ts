import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  access,
  answered,
  type Body,
  DAY,
  HOUR,
  letter,
  newcomer,
  openAccount,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

let stack: TestStack;
let transfer: StartedTransfer;
beforeAll(async () => {
  stack = await startTestStack();
  transfer = await startTransfer(await sealWill(stack));
});
afterAll(() => stack?.stop());

/** What the service answers to a backup code of a Survivor in a transfer. */
function onPaper({ transferId }: StartedTransfer, { id }: Survivor, backup_code = '', call = newcomer(stack)): Promise<Body> {
  return answered(200, call, 'POST', '/api/survivor-auth/verify-otp', { json: { transfer_id: transferId, survivor_id: id, backup_code } });
}

const wrong = (left: number) => ({ verified: false, attempts_remaining: left, message: expect.stringContaining('not right') });
const refused = { verified: false, attempts_remaining: 0, message: expect.stringContaining('Too many backup codes') };

describe('an address that polls wrong backup codes', () => {
  it('is refused after twenty an hour, while the right code from another address is accepted immediately', async () => {
    const clara = survivorAt(transfer.will, 1);
    const thief = newcomer(stack);
    // The row itself admits fifteen requests a minute. Tries that are refused do not count, so the window empties after an hour.
    for (const [tooMany, pause] of [0, 10, 15, 15, 0, 10].map((count, n) => [count, n === 3 ? HOUR : 60] as const)) {
      const replies = await Promise.all(Array.from({ length: 15 }, () => onPaper(transfer, clara, 'AAAA-0000', thief)));
      expect(replies.filter(({ message }) => message.includes('Too many'))).toHaveLength(tooMany);
      await stack.advance(pause);
    }
    expect(await onPaper(transfer, clara, clara.backupCodes[0], thief)).toEqual(refused);
    expect(await onPaper(transfer, clara, clara.backupCodes[0])).toMatchObject({ verified: true, survivor_name: clara.name });
  });

  it('takes no try from another Survivor, nor does a right code from the same address', async () => {
    const [ben, daniel] = [survivorAt(transfer.will, 0), survivorAt(transfer.will, 2)];
    const home = newcomer(stack);
    expect(await onPaper(transfer, ben, 'AAAA-0000', home)).toEqual(wrong(19));
    expect(await onPaper(transfer, daniel, 'AAAA-0000', home)).toEqual(wrong(19));
    expect(await onPaper(transfer, ben, ben.backupCodes[0], home)).toMatchObject({ verified: true });
    expect(await onPaper(transfer, ben, 'AAAA-0000', home)).toEqual(wrong(18));
  });
});

describe('a malformed backup code', () => {
  it.each(['AAAA', 'AAAA-00001', 'ÄAAA-0000', '₁₂₃₄-5678'])('such as %s uses up no try and is answered with a hint', async (code) => {
    const ben = survivorAt(transfer.will, 0);
    const home = newcomer(stack);
    const hint = { verified: false, attempts_remaining: 20, message: expect.stringContaining('looks like ABCD-1234') };
    expect(await onPaper(transfer, ben, code, home)).toEqual(hint);
    expect(await onPaper(transfer, ben, code, home)).toEqual(hint);
    expect(await onPaper(transfer, ben, 'AAAA-0000', home)).toEqual(wrong(19));
  });
});

describe('a thousand tries an hour at the backup codes of a Survivor', () => {
  it('refuse addresses that have failed, exactly from the thousandth on, and admit every other address once', async () => {
    const own = await startTransfer(await sealWill(stack));
    const ben = survivorAt(own.will, 0);
    const table = await stolenTable(stack);
    const counters = async () => (await table.items('RATE#backup-code#')).filter(({ pk }) => pk.endsWith('#minutes'));
    const before = new Set((await counters()).map(({ pk }) => pk));
    const guessers = Array.from({ length: 10 }, () => newcomer(stack));
    for (const guesser of guessers) expect(await onPaper(own, ben, 'AAAA-0000', guesser)).toEqual(wrong(19));
    const [counter] = (await counters()).filter(({ pk }) => !before.has(pk));
    const [minute = ''] = Object.keys(counter ?? {}).filter((name) => /^m\d+$/.test(name));
    expect(counter?.[minute]).toBe(10);
    if (counter) await table.put({ ...counter, [minute]: 996 });

    const replies = await Promise.all(guessers.map((guesser) => onPaper(own, ben, 'AAAA-0000', guesser)));
    expect(replies.filter(({ message }) => message.includes('not right'))).toHaveLength(4);
    expect(replies.filter(({ message }) => message.includes('Too many'))).toHaveLength(6);
    const family = newcomer(stack);
    expect(await onPaper(own, ben, 'AAAA-0000', family)).toEqual(wrong(0));
    expect(await onPaper(own, ben, ben.backupCodes[0], family)).toEqual(refused);
    expect(await onPaper(own, ben, ben.backupCodes[0])).toMatchObject({ verified: true });
    await stack.advance(HOUR + 60);
    expect(await onPaper(own, ben, 'AAAA-0000', family)).toEqual(wrong(19));
  });
});

it('tries of a code that nobody looks at leave the budget of all as it was', async () => {
  const { will } = transfer;
  const other = await sealWill(stack);
  const ben = survivorAt(other, 0);
  const table = await stolenTable(stack);
  const counters = async () => (await table.items('RATE#backup-code#')).filter(({ pk }) => pk.endsWith('#minutes'));
  const before = new Set((await counters()).map(({ pk }) => pk));
  const thief = newcomer(stack);
  const shown = { survivor_id: ben.id, backup_code: 'AAAA-0000' };
  for (const [place, status] of [
    [{ will_id: other.willId }, 409],
    [{ will_id: will.willId }, 404],
    [{ transfer_id: transfer.transferId }, 404],
  ] as const) {
    expect((await thief('POST', '/api/survivor-auth/verify-otp', { json: { ...place, ...shown } })).status).toBe(status);
  }
  const [counter] = (await counters()).filter(({ pk }) => !before.has(pk));
  const counted = Object.entries(counter ?? {}).filter(([name]) => /^m\d+$/.test(name));
  expect(counted.reduce((sum, [, tries]) => sum + Number(tries), 0)).toBe(0);
});

describe('a Survivor with only the paper', () => {
  let will: SealedWill;
  beforeEach(async () => {
    will = await sealWill(stack);
  });

  const shown = ({ id }: Survivor, backup_code = '', will_id = will.willId) => ({ will_id, survivor_id: id, backup_code });
  const join = (json: object, call = newcomer(stack)) => call('POST', '/api/survivor-auth/verify-otp', { json });
  const start = (json: object, call = newcomer(stack)) => call('POST', '/api/transfer/verify-and-initiate', { json });
  const codesLeft = async (survivor: Survivor): Promise<number> => {
    await signIn(will.host);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    return survivors.find(({ id }: Body) => id === survivor.id).backup_codes_remaining;
  };
  const session = { session_token: expect.any(String), session_expires_at: null };
  const progress = (authenticated: number) => ({ authenticated, required: 2, threshold_met: authenticated >= 2 });

  it('joins the running transfer by the will id and learns its transfer id', async () => {
    const { transferId } = await startTransfer(will);
    const clara = survivorAt(will, 1);
    const { status, body } = await join(shown(clara, clara.backupCodes[0]));
    expect([status, body]).toEqual([
      200,
      { verified: true, survivor_name: 'Clara', threshold_progress: progress(1), transfer_id: transferId, ...session },
    ]);
  });

  it('uses up neither code nor try while no transfer runs, and is told how to start one', async () => {
    const clara = survivorAt(will, 1);
    const home = newcomer(stack);
    for (const code of [clara.backupCodes[0], 'AAAA-0000']) {
      const { status, body } = await join(shown(clara, code), home);
      expect([status, body.code, body.error]).toEqual([
        409,
        'transfer_not_running',
        expect.stringContaining('POST /api/transfer/verify-and-initiate'),
      ]);
    }
    expect(await codesLeft(clara)).toBe(5);
    expect((await start(shown(clara, 'AAAA-0000'), home)).body).toEqual(wrong(19));
  });

  it.each([
    ['join', join],
    ['start', start],
  ])('to %s gets one answer for a will that is unknown, one that is not sealed, and a Survivor of another will', async (_, ask) => {
    const clara = survivorAt(will, 1);
    const nobody = { ...clara, id: randomUUID() };
    const drafted = await openAccount(stack);
    const { will_id: draft } = await answered(201, drafted.ask, 'POST', '/api/will/upload', { parts: [letter()] });
    const other = survivorAt(transfer.will, 1);
    const replies = [
      await ask(shown(clara, 'AAAA-0000', randomUUID())),
      await ask(shown(clara, 'AAAA-0000', draft)),
      await ask(shown(nobody, 'AAAA-0000')),
      await ask(shown(other, other.backupCodes[1])),
      await ask(shown(other, 'AAAA', randomUUID())),
    ];
    const [first] = replies;
    expect(said(first as Reply)).toBe('404 will_or_survivor_not_found');
    for (const { status, body } of replies) expect([status, body]).toEqual([404, first?.body]);
  });

  it('starts a transfer with one code that also authenticates them, and all are notified', async () => {
    const clara = survivorAt(will, 1);
    await stack.clearMessages();
    const reply = await start(shown(clara, clara.backupCodes[0]));
    const deadline = new Date((await stack.now()).getTime() + 48 * HOUR * 1000).toISOString();
    expect(reply.body).toEqual({
      verified: true,
      will_id: will.willId,
      survivor_name: 'Clara',
      transfer_id: expect.any(String),
      status: 'initiated',
      host_cancel_deadline: deadline,
      opens_at: null,
      message: expect.stringContaining('your identity is confirmed'),
      threshold_progress: progress(1),
      ...session,
    });
    expect(reply.bytes.toString()).not.toContain(clara.id);
    expect(await subjects(stack, will.host.email)).toContain('Somebody started the transfer of your will');
    for (const { email } of will.survivors)
      expect(await subjects(stack, email)).toContain(`The transfer of the will of ${will.host.name} has been started`);
    const started = { stack, will, transferId: reply.body.transfer_id, cancelDeadline: new Date(deadline) };
    expect(await transferStatus(started, newcomer(stack))).toMatchObject({ status: 'initiated', authenticated_names: ['Clara'], opens_at: deadline });
    expect(await codesLeft(clara)).toBe(4);

    const ben = survivorAt(will, 0);
    expect((await start(shown(ben, ben.backupCodes[0]))).body).toMatchObject({ transfer_id: started.transferId, threshold_progress: progress(2) });
    await passDeadline(started);
    expect((await access(started, clara, { token: reply.body.session_token })).status).toBe(200);
  });

  it('counts once, and starts one transfer, with the same code ten times at once', async () => {
    const clara = survivorAt(will, 1);
    const home = newcomer(stack);
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(shown(clara, clara.backupCodes[0]), home)));
    expect(new Set(replies.map(({ body }) => body.transfer_id)).size).toBe(1);
    for (const { body } of replies) expect(body).toMatchObject({ verified: true, threshold_progress: progress(1) });
    expect(await codesLeft(clara)).toBe(4);
  });
});

describe('a code that its Survivor has used in this transfer', () => {
  it('renews their session, which lasts until the access window ends, and is used up in the next transfer', async () => {
    const will = await sealWill(stack);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const first = await startTransfer(will);
    const { session_token: token } = await onPaper(first, clara, clara.backupCodes[0]);
    await onPaper(first, ben, ben.backupCodes[0]);
    const renewed = await onPaper(first, clara, clara.backupCodes[0]);
    expect(renewed).toMatchObject({ verified: true, session_expires_at: null });
    expect(await onPaper(first, ben, clara.backupCodes[0])).toEqual(wrong(19));

    await passDeadline(first, 13 * DAY);
    const { body } = await access(first, clara, { token });
    const open = await onPaper(first, clara, clara.backupCodes[0]);
    expect(open).toMatchObject({ verified: true, session_expires_at: body.access_expires_at });
    expect((await access(first, clara, { token: open.session_token })).status).toBe(200);
    await stack.advance(DAY);
    expect(said(await access(first, clara, { token }))).toBe('410 access_window_expired');

    const next = await startTransfer(will);
    expect((await onPaper(next, clara, clara.backupCodes[0])).message).toContain('was used before');
    expect(await onPaper(next, clara, clara.backupCodes[1])).toMatchObject({ verified: true });
  });
});
