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
  const made = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', override }));
  const { $schema: _, $defs = {}, ...whole } = JSON.parse(made.replaceAll('"#/$defs/', '"#/components/schemas/'));
  Object.assign(components, $defs);
  return whole;
}

/**
 * Describes a text that is cleaned and then checked by the check, because cleaning only accepts more. A text that is checked and
 * then cleaned has no description as an output, so it gets that of its input.
 */
function override({ zodSchema, jsonSchema: made }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { def } = zodSchema._zod;
  if (def.type === 'pipe') {
    const isCleanedLast = def.out._zod.def.type === 'transform';
    if (!isCleanedLast || Object.keys(made).length === 0) {
      const { $schema: _, ...checked } = z.toJSONSchema(isCleanedLast ? def.in : def.out, { unrepresentable: 'any' });
      Object.assign(made, checked);
    }
  }
  tidy(made);
}

/** Removes what does not help a reader: the bounds of safe integers, and patterns next to a format. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if ('format' in schema) delete schema.pattern;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.type === 'number' && (schema.enum ?? [schema.const]).every(Number.isInteger)) schema.type = 'integer';
}
