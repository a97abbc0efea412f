import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { after, DAY, HOUR, type Instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifySurvivors } from '#effects/notify.ts';
import type { Receipt } from '#effects/receipt.ts';
import { restoreEffects } from '#messages/restore-effects.ts';
import type { Change } from '#store/unit-of-work.ts';
import { later } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

/** Returns what is put back of one effect. `dueAt`: when its row is found. Undefined without a row. */
async function restored(effect: Effect, dueAt: Instant | undefined, receipt?: Receipt): Promise<readonly Effect[]> {
  const changes: Change[] = [];
  const store = {
    outbox: { idOf: async () => 'id', isFoundBy: async (_: string, at: Instant) => dueAt !== undefined && dueAt <= at },
    receipts: { get: async () => receipt },
    commit: async (change: Change) => void changes.push(change),
  };
  const ports = { store, now: () => new Date(BEGIN), log: { alarm: () => {} } } as unknown as App;
  await restoreEffects(ports, { id: 'host', root: { kind: 'host', id: 'host', version: 1, versions: {}, entries: 0 } }, [effect]);
  return changes.flatMap(({ effects = [] }) => effects);
}

const order: Effect = { kind: 'open-documents', key: 'transfer', transferId: 'transfer' };
const [notice] = notifySurvivors(['ben'], 'password-reset-survivor', 'series/4/0', { epoch: 4 }, { notBefore: later(-DAY) });

it.each([
  ['an opening whose documents differ, and are read again in a day', order, later(DAY), undefined, false],
  ['an opening without a row', order, undefined, undefined, true],
  ['an effect that someone has moved', order, later(3 * DAY), undefined, true],
  ['a notice that was sent', notice, undefined, { result: 'sent', at: later(-DAY) }, false],
  ['a notice that is missing', notice, undefined, undefined, true],
  ['a notice that was only tried', notice, undefined, { result: 'tried', at: after(BEGIN, -HOUR) }, true],
] as const)('%s', async (_, effect, dueAt, receipt, isRestored) => {
  expect(await restored(effect as Effect, dueAt, receipt)).toEqual(isRestored ? [effect] : []);
});
