import type * as z from 'zod';
import { MAX_DOCUMENTS, MAX_FILE_BYTES, MAX_WILL_BYTES } from '#common/limits.ts';
import { REFUSALS, type RefusalCode } from '#common/refusal.ts';
import type { RouteName } from '#functions/routes.ts';
import type { EndpointShapes } from '#http/endpoint.ts';
import type { ReplyShape, ReplyShapes } from '#http/reply.ts';
import { type Row, readLimit, takesKey } from '#http/route.ts';
import { ACCEPTED_TYPES } from '#wills/wire/document-kind.ts';
import { exampleOf, examplesOf } from './examples.ts';
import { type Components, toJsonSchema } from './json-schema.ts';
import { type DocumentedRefusal, refusalsOf } from './refusals.ts';

/** Returns one row as an OpenAPI operation. Adds schemas with a name to `components`. */
export function describeOperation(name: RouteName, row: Row, shapes: EndpointShapes, comment: string, components: Components): object {
  const area = name.split('/')[0] ?? '';
  const parameters = parametersOf(row, shapes, area, components);
  const requestBody = row.body === 'stream' ? UPLOAD : shapes.body && bodyOf(shapes.forms ?? shapes.body, shapes, area, components);
  // A person who opened one of our links or pressed one of our buttons always gets a page.
  const page = shapes.form || Object.values(shapes.reply).includes('page') ? PAGE : {};
  return {
    operationId: operationId(name),
    tags: [area],
    ...words(row, comment),
    security: securityOf(name, row),
    'x-rate-limit': rateLimit(row),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...successes(shapes.reply, page, area, components), ...failures(refusalsOf(row, shapes), page) },
  };
}

/** Returns `willUploadsCreate` for `will/uploads/create`. */
function operationId(name: string): string {
  return name.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the handler's comment as summary and description. It must begin with the method and path of its row, so that they cannot differ. */
function words({ method, path }: Row, comment: string): { summary: string; description?: string } {
  const opening = `${method} ${path}: `;
  if (!comment.startsWith(opening)) throw new Error(`The comment of the handler must begin with "${opening}".`);
  const text = comment.slice(opening.length);
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  const end = sentence.indexOf('. ');
  return end < 0 ? { summary: sentence } : { summary: sentence.slice(0, end + 1), description: sentence };
}

function securityOf(name: RouteName, row: Row): object[] {
  if (row.auth === 'bearer') return [{ host: [] }];
  if (/^survivor-auth\/(evidence|(get|update)-inner-shares)$/.test(name)) return [{ survivorSession: [] }];
  return name === 'survivor-auth/will-access' ? [{}, { survivorSession: [] }] : [];
}

function rateLimit(row: Row): object {
  const { limit, windowSeconds } = readLimit(row.limit);
  return {
    requests: limit,
    window_seconds: windowSeconds,
    counted_per: row.counts ?? (row.auth === 'bearer' ? 'account' : 'client address'),
    ...(row.scope && { shared_by: row.scope }),
  };
}

function parametersOf(row: Row, { query }: EndpointShapes, area: string, components: Components): object[] {
  const uuid = { type: 'string', format: 'uuid' };
  const inPath = row.path.includes('<id>')
    ? [{ name: 'id', in: 'path', required: true, schema: uuid, example: exampleOf(uuid, area, 'id', {}) }]
    : [];
  const key = takesKey(row) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  if (!query) return [...inPath, ...key];
  // A query is sent as text, so the parsed types say more. A parameter with a default need not be sent.
  const { properties = {} } = toJsonSchema(query, 'output', components);
  const { required = [] } = toJsonSchema(query, 'input', {});
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    example: exampleOf(schema, area, name, components),
  }));
  return [...inPath, ...inQuery, ...key];
}

function bodyOf(shape: z.ZodType, { form }: EndpointShapes, area: string, components: Components): object {
  const schema = toJsonSchema(shape, 'input', components);
  const json = { 'application/json': { schema, examples: examplesOf(schema, area, components) } };
  // A body that may be empty may be omitted.
  const required = !shape.safeParse({}).success;
  return { required, content: { ...json, ...(form && { 'application/x-www-form-urlencoded': { schema } }) } };
}

/** Returns a number of bytes as a text for people. */
export function formatMegabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}

const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          'files[]': {
            type: 'array',
            minItems: 1,
            maxItems: MAX_DOCUMENTS,
            description: `Each file may have ${formatMegabytes(MAX_FILE_BYTES)}, all documents of a will together ${formatMegabytes(MAX_WILL_BYTES)}. A deployed service accepts 4 MiB in one request, because AWS passes no more to a function: announce larger files with POST /api/will/uploads.`,
            items: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        },
        required: ['files[]'],
      },
      encoding: { 'files[]': { contentType: ACCEPTED_TYPES.join(', ') } },
    },
  },
};

const REQUEST_ID = { 'x-request-id': { $ref: '#/components/headers/RequestId' } };

const PAGE = { 'text/html': { schema: { type: 'string' } } };

function successes(reply: ReplyShapes, page: object, area: string, components: Components): Record<string, object> {
  return Object.fromEntries(Object.entries(reply).map(([status, shape]) => [status, success(shape, page, area, components)]));
}

function success(shape: ReplyShape, page: object, area: string, components: Components): object {
  if (shape === 'empty') return { description: 'Done. The response has no body.', headers: REQUEST_ID };
  if (shape === 'redirect') {
    const Location = { required: true, description: 'The next address.', schema: { type: 'string', format: 'uri' } };
    return { description: 'Continue at the address in Location.', headers: { ...REQUEST_ID, Location } };
  }
  if (shape === 'page') return { description: 'A page for a person.', headers: REQUEST_ID, content: PAGE };
  if (shape === 'document') return DOCUMENT;
  if (shape === 'part') return PART;
  if (shape === 'archive') return ARCHIVE;
  if (shape === 'archive-part') return ARCHIVE_PART;
  const schema = toJsonSchema(shape, 'output', components);
  return {
    description: 'Done.',
    headers: REQUEST_ID,
    content: { 'application/json': { schema, examples: examplesOf(schema, area, components) }, ...page },
  };
}

const text = (description: string) => ({ required: true, description, schema: { type: 'string' } });

/** The header under its own name is not promised: API Gateway may rename it. */
const length = (bytes: string) => ({
  required: false,
  description: `${bytes} API Gateway may send it as \`x-amzn-Remapped-Content-Length\`. A body that is shorter than the \`size_bytes\` of its link is incomplete.`,
  schema: { type: 'integer' },
});

const DOCUMENT = {
  description: 'The document, streamed with its content type.',
  headers: {
    ...REQUEST_ID,
    'Content-Disposition': text('`attachment` with the file’s name (RFC 6266, RFC 8187).'),
    'Content-Length': length('Bytes of the document.'),
    'Repr-Digest': text('SHA-256 of the whole document (RFC 9530).'),
    'Accept-Ranges': text('`bytes`: a `Range` header gets a part of the document.'),
    ETag: text('Names the content. Send it as `If-Range` to resume only if the document is still the same.'),
  },
  content: { '*/*': { schema: {} } },
};

const ARCHIVE = {
  description: 'A ZIP file, streamed. Its files are stored unchanged, under names that are unique and valid on every system.',
  headers: {
    ...REQUEST_ID,
    'Content-Disposition': DOCUMENT.headers['Content-Disposition'],
    'Content-Length': length('Bytes of the ZIP file.'),
    'Accept-Ranges': text('`bytes`: a `Range` header gets a part of the file. `none`: it gets the whole file.'),
  },
  content: { 'application/zip': { schema: {} } },
};

const PART = {
  ...DOCUMENT,
  description: 'The range of the document that `Range` asked for, streamed. Several ranges in one request get the whole document.',
  headers: {
    ...DOCUMENT.headers,
    'Content-Length': length('Bytes of the range.'),
    'Content-Range': text('`bytes 0-99/12345`: the range, and the size of the document.'),
  },
};

const ARCHIVE_PART = {
  ...ARCHIVE,
  description: 'The range of the ZIP file that `Range` asked for, streamed. Several ranges in one request get the whole file.',
  headers: {
    ...ARCHIVE.headers,
    ETag: DOCUMENT.headers.ETag,
    'Content-Length': PART.headers['Content-Length'],
    'Content-Range': PART.headers['Content-Range'],
  },
};

/** Returns for each status the response that all operations share, and the codes with which this one refuses. */
function failures(refusals: readonly DocumentedRefusal[], page: object): Record<string, object> {
  const name = Object.keys(page).length > 0 ? 'RefusedOnPage' : 'Refused';
  return Object.fromEntries(
    [...Map.groupBy(refusals, ({ status }) => status)].map(([status, group]): [number, object] => {
      const codes = [...new Set(group.map(({ code }) => code))].sort();
      return [status, { $ref: `#/components/responses/${name}${status}`, description: codes.map((code) => `\`${code}\``).join(', ') }];
    }),
  );
}

/** Returns the response with this name. `codes`: all refusals with its status. */
export function failureResponse(name: string, codes: readonly string[]): object {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  const schema = { $ref: '#/components/schemas/Error' };
  return {
    description: 'Refused. Each operation lists its codes.',
    headers: { ...REQUEST_ID, ...HEADERS_OF[name.slice(-3)] },
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) }, ...(name.includes('Page') && PAGE) },
  };
}

/** Returns an example of a refusal. The sentence may change; clients use the code. */
export function errorExample(code: RefusalCode): object {
  const details = code === 'validation_failed' ? { details: [{ path: 'field', message: 'What is wrong with this field.' }] } : {};
  return { summary: REFUSALS[code][1], value: { error: REFUSALS[code][1], code, ...details } };
}

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

const HEADERS_OF: Record<string, object> = {
  416: { 'Content-Range': header('ContentRange') },
  401: { 'WWW-Authenticate': header('WwwAuthenticate') },
  409: { 'Retry-After': header('RetryAfter') },
  429: { 'Retry-After': header('RetryAfter'), RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') },
  503: { 'Retry-After': header('RetryAfter') },
};
