import { appendFileSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';

interface Documented {
  $ref?: string;
  description?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, object>;
}

interface Operation {
  requestBody?: { content: Record<string, object> };
  responses: Record<string, Documented>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Documented> };
}

// We generate this file, and the OpenAPI test checks its structure. So it is not checked again here, which takes a tenth of a second.
const api = JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8')) as ApiDocument;

const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajvFormats.default(ajv);
ajv.addFormat('idn-email', true); // the rule itself is tested in tests/common/email.test.ts
ajv.addSchema({ $id: 'api', ...api });

/** The file that collects all refusals that the tests saw. tests/support/unseen-refusals.ts reads it. */
const SEEN = process.env['REFUSALS_SEEN'];

const HINT =
  'Is it meant? Then name it in wire/replies.ts of its subject, or the refusal in its row in functions/routes.ts, and update the document: npm run generate';

/** Returns how a reply differs from the OpenAPI document, or undefined. */
export function contractProblem(method: string, path: string, { status, body, headers }: CheckedReply): string | undefined {
  try {
    assertContract(method, path, status, body, headers);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface CheckedReply {
  status: number;
  body: unknown;
  headers: IncomingHttpHeaders;
}

/** Checks a reply of the service against the OpenAPI document: status, all fields, headers. Ignores paths outside /api. */
export function assertContract(method: string, path: string, status: number, body: unknown, headers: IncomingHttpHeaders): void {
  const { pathname } = new URL(path, 'http://service');
  if (!pathname.startsWith('/api/') || method === 'OPTIONS') return;
  const template = templateOf(pathname);
  const operation = template && api.paths[template]?.[method.toLowerCase()];
  if (!operation) {
    assertUnknown(method, pathname, template, status, body);
    return;
  }
  const at = `${method} ${template} ${status}`;
  const pointer = ['paths', template, method.toLowerCase(), 'responses', String(status)];
  const documented = operation.responses[status];
  if (!documented) throw new Error(`${at} is not in the OpenAPI document: ${shown(body)}. ${HINT}`);
  const shared = documented.$ref?.split('/').at(-1);
  const response = shared ? api.components.responses[shared] : documented;
  if (!response) throw new Error(`${at} refers to ${documented.$ref}, which does not exist.`);
  assertHeaders(at, response, headers);
  if (SEEN && status >= 400) appendFileSync(SEEN, `${at} ${codeOf(body)}\n`);
  assertBody(at, response, shared ? ['components', 'responses', shared] : pointer, body, headers);
  if (shared && codeOf(body) !== '-') assertCode(at, documented, codeOf(body));
}

function assertCode(at: string, { description = '' }: Documented, code: unknown): void {
  if (!description.includes(`\`${code}\``)) throw new Error(`${at} is refused with ${code}; documented is ${description}. ${HINT}`);
}

/** Checks the JSON of a request that the service accepted against the OpenAPI document. */
export function assertRequest(method: string, path: string, json: unknown): void {
  const template = templateOf(new URL(path, 'http://service').pathname);
  const content = template && api.paths[template]?.[method.toLowerCase()]?.requestBody?.content;
  if (!content) return;
  const pointer = ['paths', template, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema'];
  assertValid(`${method} ${template} took a request that the OpenAPI document forbids`, pointer, json);
}

/** Checks a refusal of the gateway for a path without a row, which has the same error format. */
function assertUnknown(method: string, path: string, template: string | undefined, status: number, body: unknown): void {
  const expected = template ? 405 : 404;
  if (status !== expected) throw new Error(`${method} ${path} is not in the OpenAPI document, yet it answers ${status}.`);
  assertValid(`${method} ${path} ${status}`, ['components', 'schemas', 'Error'], body);
}

function assertHeaders(at: string, { headers = {} }: Documented, given: IncomingHttpHeaders): void {
  const missing = Object.entries(headers).flatMap(([name, { required }]) => (required && given[name.toLowerCase()] === undefined ? [name] : []));
  if (missing.length > 0) throw new Error(`${at} came without ${missing.join(', ')}.`);
  if (!given['x-request-id']) throw new Error(`${at} came without x-request-id.`);
}

function assertBody(at: string, { content }: Documented, pointer: string[], body: unknown, headers: IncomingHttpHeaders): void {
  if (!content) {
    if (body !== '') throw new Error(`${at} has a body, though none is documented: ${shown(body)}`);
    return;
  }
  const type = headers['content-type']?.split(';')[0] ?? 'nothing';
  const media = [type, '*/*'].find((one) => one in content);
  if (!media) throw new Error(`${at} came as ${type}; documented is ${Object.keys(content).join(' or ')}.`);
  if (media === 'application/json') assertValid(at, [...pointer, 'content', media, 'schema'], body);
}

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : '-';
}

const validators = new Map<string, ValidateFunction>();

function assertValid(at: string, pointer: string[], value: unknown): void {
  const ref = `api#/${pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  const validate = validators.get(ref) ?? ajv.compile({ $ref: ref });
  validators.set(ref, validate);
  if (validate(value)) return;
  const errors = (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath || 'body'} ${message} ${JSON.stringify(params)}`);
  throw new Error(`${at}: ${[...new Set(errors)].slice(0, 5).join('; ')} in ${shown(value)}. ${HINT}`);
}

const TEMPLATES = Object.keys(api.paths).map((template) => ({ template, segments: template.split('/') }));

/** Returns the documented path that matches a path. A literal segment has priority over a parameter. */
export function templateOf(path: string): string | undefined {
  const given = path.split('/');
  const isFit = (segment: string, at: number): boolean => segment === given[at] || (segment.startsWith('{') && given[at] !== '');
  const fits = TEMPLATES.filter(({ segments }) => segments.length === given.length && segments.every(isFit)).map(({ template }) => template);
  return fits.find((template) => !template.includes('{')) ?? fits[0];
}

function shown(body: unknown): string {
  return JSON.stringify(body)?.slice(0, 400) ?? String(body);
}
