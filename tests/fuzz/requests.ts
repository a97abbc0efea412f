import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import type { Asking } from '#tests/support/client.ts';
import { letter } from '#tests/support/story.ts';
import { broken, type Schema, valid } from './from-schema.ts';

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

interface Documented {
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  security?: readonly object[];
}

/** One operation of the document. */
export interface Operation {
  method: string;
  template: string;
  needsToken: boolean;
  documented: Documented;
}

/** One generated request. */
export interface Generated {
  path: string;
  asking: Asking;
  hasToken: boolean;
}

/** Returns all operations of the OpenAPI document. */
export function readOperations(): Operation[] {
  // We generate this file, and the OpenAPI test checks its structure.
  const { paths } = JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, Documented>>;
  };
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, documented]) => ({
      method: method.toUpperCase(),
      template,
      needsToken: (documented.security ?? []).length > 0,
      documented,
    })),
  );
}

/** Returns requests to an operation: most are as documented, some have one part that is not. One in twenty has no token. */
export function requestsTo({ template, needsToken, documented }: Operation, known: readonly string[]): Arbitrary<Generated> {
  const parameters = (documented.parameters ?? []).filter((one): one is Parameter => 'name' in one);
  const named = (place: string) =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, textOf(one.schema, known)]));
  const queries = parameters.filter((one) => one.in === 'query' && 'required' in one && one.required === true).map(({ name }) => name);
  return fc
    .record({
      ids: fc.record(named('path')),
      query: fc.record(named('query'), { requiredKeys: queries }),
      body: bodies(documented, known),
      isSignedIn: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ ids, query, body, isSignedIn }) => {
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(Object.entries(ids).find(([id]) => id === name)?.[1] ?? 'x')),
      );
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
      return { path: search ? `${path}?${search}` : path, asking: body, hasToken: needsToken && isSignedIn > 1 };
    });
}

function textOf(schema: Schema, known: readonly string[]): Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: valid(schema, known) }, { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 60 }) });
}

function bodies({ requestBody }: Documented, known: readonly string[]): Arbitrary<Asking> {
  const content = requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json) {
    const right = valid(json, known);
    return fc.oneof({ weight: 2, arbitrary: right }, { weight: 1, arbitrary: broken(right) }).map((body) => ({ json: body }));
  }
  if ('multipart/form-data' in content) {
    const part = fc.record({ filename: fc.string({ maxLength: 80 }), content: fc.string({ maxLength: 300 }) });
    return fc.array(part, { maxLength: 3 }).map((files) => ({ parts: files.map(({ filename, content: text }) => letter(filename, text)) }));
  }
  return fc.constant({});
}
