import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '#common/time.ts';
import { IS_WHOLE, runs } from '#tests/support/whole.ts';
import { commands, type Observations } from './commands.ts';
import { createControlledWill } from './controlled-will.ts';

const eventCounts = new Map<string, number>();
const total = (part: string) => [...eventCounts].reduce((sum, [name, times]) => (name.includes(part) ? sum + times : sum), 0);

it('keeps every promise, whatever people, channels, failures and time do', () => {
  const begins = fc.record({ threshold: fc.constantFrom(2, 3), hcrac: fc.integer({ min: 1, max: 2 }) });
  fc.assert(
    fc.property(begins, fc.commands(commands, { maxCommands: 60, size: 'max' }), ({ threshold, hcrac }, all) => {
      const observed: Observations = {
        threshold,
        down: [],
        vouched: { sign: undefined, times: 0, by: '', until: 0 },
        transfers: [],
        stops: [],
        provenAfterStop: [],
        eventCounts,
      };
      fc.modelRun(() => ({ model: observed, real: createControlledWill({ hcit_days: 7, hcrt_hours: 24, hcrac }, threshold) }), all);
    }),
    { seed: 2, numRuns: runs(500) },
  );
});

it('reaches every status often enough', () => {
  for (const status of [
    'active',
    'pending_transfer',
    'transfer_initiated',
    'awaiting_authentication',
    'accessible',
    'transfer_stalled',
    'transfer_failed',
  ])
    expect(total(` in ${status}`), status).toBeGreaterThan(runs(20));
  for (const what of ['vouched in a transfer', 'vouched while pending']) expect(total(what), what).toBeGreaterThan(runs(10));
  expect(total('stopped by card')).toBeGreaterThan(runs(50));
  expect(total('paused')).toBeGreaterThan(runs(100));
  for (const what of ['read', 'activation']) expect(total(what), what).toBeGreaterThan(runs(100));
  for (const status of ['transfer_stalled', 'transfer_failed']) expect(total(`joined in ${status}`), status).toBeGreaterThan(runs(5));
  for (const what of ['started again', 'too soon with a proof', 'too soon by name']) expect(total(what), what).toBeGreaterThan(IS_WHOLE ? 5 : 2); // rare
});

it('sends every message eventually, once, unless it is abandoned or replaced', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 23 }), (silent, hour) => {
      const controlled = createControlledWill({ hcit_days: 7, hcrt_hours: 24, hcrac: 2 }, 2);
      controlled.pass(7 * DAY - HOUR);
      controlled.openAll(false);
      controlled.pass(hour * HOUR + 2 * HOUR);
      expect(controlled.taken).toEqual([]);
      controlled.outage(silent * HOUR);
      controlled.openAll(true);
      controlled.pass(5 * HOUR);
      expect(controlled.taken.filter(({ template }) => template === 'liveness-check')).toHaveLength(1);
    }),
    { seed: 1, numRuns: runs(50) },
  );
});
