import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#functions/routes.ts';
import { tryValidate, validate } from '#http/validate.ts';
import { installResponseStreaming } from '#infra/response-streaming.ts';
import { CHECKED_LATER, NOT_AN_OBJECT, wrongBodies } from '#tests/conformance/invalid-input.ts';
import { sampleOf } from '#tests/conformance/samples.ts';
import { runs } from '#tests/support/whole.ts';

installResponseStreaming();
const SEED = 20_261_121;
const ID = '6b2f0f4e-6f43-4d0c-8c5d-0a7d5c1f9b11';
const IDS = { survivor: ID, storage: ID, connector: ID, document: ID, upload: ID, will: ID, transfer: ID, runningSurvivor: ID };

const refused = expect.objectContaining({ code: 'validation_failed' });
const rows = (Object.keys(routes) as RouteName[]).filter((name) => sampleOf(name, IDS).takes === 'json' && !CHECKED_LATER.includes(name));

describe.each(rows)('%s', (name) => {
  const shape = async () => (await import(/* @vite-ignore */ new URL(`../../functions/${name}.ts`, import.meta.url).href)).handler.shapes.body;

  it('accepts its sample and refuses JSON that is not an object', async () => {
    const body = await shape();
    expect(validate(body, sampleOf(name, IDS).json)).toBeDefined();
    for (const raw of NOT_AN_OBJECT.filter((one) => !one.startsWith('{'))) expect(() => validate(body, JSON.parse(raw))).toThrow(refused);
  });
  it('calls a wrong type a wrong type, and a missing field missing', async () => {
    const body = await shape();
    const sample = sampleOf(name, IDS).json as Record<string, unknown>;
    for (const field of Object.keys(sample)) {
      for (const wrong of [[], true, 7].filter((one) => typeof one !== typeof sample[field])) {
        const read = tryValidate(body, { ...sample, [field]: wrong });
        for (const { path, message } of 'faults' in read ? read.faults : [])
          if (path === field) expect(message).not.toMatch(/required|must not be empty/);
      }
      const { [field]: _, ...rest } = sample;
      const read = tryValidate(body, rest);
      for (const { path, message } of 'faults' in read ? read.faults : []) if (path === field) expect(message).not.toMatch(/must be a/);
    }
  });
  it('refuses each field of a wrong type', async () => {
    const body = await shape();
    fc.assert(
      fc.property(wrongBodies(sampleOf(name, IDS)), (raw) => {
        expect(() => validate(body, JSON.parse(raw)), raw).toThrow(refused);
      }),
      { seed: SEED, numRuns: runs(200) },
    );
  });
});
