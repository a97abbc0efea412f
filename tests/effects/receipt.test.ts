import { expect, it } from 'vitest';
import { after, DAY, HOUR, instant } from '#common/time.ts';
import { notifyHost } from '#effects/notify.ts';
import { awaitedBefore, delayBy, isAwaited, type Receipt } from '#effects/receipt.ts';

const DUE = instant(new Date('2031-03-11T12:00:00.000Z'));
const receipt = (result: Receipt['result'], wait: number) => ({ dueAt: DUE, receipt: { result, at: after(DUE, wait) } });

it.each([
  ['follows notices that were accepted', [receipt('sent', 0), receipt('sent', HOUR)], 0],
  ['does not wait for a mailbox that was tried for 72 hours', [receipt('abandoned', 76 * HOUR)], 0],
  ['does not wait for a person who is no longer named', [receipt('not-needed', 0)], 0],
  ['becomes later by the time by which a notice was held back', [receipt('sent', 0), receipt('sent', 30 * DAY)], 26 * DAY],
  ['waits for a notice that is still tried', [receipt('sent', 0), receipt('tried', 80 * HOUR)], undefined],
  ['waits for a notice without a receipt', [receipt('sent', 0), { dueAt: DUE, receipt: undefined }], undefined],
])('what takes effect %s', (_, notices, delay) => expect(delayBy(notices, [])).toBe(delay));

it('our outage, which moves what takes effect anyway, makes no notice late', () => {
  const outage = { from: after(DUE, HOUR), to: after(DUE, 400 * DAY) };
  const sentAfter = (wait: number) => delayBy([receipt('sent', wait)], [outage]);
  expect([sentAfter(401 * DAY), sentAfter(404 * DAY), sentAfter(410 * DAY)]).toEqual([0, HOUR, 6 * DAY + HOUR]);
});

it('a reminder shortly before it delays nothing', () => {
  const effect = notifyHost('deletion-reminder', 'deletion/1', { deletion: 1 });
  const planned = [0, 21, 26, 29].map((days) => ({ effect, dueAt: after(DUE, days * DAY) }));
  expect(awaitedBefore(after(DUE, 30 * DAY), planned)).toEqual(planned.slice(0, 3));
  expect([isAwaited(effect), isAwaited({ kind: 'reseal', key: '' }), isAwaited(notifyHost('password-changed', '', {}))]).toEqual([
    true,
    false,
    false,
  ]);
});
