import { readFileSync } from 'node:fs';

/** The part of the OpenAPI document that these tests read. */
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Endpoint {
  method: string;
  path: string;
}

// Our own generated document. A separate test keeps it up to date.
const api = JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8')) as Document;

/** Returns the names of the top-level fields of an endpoint's body. */
export function documentedFields(endpoint: Endpoint): string[] {
  const content = operationOf(endpoint).requestBody?.content ?? {};
  return Object.values(content).flatMap(({ schema }) => fieldsOf(schema));
}

function operationOf({ method, path }: Endpoint): Operation {
  const operation = api.paths[path.replace('<id>', '{id}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`docs/api/openapi.json has no ${method} ${path}.`);
  return operation;
}

function fieldsOf(schema: Schema): string[] {
  const { $ref, properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
  const named = $ref && api.components.schemas[$ref.split('/').pop() ?? ''];
  return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf, ...(named ? [named] : [])].flatMap(fieldsOf)];
}
