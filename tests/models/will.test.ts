import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '#domain/time.ts';
import { commands, type Seen } from './commands.ts';
import { puppetOf } from './puppet.ts';

const met = new Map<string, number>();
const total = (part: string) => [...met].reduce((sum, [name, times]) => (name.includes(part) ? sum + times : sum), 0);

it('keeps every promise, whatever people, channels, failures and time do', () => {
  const begins = fc.record({ threshold: fc.constantFrom(2, 3), hcrac: fc.integer({ min: 1, max: 2 }) });
  fc.assert(
    fc.property(begins, fc.commands(commands, { maxCommands: 60, size: 'max' }), ({ threshold, hcrac }, all) => {
      const seen: Seen = { threshold, down: [], transfers: [], lastCancelAt: undefined, met };
      fc.modelRun(() => ({ model: seen, real: puppetOf({ hcit_days: 7, hcrt_hours: 24, hcrac }, threshold) }), all);
    }),
    { seed: 1, numRuns: 1500 },
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
    expect(total(` in ${status}`), status).toBeGreaterThan(20);
  for (const what of ['read', 'activation']) expect(total(what), what).toBeGreaterThan(100);
  for (const status of ['transfer_stalled', 'transfer_failed']) expect(total(`joined in ${status}`), status).toBeGreaterThan(5);
  expect(total('started again')).toBeGreaterThan(5);
});

it('sends every message eventually, once, unless it is abandoned or replaced', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 23 }), (silent, hour) => {
      const puppet = puppetOf({ hcit_days: 7, hcrt_hours: 24, hcrac: 2 }, 2);
      puppet.pass(7 * DAY - HOUR);
      puppet.openAll(false);
      puppet.pass(hour * HOUR + 2 * HOUR);
      expect(puppet.taken).toEqual([]);
      puppet.outage(silent * HOUR);
      puppet.openAll(true);
      puppet.pass(5 * HOUR);
      expect(puppet.taken.filter(({ template }) => template === 'liveness-check')).toHaveLength(1);
    }),
    { seed: 1, numRuns: 50 },
  );
});
