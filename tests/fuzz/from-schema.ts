import fc, { type Arbitrary } from 'fast-check';

/** A JSON schema as docs/api/openapi.json has it for requests. */
export interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

/** Long texts find nothing that shorter ones do not, and take time. */
const MAX_TEXT = 300;
const MAX_ITEMS = 4;

/** Returns values that the schema allows. `known`: values that exist in the service, which are used for ids and texts too. */
export function valid(schema: Schema, known: readonly string[]): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, known)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(type: string, schema: Schema, known: readonly string[]): Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1_000_000, items = {}, minItems = 0, maxItems = minItems + MAX_ITEMS } = schema;
  if (type === 'string') return text(schema, known);
  if (type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(valid(items, known), { minLength: minItems, maxLength: Math.min(maxItems, minItems + MAX_ITEMS) });
  if (type === 'object') return object(schema, known);
  return fc.constant(null);
}

function text({ format, pattern, minLength = 0, maxLength = MAX_TEXT }: Schema, known: readonly string[]): Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known), fc.uuid());
  if (format === 'date-time')
    return fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'idn-email') return fc.oneof(fc.constantFrom(...known), fc.emailAddress());
  if (format === 'uri') return fc.webUrl();
  if (pattern) return fc.oneof(fc.constantFrom(...known), fc.stringMatching(new RegExp(pattern), { maxLength: MAX_TEXT }));
  const longest = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.string({ minLength, maxLength: longest, unit: 'binary' }) },
  );
}

function object({ properties = {}, required = [] }: Schema, known: readonly string[]): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valid(schema, known)]));
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Returns the value with one of its parts replaced by any JSON, or removed. */
export function broken(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom('', null, '\u0000', '__proto__', -1, 1e308, [], {}, undefined));
  return fc.tuple(value, fc.nat(), part).map(([whole, place, replacement]) => {
    const all = placesIn(whole);
    const { holder, key } = all[place % all.length] ?? {};
    if (!holder || key === undefined) return replacement ?? null;
    holder[key] = replacement;
    return whole;
  });
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  // Any property of a non-null object can be read and replaced.
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}
