import { expect, it } from 'vitest';
import { KEY_PURPOSES, purposesOfZone } from '#custody/key-purposes.ts';

it('each purpose of a key belongs to exactly one zone', () => {
  const zones = [...new Set(Object.values(KEY_PURPOSES).map(({ zone }) => zone))];
  expect(zones.length).toBeGreaterThan(1);
  expect(zones.flatMap((zone) => purposesOfZone(zone)).sort()).toEqual(Object.keys(KEY_PURPOSES).sort());
  for (const zone of zones) for (const purpose of purposesOfZone(zone)) expect(KEY_PURPOSES[purpose].zone).toBe(zone);
});
