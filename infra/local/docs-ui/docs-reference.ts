import { type Schema, schemaRows, typeOf } from './docs-schema.ts';
import { escapeHtml } from './page.ts';

interface Media {
  schema: Schema;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
  description?: string;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, unknown>[];
  'x-rate-limit': { requests: number; window_seconds: number; counted_per: string };
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}

/** The part of the OpenAPI document that the page shows. */
export interface ApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
    examples: Record<string, { value: unknown }>;
  };
}

/** Returns the API reference as HTML: an overview, each operation with its details, and the schemas. It uses no scripts and no external files. */
export function renderReference(api: ApiDocument): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const areas = api.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<h2 id="${name}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${own.map((one) => operationEntry(one, api)).join('')}`;
  });
  const schemas = Object.entries(api.components.schemas).map(([name, schema]) => schemaEntry(name, schema));
  const links = [...api.tags.map(({ name }) => name), 'resources'].map((name) => `<a href="#${name}">${escapeHtml(name)}</a>`);
  return [
    `<h1>${escapeHtml(api.info.title)}</h1>`,
    ...api.info.description.split('\n\n').map((text) => `<p>${formatText(text)}</p>`),
    `<p>${links.join(' · ')} · <a href="/docs/openapi.json">openapi.json</a></p>`,
    ...areas,
    '<h2 id="resources">resources</h2>',
    ...schemas,
  ].join('\n');
}

function operationEntry({ path, method, operation }: { path: string; method: string; operation: Operation }, api: ApiDocument): string {
  const { requests, window_seconds, counted_per } = operation['x-rate-limit'];
  const access = operation.security.some((one) => 'host' in one) ? 'Bearer' : 'public';
  return [
    `<details id="${operation.operationId}"><summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${formatText(operation.summary)}</summary>`,
    operation.description ? `<p>${formatText(operation.description)}</p>` : '',
    `<p>${access}; ${requests} requests in ${window_seconds} seconds per ${escapeHtml(counted_per)}.</p>`,
    parameterTable(operation.parameters ?? [], api),
    ...Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) => mediaEntry('Request', type, media, api)),
    ...Object.entries(operation.responses).map(([status, response]) => responseEntry(status, response, api)),
    '</details>',
  ].join('');
}

function parameterTable(parameters: readonly Parameter[], { components }: ApiDocument): string {
  const rows = parameters.map((given) => {
    const { name, in: place, required, schema, description = '' } = components.parameters[lastOf(given.$ref)] ?? given;
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td>${typeOf(schema)}</td><td>${formatText(description)}</td></tr>`;
  });
  return rows.length > 0 ? `<h4>Parameters</h4><table>${rows.join('')}</table>` : '';
}

function responseEntry(status: string, given: Response, api: ApiDocument): string {
  const response = api.components.responses[lastOf(given.$ref)] ?? given;
  if (Number(status) >= 400) {
    const codes = Object.entries(response.content?.['application/json']?.examples ?? {});
    const lines = codes.map(([code, example]) => `<li><code>${escapeHtml(code)}</code> ${escapeHtml(sentenceOf(example, api))}</li>`);
    return `<h4>${status}</h4><ul>${lines.join('')}</ul>`;
  }
  const media = Object.entries(response.content ?? {}).map(([type, one]) => mediaEntry(status, type, one, api));
  return media.join('') || `<h4>${status}</h4><p>${formatText(response.description ?? '')}</p>`;
}

function sentenceOf(example: { value?: unknown; $ref?: string }, { components }: ApiDocument): string {
  const { value } = components.examples[lastOf(example.$ref)] ?? example;
  return typeof value === 'object' && value !== null && 'error' in value ? String(value.error) : '';
}

function mediaEntry(head: string, type: string, { schema, examples = {} }: Media, api: ApiDocument): string {
  const shown = Object.values(examples).map(({ value }) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`);
  return `<h4>${head} <small>${escapeHtml(type)}</small></h4>${fieldTable(schema, api.components.schemas)}${shown.join('')}`;
}

function schemaEntry(name: string, schema: Schema): string {
  const table = fieldTable(schema, {}) || `<p>${typeOf(schema)}</p>`;
  return `<details id="schema-${name}"><summary><b>${escapeHtml(name)}</b></summary>${table}</details>`;
}

function fieldTable(schema: Schema, known: Record<string, Schema>): string {
  const rows = schemaRows(schema, known).map(
    ({ name, type, notes }) => `<tr><td><code>${escapeHtml(name)}</code></td><td>${type}</td><td>${formatText(notes)}</td></tr>`,
  );
  return rows.length > 0 ? `<table>${rows.join('')}</table>` : '';
}

function lastOf(ref: string | undefined): string {
  return ref?.split('/').at(-1) ?? '';
}

/** Formats code and bold text in our own descriptions. All other text is escaped. */
function formatText(text: string): string {
  return escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>');
}
