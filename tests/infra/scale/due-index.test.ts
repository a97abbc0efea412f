import { describe, expect, it } from 'vitest';
import { after, DAY, type Instant, MINUTE } from '#common/time.ts';
import { answerDelay, busiest, leavingByMinute, MINUTES, minuteOf, ZONE } from '#infra/scale/evening.ts';
import { beforeNight } from '#liveness/rules/when-to-send.ts';
import { DUE_PARTITIONS, timerPartition } from '#store/keys.ts';
import { type Random, randomOf } from '#tests/support/random.ts';
import { IS_WHOLE } from '#tests/support/whole.ts';

/** Enough to see that the partitions and the model are right. How exactly, `.ci/run` shows. */
const HOSTS = IS_WHOLE ? 20_000 : 4_000;
const CHECKS = 12;
const BEGIN = '2026-01-01T00:00:00.000Z';

/** One Host answers a year of monthly checks, each after another delay. Returns when the last check leaves. */
function lastCheck(random: Random): Instant {
  let leaves = beforeNight(after(BEGIN, random.between(0, 30 * DAY)), ZONE);
  for (let check = 0; check < CHECKS; check += 1) {
    const answered = after(leaves, answerDelay(random.next()) * MINUTE);
    leaves = beforeNight(after(answered, 30 * DAY), ZONE);
  }
  return leaves;
}

function hostId(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random.next() * 16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The Hosts by a number from 0. */
function counts(length: number, numbers: readonly number[]): number[] {
  const all: number[] = Array(length).fill(0);
  for (const number of numbers) all[number] = (all[number] ?? 0) + 1;
  return all;
}

/** Five standard deviations of a count. The seeds are fixed, so no run differs from another. */
const deviation = (part: number): number => 5 * Math.sqrt(HOSTS * part * (1 - part));

describe.each([1, 2, 3])('Hosts who walk through a year of checks at random, seed %i,', (seed) => {
  const hosts = Array.from({ length: HOSTS }, (_, n) => {
    const random = randomOf(seed, n);
    return { id: hostId(random), leaves: lastCheck(random) };
  });
  const byPartition = (some: typeof hosts) =>
    counts(
      DUE_PARTITIONS.length,
      some.map(({ id }) => timerPartition(id)),
    );
  const byMinute = counts(
    MINUTES,
    hosts.map(({ leaves }) => Math.floor(minuteOf(leaves))),
  );

  it('have their timers in all partitions of the index alike', () => {
    const part = 1 / DUE_PARTITIONS.length;
    for (const count of byPartition(hosts)) expect(Math.abs(count - HOSTS * part)).toBeLessThan(deviation(part));
  });

  it('have them alike in the busiest minute too', () => {
    const evening = hosts.filter(({ leaves }) => minuteOf(leaves) === 20 * 60);
    const expected = evening.length / DUE_PARTITIONS.length;
    for (const count of byPartition(evening)) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it.each([1, 60, 360])('have as many timers in the busiest %i minutes as the model says', (minutes) => {
    const part = busiest(leavingByMinute(), minutes);
    expect(Math.abs(busiest(byMinute, minutes) - HOSTS * part)).toBeLessThan(deviation(part));
  });

  it('get no check in the night', () =>
    expect(
      byMinute
        .slice(20 * 60 + 1)
        .concat(byMinute.slice(0, 8 * 60))
        .every((count) => count === 0),
    ).toBe(true));
});
