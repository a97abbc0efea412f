import { beforeAll, describe, expect, it } from 'vitest';
import { sharedStack, sharedWill } from '#tests/support/shared-stack.ts';
import {
  authenticate,
  authenticateOnPaper,
  cancelTransfer,
  passDeadline,
  type StartedTransfer,
  type Survivor,
  said,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { answersToAll, BEN_ALONE, forgetTheCancel, OPEN, TOO_EARLY } from './answers.ts';

const stack = sharedStack();
const will = sharedWill(stack);
let ben: Survivor;
let clara: Survivor;
beforeAll(async () => {
  [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
});

describe('nothing can be read before all of it holds: the time, the number, the proof', () => {
  const steps = {
    'the last second before the deadline': (transfer: StartedTransfer) => passDeadline(transfer, -1),
    'the deadline': (transfer: StartedTransfer) => passDeadline(transfer),
    'Ben proves who he is': (transfer: StartedTransfer) => authenticate(transfer, ben),
    'Clara proves who she is': (transfer: StartedTransfer) => authenticateOnPaper(transfer, clara),
    'the Host cancels': cancelTransfer,
  };
  const CLOSED = ['403 not_authenticated', '403 not_authenticated', '403 not_authenticated'];
  const STOPPED = ['403 transfer_cancelled', '403 transfer_cancelled', '403 transfer_cancelled'];

  it.each<[string, [keyof typeof steps, string[]][]]>([
    [
      'the proofs after the deadline',
      [
        ['the last second before the deadline', CLOSED],
        ['the deadline', CLOSED],
        ['Ben proves who he is', BEN_ALONE],
        ['Clara proves who she is', OPEN],
        ['the Host cancels', STOPPED],
      ],
    ],
    [
      'one proof before the deadline, one after it',
      [
        ['Ben proves who he is', BEN_ALONE],
        ['the last second before the deadline', BEN_ALONE],
        ['the deadline', BEN_ALONE],
        ['Clara proves who she is', OPEN],
        ['the Host cancels', STOPPED],
      ],
    ],
    [
      'both proofs before the deadline',
      [
        ['Ben proves who he is', BEN_ALONE],
        ['Clara proves who she is', TOO_EARLY],
        ['the last second before the deadline', TOO_EARLY],
        ['the deadline', OPEN],
        ['the Host cancels', STOPPED],
      ],
    ],
    [
      'both proofs, but the Host cancels in the last second',
      [
        ['Ben proves who he is', BEN_ALONE],
        ['Clara proves who she is', TOO_EARLY],
        ['the last second before the deadline', TOO_EARLY],
        ['the Host cancels', STOPPED],
        ['the deadline', STOPPED],
      ],
    ],
  ])('%s', async (_, story) => {
    const transfer = await startTransfer(will);
    for (const [step, answers] of story) {
      await steps[step](transfer);
      expect([step, await answersToAll(transfer)]).toEqual([step, answers]);
    }
    const late = await ben.call('POST', '/api/survivor-auth/select', { json: { transfer_id: transfer.transferId, survivor_id: ben.id } });
    expect(said(late)).toBe('409 transfer_not_running');
    await forgetTheCancel(will);
  });
});
