import * as z from 'zod';

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  $ref?: string;
}

/** Schemas with a name. They are added while other schemas are read. */
export type Components = Record<string, JsonSchema>;

/** Returns a zod schema as JSON Schema. Adds parts with an id to `components`. `input`: what a client may send. `output`: what it receives. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const { $schema: _, $defs = {}, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  // Both are JSON Schemas. zod's type for them lists the keywords of all drafts.
  for (const [name, part] of Object.entries($defs)) components[name] = tidy(part as JsonSchema);
  return tidy(whole as JsonSchema);
}

/**
 * Describes a text that is cleaned and then checked by the check, because cleaning only accepts more. A text that is checked and
 * then cleaned has no description as an output, so it gets that of its input.
 */
function override({ zodSchema, jsonSchema: made }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe') return;
  const isCleanedLast = def.out._zod.def.type === 'transform';
  if (isCleanedLast && Object.keys(made).length > 0) return;
  const { $schema: _, ...checked } = z.toJSONSchema(isCleanedLast ? def.in : def.out, { unrepresentable: 'any' });
  Object.assign(made, checked);
}

const SAFE = Number.MAX_SAFE_INTEGER;

/** Removes what does not help a reader: the bounds of safe integers, and patterns next to a format. */
function tidy(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === 'pattern' && 'format' in schema) return [];
    if ((keyword === 'maximum' && value === SAFE) || (keyword === 'minimum' && value === -SAFE)) return [];
    if (keyword === 'type' && value === 'number' && isWhole(schema)) return [[keyword, 'integer']];
    if (keyword === '$ref') return [[keyword, String(value).replace('#/$defs/', '#/components/schemas/')]];
    return [[keyword, tidied(value)]];
  });
  return Object.fromEntries(entries);
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  // Every object inside a schema is read in the same way. A field name is never a keyword with such a value.
  return typeof value === 'object' && value !== null ? tidy(value as JsonSchema) : value;
}

function isWhole(schema: JsonSchema): boolean {
  return (schema.enum ?? [schema['const']]).every(Number.isInteger);
}
