import { beforeEach, describe, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  HOUR,
  newcomer,
  passDeadline,
  type SealedWill,
  sealWill,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { paperOf, progress } from './on-paper.ts';

const stack = sharedStack();

describe('a Survivor with only the paper', () => {
  let will: SealedWill;
  let paper: ReturnType<typeof paperOf>;
  beforeEach(async () => {
    will = await sealWill(stack);
    paper = paperOf(will);
  });
  const session = { session_token: expect.any(String), session_expires_at: null };

  it('joins the running transfer by the will id and learns its transfer id', async () => {
    const { transferId } = await startTransfer(will);
    const clara = survivorAt(will, 1);
    const { status, body } = await paper.join(paper.shown(clara, clara.backupCodes[0]));
    expect([status, body]).toEqual([
      200,
      { verified: true, survivor_name: 'Clara', threshold_progress: progress(1), transfer_id: transferId, ...session },
    ]);
  });

  it('starts a transfer with one code that also authenticates them, and all are notified', async () => {
    const clara = survivorAt(will, 1);
    await stack.clearMessages();
    const reply = await paper.start(paper.shown(clara, clara.backupCodes[0]));
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
    expect(await subjects(stack, will.host.email)).toContain('The transfer of your will was started');
    for (const { email } of will.survivors)
      expect(await subjects(stack, email)).toContain(`The transfer of the will of ${will.host.name} was started`);
    const started = { stack, will, transferId: reply.body.transfer_id, cancelDeadline: new Date(deadline) };
    expect(await transferStatus(started, newcomer(stack))).toMatchObject({ status: 'initiated', authenticated_names: ['Clara'], opens_at: deadline });
    expect(await paper.codesLeft(clara)).toBe(4);

    const ben = survivorAt(will, 0);
    expect((await paper.start(paper.shown(ben, ben.backupCodes[0]))).body).toMatchObject({
      transfer_id: started.transferId,
      threshold_progress: progress(2),
    });
    await passDeadline(started);
    expect((await access(started, clara, { token: reply.body.session_token })).status).toBe(200);
  });
});

describe('a Host who has printed a paper', () => {
  const papers = async (will: SealedWill) => (await answered(200, will.host.ask, 'GET', '/api/survivors')).survivors;

  it('confirms it with one of its codes, and again after new codes were made', async () => {
    const will = await sealWill(stack);
    const ben = survivorAt(will, 0);
    const type = (code = '') => will.host.ask('POST', `/api/survivors/${ben.id}/confirm-paper`, { json: { backup_code: code } });
    expect((await type(ben.backupCodes[0])).body).toMatchObject({ confirmed: true, paper_confirmed_at: (await stack.now()).toISOString() });

    const renewed = await answered(200, will.host.ask, 'POST', `/api/survivors/${ben.id}/regenerate-codes`);
    expect(renewed.paper).toMatchObject({ survivor_name: 'Ben', threshold: 2, survivors_total: 3, backup_codes: renewed.backup_codes });
    expect((await papers(will))[0]).toMatchObject({ paper_confirmed_at: null, paper_made_at: (await stack.now()).toISOString() });
    expect((await type(ben.backupCodes[0])).body).toMatchObject({ confirmed: false });
    expect((await type(renewed.backup_codes[4])).body).toMatchObject({ confirmed: true });
  });

  it('can type ten codes of a Survivor in an hour, and the Survivor has all attempts left', async () => {
    const will = await sealWill(stack);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const type = (id: string, code = 'AAAA-0000') => will.host.ask('POST', `/api/survivors/${id}/confirm-paper`, { json: { backup_code: code } });
    for (let n = 1; n <= 10; n += 1) expect((await type(ben.id)).status).toBe(200);
    expect(await type(ben.id, ben.backupCodes[0])).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await type(clara.id, clara.backupCodes[0])).body).toMatchObject({ confirmed: true });

    const { start, shown } = paperOf(will);
    expect((await start(shown(ben, ben.backupCodes[0]))).body).toMatchObject({ verified: true });
  });
});
