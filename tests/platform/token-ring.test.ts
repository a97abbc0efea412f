import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, DAY, HOUR, instant, MINUTE } from '#common/time.ts';
import { isStale, rotateKeys, signingKey } from '#platform/token-ring.ts';
import { runs } from '#tests/support/whole.ts';

const T0 = '2026-11-21T12:00:00.000Z';
const at = (ms: number) => new Date(Date.parse(T0) + ms);
const key = (kid: string, ms: number) => ({ kid, wrapped: '', createdAt: after(T0, ms) });
const make = async () => key('new', 0);
const kids = (keys: readonly { kid: string }[]) => keys.map(({ kid }) => kid);

describe('the key that signs', () => {
  it.each([
    ['the only key, immediately', [key('a', 0)], 0, 'a'],
    ['the old key for two hours', [key('b', 0), key('a', -DAY)], 2 * HOUR - 1, 'a'],
    ['the new key after two hours', [key('b', 0), key('a', -DAY)], 2 * HOUR, 'b'],
    ['the newest that is old enough', [key('c', 0), key('b', -2 * HOUR), key('a', -DAY)], 0, 'b'],
    ['the oldest when all are new', [key('b', 1), key('a', 0)], MINUTE, 'a'],
  ])('is %s', (_what, keys, now, kid) => {
    expect(signingKey(keys, at(now))?.kid).toBe(kid);
  });
});

describe('a rotation', () => {
  it.each([
    ['add', 'puts a new key in front', [key('a', -DAY)], ['new', 'a']],
    ['add', 'removes keys that no token needs', [key('b', -8 * DAY), key('a', -20 * DAY)], ['new', 'b']],
    ['retire', 'keeps the key behind one that has not signed for a week', [key('b', -8 * DAY + 1), key('a', -20 * DAY)], ['b', 'a']],
    ['retire', 'takes it away after eight days', [key('b', -8 * DAY), key('a', -20 * DAY)], ['b']],
    ['retire', 'never takes the last one', [key('a', -400 * DAY)], ['a']],
    ['replace', 'leaves a new key alone', [key('b', -DAY), key('a', -20 * DAY)], ['new']],
  ] as const)('%s %s', async (rotation, _what, keys, left) => {
    expect(kids(await rotateKeys(rotation, keys, make, at(0)))).toEqual(left);
  });
});

/** A process that reads the ring again when its last read is an hour old. */
interface Process {
  readAt: number;
  keys: ReturnType<typeof key>[];
}

it('never gives a process a token that it cannot verify, whatever rotations there were', async () => {
  const wait = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: HOUR / 2 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 * DAY }) },
  );
  const step = fc.tuple(wait, fc.constantFrom('add', 'retire', 'read', 'read', 'read'), fc.nat({ max: 2 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let now = 0;
      let ring = [key('first', 0)];
      const processes: Process[] = [0, 1, 2].map(() => ({ readAt: 0, keys: ring }));
      const signed: { kid: string; until: number }[] = [];
      for (const [wait, what, n] of steps) {
        now += wait;
        if (what !== 'read') ring = await rotateKeys(what as 'add' | 'retire', ring, async () => key(`made ${now}`, now), at(now));
        const asked = processes[n] as Process;
        if (isStale(after(T0, asked.readAt), at(now))) Object.assign(asked, { readAt: now, keys: ring });
        for (const { kid, until } of signed) if (until > now) expect(kids(asked.keys)).toContain(kid);
        signed.push({ kid: signingKey(asked.keys, at(now))?.kid ?? '', until: now + 7 * DAY });
      }
    }),
    { seed: 20_261_121, numRuns: runs(300) },
  );
});

it('reads what is an hour old again', () => {
  expect([isStale(T0, at(HOUR - 1)), isStale(T0, at(HOUR))]).toEqual([false, true]);
  expect(instant(at(0))).toBe(T0);
});
