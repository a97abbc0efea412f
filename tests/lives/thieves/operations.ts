import { readFileSync } from 'node:fs';
import { type Operation, readOperations, type Schema } from '#tests/support/operations.ts';
import { partsOf, typeOf } from './field-types.ts';

/** A parameter of a path or a query. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  schema: Schema;
}

// We generate this file. Only its replies refer to schemas of other places.
const SCHEMAS = (
  JSON.parse(readFileSync(new URL('../../../docs/api/openapi.json', import.meta.url), 'utf8')) as { components: { schemas: Record<string, Schema> } }
).components.schemas;

const resolved = (schema: Schema & { $ref?: string }): Schema => (schema.$ref ? (SCHEMAS[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema);

/** An operation as a thief sees it. */
export interface Target {
  /** Such as `POST /api/transfer/stop`. */
  name: string;
  method: string;
  template: string;
  /** Names around its fields. */
  parts: string[];
  parameters: Parameter[];
  body: Schema | undefined;
  isUpload: boolean;
  /** The type of the bearer token, if it takes one. */
  bearer: 'access_token' | 'session_token' | undefined;
  isOpen: boolean;
  /** The types of values that it takes, with its token. */
  takes: Set<string>;
  /** The sets of types. One set is needed: a body can have one of several forms. */
  needs: string[][];
  /** The types of values in its replies. */
  gives: Set<string>;
}

/** All operations but those of others than clients. */
export const TARGETS: readonly Target[] = readOperations()
  .filter(({ template }) => template.startsWith('/api/') && !template.includes('/telegram/') && !template.includes('passkey'))
  .map(targetOf);

function targetOf({ method, template, needsToken, documented }: Operation): Target {
  const name = `${method} ${template}`;
  const parts = partsOf(name);
  const parameters = (documented.parameters ?? []).filter((one) => 'name' in one && (one.in === 'path' || one.in === 'query'));
  const given = parameters.map((one) => ({ ...one, isRequired: 'required' in one && one.required === true })) as Parameter[];
  const content = documented.requestBody?.content ?? {};
  const body = content['application/json']?.schema;
  const bearer = needsToken ? (parts[0] === 'survivor-auth' ? 'session_token' : 'access_token') : undefined;
  const isOpen = !needsToken || (documented.security ?? []).some((one) => Object.keys(one).length === 0);
  const always = [...given.filter((one) => one.isRequired).map((one) => typeOf(one.name, parts)), isOpen ? undefined : bearer].filter(
    (type) => type !== undefined,
  );
  const needs = (body ? neededIn(body, parts) : [[]]).map((types) => [...always, ...types]);
  const takes = new Set(
    [...given.map((one) => typeOf(one.name, parts)), bearer, ...(body ? takenIn(body, parts) : [])].filter((type) => type !== undefined),
  );
  const gives = new Set(
    givenBy(documented)
      .flatMap((schema) => takenIn(schema, parts))
      .filter((type) => type !== undefined),
  );
  return { name, method, template, parts, parameters: given, body, isUpload: 'multipart/form-data' in content, bearer, isOpen, takes, needs, gives };
}

/** The schemas of the replies that are no refusals. */
function givenBy(documented: Operation['documented']): Schema[] {
  const { responses = {} } = documented as { responses?: Record<string, { content?: Record<string, { schema?: Schema }> }> };
  const accepted = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return accepted.flatMap(([, { content = {} }]) => Object.values(content).flatMap(({ schema }) => (schema ? [schema] : [])));
}

/** The sets of types that a schema requires, one for each form. */
export function neededIn(schema: Schema, within: readonly string[]): string[][] {
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) return forms.flatMap((form) => neededIn(form, within));
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  const simple = required.flatMap(([name, part]) => (part.const === undefined && !part.enum && !part.properties ? [typeOf(name, within)] : []));
  const types = simple.filter((type) => type !== undefined);
  return required
    .filter(([, part]) => part.properties ?? part.anyOf ?? part.oneOf)
    .reduce((sets, [name, part]) => neededIn(part, [...within, name]).flatMap((more) => sets.map((set) => [...set, ...more])), [types]);
}

function takenIn(given: Schema, within: readonly string[]): (string | undefined)[] {
  const schema = resolved(given);
  const inside = [...(schema.anyOf ?? schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((part) => takenIn(part, within));
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    part.const === undefined && !part.enum ? typeOf(name, within) : undefined,
    ...takenIn(part, [...within, name]),
  ]);
  return [...inside, ...named];
}
