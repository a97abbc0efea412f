import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ConnectorShape, connectorConfigSchemas } from '#connectors/index.ts';
import { tryValidate, validate } from '#http/validate.ts';
import { OWN_STORAGES } from '#storages/adapters/index.ts';
import { ROWS, sample, shapesOf } from './shapes.ts';

const BLANK = [null, ''];

describe('null and "" in an optional field mean that it is absent:', () => {
  it.each(BLANK)('%j in a field with a default results in the default', (blank) => {
    expect(validate(z.object({ priority: z.int().default(3) }), { priority: blank })).toEqual({ priority: 3 });
  });
  it.each(BLANK)('%j in a nested field, in both parts of a choice and in an entry of a list', (blank) => {
    const inner = z.object({ note: z.string().min(1).optional() }).refine(() => true);
    const shape = z.object({ list: z.array(inner), config: inner.optional() }).and(z.union([z.object({ id: z.uuid().optional() }), z.object({})]));
    expect(validate(shape, { list: [{ note: blank }], config: { note: blank }, id: blank })).toEqual({ list: [{}], config: {} });
  });
  it.each(BLANK)('%j in a config', (blank) => {
    const config = { provider: 'twilio', api_key_sid: 'AC1', api_key_secret: 'x', from_number: '+15550100' };
    expect(validate(connectorConfigSchemas.sms, { ...config, account_sid: blank })).toEqual(config);
    expect(validate(ConnectorShape, { type: 'sms', config: { ...config, account_sid: blank } })).toEqual({ type: 'sms', config });
    const server = { host: 'files.example.com', port: 22, username: 'anna', password: 'secret' };
    expect(validate(OWN_STORAGES.sftp.config, { ...server, ssh_key: blank })).toEqual(server);
  });

  it('null keeps its meaning if it is a value', () => {
    const shape = z.object({ chosen: z.uuid().nullable().optional() });
    expect([validate(shape, { chosen: null }), validate(shape, { chosen: '' })]).toEqual([{ chosen: null }, {}]);
  });
  it('the empty text keeps its meaning if it is a value', () => {
    const shape = z.object({ note: z.union([z.literal(''), z.string()]).optional() });
    expect([validate(shape, { note: '' }), validate(shape, { note: null })]).toEqual([{ note: '' }, {}]);
  });
  it('required fields, entries of a list and the body itself do not change', () => {
    const shape = z.object({ name: z.string().min(1), list: z.array(z.string().min(1)).optional() });
    for (const blank of BLANK) {
      expect(tryValidate(shape, { name: blank })).toMatchObject({ faults: [{ path: 'name' }] });
      expect(tryValidate(shape, { name: 'Ben', list: [blank] })).toMatchObject({ faults: [{ path: 'list.0' }] });
      expect(tryValidate(shape, blank)).toMatchObject({ faults: [{ path: '' }] });
    }
  });
});

describe('null and "" mean absent in every optional field of', () => {
  it.each(ROWS)('%s', async (name) => {
    const [{ body, query }, right] = [await shapesOf(name), sample(name)];
    for (const [shape, asked] of [
      [body, right.json],
      [query, right.query],
    ]) {
      if (shape && asked) for (const [field, blanks] of optionalFields(shape)) expectAbsent(shape, asked, field, blanks);
    }
  });
});

/** Returns the fields at the top of a shape that need not be sent, and the values that mean absent in them. */
function optionalFields(shape: z.ZodType): [field: string, blanks: unknown[]][] {
  const { allOf = [], ...whole } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return [whole, ...allOf].flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([field, part]): [string, unknown[]][] => {
      const isNullable = typeof part === 'object' && [part.type, part.anyOf?.map(({ type }) => type)].flat().includes('null');
      // An empty personal message deletes the one that is there.
      const isEmptyText = typeof part === 'object' && part.anyOf?.some((one) => one.const === '');
      const blanks = [...(isNullable ? [] : [null]), ...(isEmptyText ? [] : [''])];
      return required.includes(field) ? [] : [[field, blanks]];
    }),
  );
}

function expectAbsent(shape: z.ZodType, sample: object, field: string, blanks: unknown[]): void {
  const { [field]: _, ...others } = sample as Record<string, unknown>; // any object's fields
  const absent = tryValidate(shape, others);
  for (const blank of blanks) expect([field, blank, tryValidate(shape, { ...others, [field]: blank })]).toEqual([field, blank, absent]);
}
