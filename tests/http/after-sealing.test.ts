import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import { afterSealing } from '#http/after-sealing.ts';
import { withTimeLeft } from '#net/timeout.ts';
import type { Lease } from '#store/leases.ts';
import { Conflict } from '#store/unit-of-work.ts';

const REQUEST = { hostId: 'ann', requestId: 'r' };

/** A service in which a sealing runs until it has been looked at so often. `losses`: so many looks meet another commit. Counts what is held. */
function during({ looks, isBusy = false, losses = 0 }: { looks: number; isBusy?: boolean; losses?: number }) {
  const seen = { held: 0, taken: 0, answers: 0 };
  const take = async () => {
    if (isBusy) return undefined;
    seen.held += 1;
    seen.taken += 1;
    // Only passed on to `release`.
    return {} as Lease;
  };
  const release = async () => {
    seen.held -= 1;
  };
  let left = looks;
  let lost = losses;
  const load = async () => {
    if (lost > 0) {
      lost -= 1;
      throw new Conflict();
    }
    left -= 1;
    return { root: { versions: left > 0 ? { 'CUSTODY/SEALING': 1 } : {} } };
  };
  const app = { now: () => new Date(0), log: { warn: () => {} }, store: { leases: { take, release }, hosts: { load } } } as unknown as App;
  const ask = (row: RouteName, request = REQUEST) =>
    afterSealing(app, routes[row], request, async () => {
      seen.answers += 1;
      if (left > 0) throw new Refusal('sealing_in_progress');
      return 'changed';
    });
  return { seen, ask };
}

describe('a change during a sealing', () => {
  it('waits for its end, and is made', async () => {
    const { seen, ask } = during({ looks: 1 });
    expect(await ask('survivors/update')).toBe('changed');
    expect(seen).toEqual({ held: 0, taken: 1, answers: 2 });
  });

  it('looks again if another commit comes while it looks', async () => {
    const { seen, ask } = during({ looks: 1, losses: 2 });
    expect(await ask('survivors/update')).toBe('changed');
    expect(seen).toEqual({ held: 0, taken: 1, answers: 2 });
  });

  it('is refused if no time is left', async () => {
    const { seen, ask } = during({ looks: 9 });
    await expect(withTimeLeft(9000, () => ask('survivors/update'))).rejects.toMatchObject({ code: 'sealing_in_progress' });
    expect(seen).toEqual({ held: 0, taken: 1, answers: 1 });
  });

  it.each<[string, RouteName, typeof REQUEST, boolean]>([
    ['so many requests of this Host wait already', 'survivors/update', REQUEST, true],
    ['its body is a stream', 'will/upload', REQUEST, false],
    ['it seals itself: after the other sealing, nothing would be left to seal', 'will/encrypt', REQUEST, false],
    ['no Host is signed in', 'liveness/update-respond', { ...REQUEST, hostId: '' }, false],
  ])('is refused immediately if %s', async (_, row, request, isBusy) => {
    const { seen, ask } = during({ looks: 9, isBusy });
    await expect(ask(row, request)).rejects.toMatchObject({ code: 'sealing_in_progress', retryAfter: undefined });
    expect(seen.answers).toBe(1);
  });
});
