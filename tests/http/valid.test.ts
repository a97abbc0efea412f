import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { connectorConfigSchemas } from '#connectors/index.ts';
import { Refusal } from '#domain/refusal.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import { valid } from '#http/valid.ts';
import { installResponseStreaming } from '#infra/local/response-streaming.ts';
import { storageConfigSchemas } from '#storages/index.ts';
import { PARSERS_WORDS } from '#tests/conformance/sentence.ts';

const WRONG = [undefined, null, 7, 0.5, -1, 1e21, '', 'x', 'x'.repeat(30_000), true, [], ['x'], [7], [null], [{}], {}, { type: {} }];

/** What is said to the person who sent this. */
function told(shape: z.ZodType, value: unknown, at: readonly string[] = []): Refusal | undefined {
  try {
    valid(shape, value, at);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const config = z.object({
  key: z.string().min(1).max(8),
  port: z.int().min(1).max(65535),
  kind: z.enum(['a', 'b']),
  list: z.array(z.string()).min(1).max(2).optional(),
});
const right = { key: 'k', port: 22, kind: 'a' };

it.each([
  ['a field that is missing', { key: undefined }, 'config.key is required.'],
  ['null', { key: null }, 'config.key must be a string.'],
  ['another type', { port: '22' }, 'config.port must be a number.'],
  ['a part of a number', { port: 0.5 }, 'config.port must be a whole number.'],
  ['nothing', { key: '' }, 'config.key must not be empty.'],
  ['too much', { key: 'x'.repeat(9) }, 'config.key may have 8 characters at most.'],
  ['a number too low', { port: 0 }, 'config.port must be 1 or more.'],
  ['a number too high', { port: 65_536 }, 'config.port may be 65535 at most.'],
  ['another choice', { kind: 'c' }, 'config.kind must be one of a, b.'],
  ['no list', { list: {} }, 'config.list must be a list.'],
  ['too short a list', { list: [] }, 'config.list needs at least 1 entries.'],
  ['an entry', { list: [7] }, 'config.list.0 must be a string.'],
])('%s is told in a sentence', (_, wrong, sentence) => {
  const refusal = told(config, { ...right, ...wrong }, ['config']);
  expect(refusal).toMatchObject({ code: 'validation_failed', message: sentence });
});

it('the words of a shape go before; a field is named once, and in full', () => {
  const name = z.object({ names: z.array(z.object({ name: z.string('name is required.') })), mail: z.email('This is not an e-mail address.') });
  expect(told(name, { names: [{}], mail: 'a@example.com' })?.message).toBe('names.0.name is required.');
  expect(told(name, { names: [], mail: 'a' })?.message).toBe('mail: This is not an e-mail address.');
  expect(told(name, [])?.message).toBe('The request must be an object.');
});

installResponseStreaming();
const shapesOf = async (name: RouteName): Promise<z.ZodType[]> => {
  const { handler } = await import(/* @vite-ignore */ new URL(`../../functions/${name}.ts`, import.meta.url).href);
  const { body, query, forms } = handler.shapes;
  return [body, query, forms].filter(Boolean);
};
const configs = Object.entries({ ...connectorConfigSchemas, ...storageConfigSchemas });

/** Every field that a shape names, and the fields of these. */
function wrongOnes(shape: z.ZodType, depth = 0): unknown[] {
  if (depth > 3) return WRONG;
  const { properties = {}, anyOf = [], oneOf = [], allOf = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  const names = [properties, ...[...anyOf, ...oneOf, ...allOf].map((one) => one.properties ?? {})].flatMap(Object.keys);
  const types = ['email', 'sms', 'whatsapp', 'telegram', 'object_store', 'sftp'].map((type) => ({ type }));
  const single = names.flatMap((name) => WRONG.map((value) => ({ [name]: value })));
  const nested = names.flatMap((name) => names.flatMap((inner) => WRONG.map((value) => ({ [name]: { [inner]: value } }))));
  return [...WRONG, ...types, ...types.map((type) => ({ ...type, config: {} })), ...single, ...nested];
}

describe('no answer speaks as the parser does', () => {
  const judge = (shape: z.ZodType, at: readonly string[] = []) => {
    for (const value of wrongOnes(shape)) {
      const refusal = told(shape, value, at);
      if (refusal) expect(JSON.stringify([refusal.message, refusal.details]), JSON.stringify(value)?.slice(0, 100)).not.toMatch(PARSERS_WORDS);
    }
  };

  // Entries forget the keys' type; these are the keys of `routes`.
  it.each(Object.keys(routes) as RouteName[])('%s', async (name) => {
    for (const shape of await shapesOf(name)) judge(shape);
  });
  it.each(configs)('the config of %s', (_, shape) => judge(shape, ['config']));
});
