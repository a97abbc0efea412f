import { describe, expect, it } from 'vitest';
import type { Liveness } from '#domain/liveness.ts';
import type { Transfer } from '#domain/transfer.ts';
import type { Will } from '#domain/will.ts';
import type { Family } from '#infra/local/family/family.ts';
import { tellStory } from '#infra/local/family/story.ts';

const survivor = (name: string, authenticatesWith: 'code' | 'paper') => ({
  ...{ name, authenticatesWith, id: `wire-${name}`, will_id: 'w', backup_codes: [], recovery_key: '', envelope_text: '' },
  contact: { type: 'email' as const, value: `${name}@example.net` },
});
const family: Family = {
  ...{ id: '1', will_id: 'w', documents: [] },
  host: { email: 'anna@example.com', password: 'p', display_name: 'Anna Host' },
  survivors: [survivor('Ben', 'code'), survivor('Clara', 'paper')],
};

// The story reads only these parts of the records.
const will = (status: Will['status']) => ({ status }) as Will;
const liveness = (name: Liveness['phase']['name'], missed = 0) => ({ phase: { name }, missed }) as Liveness;
const transfer = (authenticated: string[] = []) =>
  ({
    facts: {
      threshold: 2,
      cancelDeadline: '2031-03-13T10:05:00.000Z',
      survivors: [
        { id: 'ben', name: 'Ben' },
        { id: 'clara', name: 'Clara' },
      ],
    },
    state: { status: 'awaiting_authentication', authenticated: authenticated.map((one) => ({ survivor: one, at: '' })) },
  }) as unknown as Transfer;

describe('the next step of a family', () => {
  it.each([
    ['makes another family after the will was deleted', {}, 'Make another family'],
    ['waits while the Host answers', { will: will('active'), liveness: liveness('waiting') }, 'Anna falls silent: go to the next message'],
    ['waits after a missed check', { will: will('active'), liveness: liveness('waiting', 1) }, 'Anna stays silent: go to the next message'],
    ['starts the transfer after the last check', { will: will('pending_transfer'), liveness: liveness('activated', 3) }, 'Ben starts the transfer'],
    ['makes another family after the access window', { will: will('pending_transfer'), liveness: liveness('paused', 3) }, 'Make another family'],
    [
      'waits for the end of the 48 hours',
      { will: will('transfer_initiated'), liveness: liveness('paused'), transfer: transfer() },
      'Anna does not stop it: go to the next message',
    ],
    [
      'is the proof of the first Survivor',
      { will: will('awaiting_authentication'), liveness: liveness('paused'), transfer: transfer() },
      'Ben enters the code that we send',
    ],
    [
      'is the proof of the Survivor who is missing, also after it has stalled',
      { will: will('transfer_stalled'), liveness: liveness('paused'), transfer: transfer(['ben']) },
      'Clara enters a backup code from the paper',
    ],
    ['reads the open will', { will: will('accessible'), liveness: liveness('paused'), transfer: transfer(['ben', 'clara']) }, 'Ben reads the will'],
    [
      'waits while the documents could not be opened',
      { will: will('transfer_failed'), liveness: liveness('paused'), transfer: transfer(['ben', 'clara']) },
      'Time passes: go to the next message',
    ],
  ])('%s', (_, situation, label) => expect(tellStory(family, situation).next.label).toBe(label));

  it('is never offered a second time among the other steps', () => {
    const { next, others } = tellStory(family, { will: will('active'), liveness: liveness('asking'), transfer: undefined });
    expect(others.map(({ label }) => label)).toEqual([
      'Anna misses every check: 99 days pass',
      'Anna says that she is well',
      'Ben starts the transfer',
    ]);
    expect(others).not.toContainEqual(next);
  });
});
