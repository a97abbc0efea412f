import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { capabilityId } from '#custody/capability.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';

const key = new Uint8Array(32).fill(1);

it('a public id is a UUIDv8 made from the mac of the internal id, always the same', () => {
  const id = capabilityId(key, 'survivor', 'ann');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(id).toBe(capabilityId(key, 'survivor', 'ann'));
  const mac = createHmac('sha256', key)
    .update(lengthPrefixed('id/1', 'survivor', 'ann'))
    .digest('hex');
  expect(id.slice(0, 13).replace('-', '')).toBe(mac.slice(0, 12));
  expect(id.slice(-12)).toBe(mac.slice(20, 32));
});

it.each([
  ['another kind', capabilityId(key, 'transfer', 'ann')],
  ['another person', capabilityId(key, 'survivor', 'bob')],
  ['another key', capabilityId(new Uint8Array(32), 'survivor', 'ann')],
])('%s has another id', (_, other) => expect(other).not.toBe(capabilityId(key, 'survivor', 'ann')));
