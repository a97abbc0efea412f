import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { sharedStack, sharedTable } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  DAY,
  HOUR,
  letter,
  mailed,
  newcomer,
  openAccount,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';
import { onPaper, paperOf, progress, wrong } from './on-paper.ts';

const stack = sharedStack();
const table = sharedTable(stack);
let transfer: StartedTransfer;
beforeAll(async () => {
  transfer = await startTransfer(await sealWill(stack));
});

/** Returns a function that finds the counter of all tries for the next Survivor. */
async function nextCounter() {
  const all = async () => (await table.items('RATE#backup-code#')).filter(({ pk }) => pk.endsWith('#minutes'));
  const before = new Set((await all()).map(({ pk }) => pk));
  return async () => (await all()).find(({ pk }) => !before.has(pk));
}

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
});

describe('ten wrong backup codes for a Survivor within a day', () => {
  const counted = async (email: string) =>
    (await subjects(stack, email)).filter((subject) => subject.startsWith('Many wrong backup codes were entered')).length;

  it('notify the Host once a day, and that Survivor while a transfer runs', async () => {
    const will = await sealWill(stack);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const { start, shown } = paperOf(will);
    const notified = () => Promise.all([will.host, ben, clara].map(({ email }) => counted(email)));
    for (let n = 1; n <= 10; n += 1) await start(shown(ben, 'AAAA-0000'));
    expect(await notified()).toEqual([1, 0, 0]);

    const { transferId } = await startTransfer(will);
    const wrongOnes = async (count: number) => {
      for (let n = 1; n <= count; n += 1) await onPaper({ stack, transferId, will } as StartedTransfer, clara, 'AAAA-0000');
    };
    await wrongOnes(9);
    expect(await notified()).toEqual([1, 0, 0]);
    await wrongOnes(1);
    expect(await notified()).toEqual([2, 0, 1]);
    await stack.advance(23 * HOUR);
    await wrongOnes(10);
    expect(await notified()).toEqual([2, 0, 1]);
    await stack.advance(HOUR);
    await wrongOnes(1);
    expect(await notified()).toEqual([3, 0, 2]);
  });
});

describe('a thousand tries an hour at the backup codes of a Survivor', () => {
  it('refuse addresses that have failed, exactly from the thousandth on, and admit every other address once', async () => {
    const own = await startTransfer(await sealWill(stack));
    const ben = survivorAt(own.will, 0);
    const counter = await nextCounter();
    const guessers = Array.from({ length: 10 }, () => newcomer(stack));
    for (const guesser of guessers) expect(await onPaper(own, ben, 'AAAA-0000', guesser)).toEqual(wrong(19));
    const found = await counter();
    const [minute = ''] = Object.keys(found ?? {}).filter((name) => /^m\d+$/.test(name));
    expect(found?.[minute]).toBe(10);
    if (found) await table.put({ ...found, [minute]: 996 });

    const replies = await Promise.all(guessers.map((guesser) => onPaper(own, ben, 'AAAA-0000', guesser)));
    expect(replies.filter(({ message }) => message.includes('wrong'))).toHaveLength(4);
    expect(replies.filter(({ message }) => message.includes('Too many'))).toHaveLength(6);
    const family = newcomer(stack);
    expect(await onPaper(own, ben, 'AAAA-0000', family)).toEqual(wrong(0));
    expect(await onPaper(own, ben, ben.backupCodes[0], family)).toEqual(refused);
    expect(await onPaper(own, ben, ben.backupCodes[0])).toMatchObject({ verified: true });
    await stack.advance(HOUR + 60);
    expect(await onPaper(own, ben, 'AAAA-0000', family)).toEqual(wrong(19));
  });
});

describe('a Survivor with only the paper', () => {
  // No transfer of this will runs before the last test.
  let will: SealedWill;
  let paper: ReturnType<typeof paperOf>;
  let draft: string;
  beforeAll(async () => {
    will = await sealWill(stack);
    paper = paperOf(will);
    draft = (await answered(201, (await openAccount(stack)).ask, 'POST', '/api/will/upload', { parts: [letter()] })).will_id;
  });

  it('makes no tries where no code is checked: the budget of all stays as it was', async () => {
    const ben = survivorAt(will, 0);
    const counter = await nextCounter();
    const thief = newcomer(stack);
    const shown = { survivor_id: ben.id, backup_code: 'AAAA-0000' };
    for (const [place, status] of [
      [{ will_id: will.willId }, 409],
      [{ will_id: transfer.will.willId }, 404],
      [{ transfer_id: transfer.transferId }, 404],
    ] as const) {
      expect((await thief('POST', '/api/survivor-auth/verify-otp', { json: { ...place, ...shown } })).status).toBe(status);
    }
    const counted = Object.entries((await counter()) ?? {}).filter(([name]) => /^m\d+$/.test(name));
    expect(counted.reduce((sum, [, tries]) => sum + Number(tries), 0)).toBe(0);
  });

  it.each(['join', 'start'] as const)(
    'gets one answer to a %s of a will that is unknown or not sealed, or as a Survivor of another will',
    async (step) => {
      const { shown, [step]: ask } = paper;
      const clara = survivorAt(will, 1);
      const nobody = { ...clara, id: randomUUID() };
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
    },
  );

  it('counts once, and starts one transfer, with the same code in ten parallel requests', async () => {
    const clara = survivorAt(will, 1);
    const home = newcomer(stack);
    const replies = await Promise.all(Array.from({ length: 10 }, () => paper.start(paper.shown(clara, clara.backupCodes[0]), home)));
    expect(new Set(replies.map(({ body }) => body.transfer_id)).size).toBe(1);
    for (const { body } of replies) expect(body).toMatchObject({ verified: true, threshold_progress: progress(1) });
    expect(await paper.codesLeft(clara)).toBe(4);
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

describe('a Survivor who starts again after the Host has stopped the transfer', () => {
  it('can do so with a proof once a day, and a refused start uses up neither their code nor an attempt', async () => {
    const own = await sealWill(stack);
    const { start, shown, codesLeft } = paperOf(own);
    const [ben, clara] = [survivorAt(own, 0), survivorAt(own, 1)];
    const home = newcomer(stack);
    const stop = () => answered(200, own.host.ask, 'POST', '/api/transfer/cancel', { json: {} });
    for (const code of clara.backupCodes.slice(0, 2)) {
      expect(said(await start(shown(clara, code)))).toBe('200');
      await stop();
    }
    const again = new Date((await stack.now()).getTime() + DAY * 1000).toISOString();
    const refusal = await start(shown(clara, clara.backupCodes[2]), home);
    expect([refusal.status, refusal.body]).toEqual([
      409,
      {
        error: expect.stringMatching(/your next start is possible from .*\. Other trusted persons can start now\. Your code was not used up\.$/),
        code: 'recently_stopped',
        details: [{ path: 'works_from', message: again }],
      },
    ]);
    expect((await start(shown(clara, 'AAAA-0000'), home)).body).toEqual(wrong(19));
    expect(await codesLeft(clara)).toBe(3);

    const json = { will_id: own.willId, contact: { type: 'email', value: clara.email } };
    const { otp_session_id } = await answered(200, home, 'POST', '/api/transfer/send-otp', { json });
    const code = await mailed(stack, clara.email, /Your code is (\d{6})/);
    for (let n = 0; n < 4; n += 1)
      expect(said(await home('POST', '/api/transfer/verify-and-initiate', { json: { otp_session_id, code } }))).toBe('409 recently_stopped');

    expect(said(await start(shown(ben, ben.backupCodes[0])))).toBe('200');
    await signIn(own.host);
    await stop();
    await stack.advance(DAY);
    expect(said(await start(shown(clara, clara.backupCodes[2])))).toBe('200');
    await stack.advance(DAY);
    expect(await subjects(stack, own.host.email)).toContain('The transfer of your will was started again');
    expect(await mailed(stack, own.host.email, /- (Ben: started on .*, stopped on .*)/)).toBeTruthy();
  });
});
