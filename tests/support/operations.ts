import { readFileSync } from 'node:fs';

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
}

/** One operation of the document. */
export interface Operation {
  method: string;
  template: string;
  needsToken: boolean;
  documented: Documented;
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
