import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ContactMethods } from '#channels/wire/contact-fields.ts';
import { Refusal } from '#common/refusal.ts';
import { connectorConfigSchemas } from '#connectors/index.ts';
import { FIELD_NAMES } from '#http/field-names.ts';
import { validate } from '#http/validate.ts';
import { OWN_STORAGES } from '#storages/adapters/index.ts';
import { PARSER_WORDING } from '#tests/conformance/sentence.ts';
import { ROWS, shapesOf } from './shapes.ts';

const WRONG = [undefined, null, 7, 0.5, -1, 1e21, '', 'x', 'x'.repeat(30_000), true, [], ['x'], [7], [null], [{}], {}, { type: {} }];

/** Returns the refusal of this value, or undefined if it is valid. */
function refusalOf(shape: z.ZodType, value: unknown, at: readonly string[] = []): Refusal | undefined {
  try {
    validate(shape, value, at);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const config = z.object({
  bucket: z.string().min(1).max(8),
  port: z.int().min(1).max(65535),
  provider: z.enum(['a', 'b']),
  connector_priority: z.array(z.string()).min(1).max(2).optional(),
});
const right = { bucket: 'k', port: 22, provider: 'a' };

it.each([
  ['a field that is missing', { bucket: undefined }, 'Bucket is required.'],
  ['null', { bucket: null }, 'Bucket must be a string.'],
  ['nothing', { bucket: '' }, 'Bucket must not be empty.'],
  ['another type', { port: '22' }, 'Port must be a number.'],
  ['a part of a number', { port: 0.5 }, 'Port must be a whole number.'],
  ['too much', { bucket: 'x'.repeat(9) }, 'Bucket can have at most 8 characters.'],
  ['a number too low', { port: 0 }, 'Port must be 1 or more.'],
  ['a number too high', { port: 65_536 }, 'Port must be 65535 or less.'],
  ['another choice', { provider: 'c' }, 'Provider must be one of a, b.'],
  ['no list', { connector_priority: {} }, 'Order of channels must be a list.'],
  ['too short a list', { connector_priority: [] }, 'Order of channels must have at least 1 entry.'],
  ['an entry', { connector_priority: [7] }, 'Channel in the order, place 1 must be a string.'],
])('%s is refused with a sentence', (_, wrong, sentence) => {
  const refusal = refusalOf(config, { ...right, ...wrong }, ['config']);
  expect(refusal).toMatchObject({ code: 'validation_failed', message: sentence });
});

describe('a sentence about a field', () => {
  const Survivor = z.object({ contact_methods: ContactMethods });
  const contacts = (...values: [string, string][]) => ({ contact_methods: values.map(([type, value]) => ({ type, value })) });
  it.each([
    [contacts(['sms', '12']), 'Phone number 1: This is not', 'contact_methods.0.value'],
    [contacts(['email', 'a@example.com'], ['sms', '+431234567'], ['sms', '12']), 'Phone number 2: This is not', 'contact_methods.2.value'],
    [contacts(['email', 'a']), 'E-mail address 1: This is not', 'contact_methods.0.value'],
    [contacts(['fax', '12']), 'Channel of contact 1: Choose one of', 'contact_methods.0.type'],
    [{ contact_methods: [{ type: 'sms' }] }, 'Phone number 1 is required.', 'contact_methods.0.value'],
    [{ contact_methods: [7] }, 'Contact 1 must be an object.', 'contact_methods.0'],
    [{ contact_methods: [] }, 'Contact list: Please name at least one contact method.', 'contact_methods'],
    [{}, 'Contact list is required.', 'contact_methods'],
  ])('begins with the display name of the field: %j', (sent, start, path) => {
    const refusal = refusalOf(Survivor, sent);
    expect(refusal?.message.slice(0, start.length)).toBe(start);
    expect(refusal?.details?.[0]?.path).toBe(path);
  });

  it('names the field once, even if the shape names it too', () => {
    const Body = z.object({ email: z.email('The e-mail address is required.'), hcrac: z.int('hcrac must be a whole number.').optional() });
    expect(refusalOf(Body, {})?.message).toBe('E-mail address is required.');
    expect(refusalOf(Body, { email: 'a@example.com', hcrac: 'x' })?.message).toBe('Missed checks in a row must be a whole number.');
    expect(refusalOf(Body, [])?.message).toBe('The request must be an object.');
  });
});

const allOf = async (name: (typeof ROWS)[number]): Promise<z.ZodType[]> => {
  const { body, query, forms } = await shapesOf(name);
  return [body, query, forms].filter(Boolean);
};
const storageConfigs = Object.entries(OWN_STORAGES).map(([type, { config }]): [string, z.ZodType] => [type, config]);
const configs = [...Object.entries<z.ZodType>(connectorConfigSchemas), ...storageConfigs];

/** Returns wrong values for every field of a shape, and for the fields of these. */
function wrongOnes(shape: z.ZodType, depth = 0): unknown[] {
  if (depth > 3) return WRONG;
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  const names = [properties, ...[...anyOf, ...oneOf, ...allOf].map((one) => one.properties ?? {})].flatMap(Object.keys);
  const types = configs.map(([type]) => ({ type }));
  const single = names.flatMap((name) => WRONG.map((value) => ({ [name]: value })));
  const nested = names.flatMap((name) => names.flatMap((inner) => WRONG.map((value) => ({ [name]: { [inner]: value } }))));
  return [...WRONG, ...types, ...types.map((type) => ({ ...type, config: {} })), ...single, ...nested];
}

describe("no reply contains the parser's own words:", () => {
  const judge = (shape: z.ZodType, at: readonly string[] = []) => {
    for (const value of wrongOnes(shape)) {
      const refusal = refusalOf(shape, value, at);
      if (refusal) expect(JSON.stringify([refusal.message, refusal.details]), JSON.stringify(value)?.slice(0, 100)).not.toMatch(PARSER_WORDING);
    }
  };

  it.each(ROWS)('%s', async (name) => {
    for (const shape of await allOf(name)) judge(shape);
  });
  it.each(configs)('the config of %s', (_, shape) => judge(shape, ['config']));
});

describe('every field of every request has a display name:', () => {
  interface Schema {
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
    oneOf?: Schema[];
    allOf?: Schema[];
  }
  const fieldsOf = ({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Schema): string[] => [
    ...Object.entries(properties).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]),
    ...[...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf),
  ];
  const namesIn = (shape: z.ZodType) => fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema);
  const unknown = (names: string[]) => names.filter((name) => !Object.hasOwn(FIELD_NAMES, name) && !/^[a-z]+(_[a-z]+)*$/.test(name));

  it.each(ROWS)('%s', async (name) => {
    for (const shape of await allOf(name)) expect(unknown(namesIn(shape))).toEqual([]);
  });
  it.each(configs)('the config of %s', (_, shape) => expect(unknown(namesIn(shape))).toEqual([]));
});
