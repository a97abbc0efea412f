import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tryValidate, validate } from '#http/validate.ts';
import { CHECKED_LATER, NOT_AN_OBJECT, wrongBodies } from '#tests/conformance/invalid-input.ts';
import { runs } from '#tests/support/whole.ts';
import { jsonRows, sample, shapesOf } from './shapes.ts';

const SEED = 20_261_121;

const refused = expect.objectContaining({ code: 'validation_failed' });
describe.each(jsonRows(CHECKED_LATER))('%s', (name) => {
  const shape = async () => (await shapesOf(name)).body;

  it('accepts its sample and refuses JSON that is not an object', async () => {
    const body = await shape();
    expect(validate(body, sample(name).json)).toBeDefined();
    for (const raw of NOT_AN_OBJECT.filter((one) => !one.startsWith('{'))) expect(() => validate(body, JSON.parse(raw))).toThrow(refused);
  });
  it('calls a wrong type a wrong type, and a missing field missing', async () => {
    const body = await shape();
    const right = sample(name).json as Record<string, unknown>;
    for (const field of Object.keys(right)) {
      for (const wrong of [[], true, 7].filter((one) => typeof one !== typeof right[field])) {
        const read = tryValidate(body, { ...right, [field]: wrong });
        for (const { path, message } of 'faults' in read ? read.faults : [])
          if (path === field) expect(message).not.toMatch(/required|must not be empty/);
      }
      const { [field]: _, ...rest } = right;
      const read = tryValidate(body, rest);
      for (const { path, message } of 'faults' in read ? read.faults : []) if (path === field) expect(message).not.toMatch(/must be a/);
    }
  });
  it('refuses each field of a wrong type', async () => {
    const body = await shape();
    fc.assert(
      fc.property(wrongBodies(sample(name)), (raw) => {
        expect(() => validate(body, JSON.parse(raw)), raw).toThrow(refused);
      }),
      { seed: SEED, numRuns: runs(200) },
    );
  });
});
