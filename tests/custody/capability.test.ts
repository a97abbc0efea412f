import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { capabilityId } from '#custody/capability.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';

const key = new Uint8Array(32).fill(1);

it.each([
  ['survivor', 'ann'],
  ['transfer', 'bob'],
] as const)('a public id of a %s is a UUIDv8 made from the mac of the internal id, always the same', (kind, internal) => {
  const id = capabilityId(key, kind, internal);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const mac = createHmac('sha256', key)
    .update(lengthPrefixed('id/1', kind, internal))
    .digest('hex');
  expect(id.slice(0, 13).replace('-', '')).toBe(mac.slice(0, 12));
  expect(id.slice(-12)).toBe(mac.slice(20, 32));
});
