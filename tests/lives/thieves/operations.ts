import { readFileSync } from 'node:fs';
import { partsOf, typeOf } from './field-types.ts';

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

interface Documented {
  parameters?: readonly ({ name: string; in: string; schema: Schema } | { $ref: string })[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  security?: readonly object[];
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  method: string;
  template: string;
  needsToken: boolean;
  documented: Documented;
}

/** A parameter of a path or a query. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  schema: Schema;
}

// We generate this file, and the OpenAPI test checks its structure. Only its replies refer to schemas of other places.
const { paths, components } = JSON.parse(readFileSync(new URL('../../../docs/api/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Documented>>;
  components: { schemas: Record<string, Schema> };
};

/** All operations of the document. */
export const OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(([template, operations]) =>
  Object.entries(operations).map(([method, documented]) => ({
    method: method.toUpperCase(),
    template,
    needsToken: (documented.security ?? []).length > 0,
    documented,
  })),
);

const resolved = (schema: Schema & { $ref?: string }): Schema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

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
export const TARGETS: readonly Target[] = OPERATIONS.filter(
  ({ template }) => template.startsWith('/api/') && !template.includes('/telegram/') && !template.includes('passkey'),
).map(targetOf);

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
function givenBy({ responses = {} }: Documented): Schema[] {
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
