import { readFileSync } from 'node:fs';
import {
  MAX_CONNECTORS,
  MAX_DOCUMENTS,
  MAX_FILE_BYTES,
  MAX_STORAGES,
  MAX_SURVIVORS,
  MAX_WILL_BYTES,
  OTP_ATTEMPTS,
  OTP_PER_HOUR,
} from '#common/limits.ts';
import { REFUSALS, type RefusalCode } from '#common/refusal.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import type { EndpointShapes } from '#http/endpoint.ts';
import type { Row } from '#http/route.ts';
import { installResponseStreaming } from '#infra/response-streaming.ts';
import type { Components } from './json-schema.ts';
import { describeOperation, errorExample, failureResponse, formatMegabytes } from './operation.ts';

type Paths = Record<string, Record<string, object>>;

/** Creates the OpenAPI 3.1 document of the whole service from the rows, and from the shapes and the comment of each handler. */
export async function createOpenApiDocument(): Promise<object> {
  // Functions that stream their reply need Lambda's runtime when they are loaded.
  installResponseStreaming();
  const components: Components = { Error: ERROR, ErrorCode: { type: 'string', enum: Object.keys(REFUSALS) } };
  const paths: Paths = {};
  // Object.keys returns the row names as plain strings.
  for (const name of Object.keys(routes) as RouteName[]) {
    const row: Row = routes[name];
    const path = row.path.replaceAll(/<(\w+)>/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: describeOperation(name, row, await shapesOf(name), commentOf(name), components) };
  }
  const tags = TAGS.map(([name, description]) => ({ name, description }));
  return { ...HEAD, tags, paths, components: { ...PARTS, ...refusalParts(JSON.stringify(paths)), schemas: components } };
}

/** Returns the responses that the paths refer to, each with its refusals as examples. */
function refusalParts(paths: string): { responses: object; examples: object } {
  const used = paths.matchAll(/"#\/components\/responses\/(\w+)","description":"([^"]*)"/g);
  const byName = Map.groupBy(used, ([, name = '']) => name);
  const responses = [...byName].sort().map(([name, uses]): [string, object] => {
    const codes = uses.flatMap(([, , description = '']) => description.match(/\w+/g) ?? []);
    return [name, failureResponse(name, [...new Set(codes)].sort())];
  });
  const shown = JSON.stringify(responses);
  // Object.keys returns the refusal codes as plain strings.
  const codes = (Object.keys(REFUSALS) as RefusalCode[]).filter((code) => shown.includes(`#/components/examples/${code}"`));
  return { responses: Object.fromEntries(responses), examples: Object.fromEntries(codes.map((code) => [code, errorExample(code)])) };
}

async function shapesOf(name: RouteName): Promise<EndpointShapes> {
  const file = new URL(`../../functions/${name}.ts`, import.meta.url).href;
  const { handler } = await import(/* @vite-ignore */ file);
  if (handler?.shapes?.reply) return handler.shapes;
  throw new Error(`functions/${name}.ts does not declare its replies. Add \`reply\` to its endpoint.`);
}

/** Returns the comment above the handler, in one line. */
function commentOf(name: RouteName): string {
  const source = readFileSync(new URL(`../../functions/${name}.ts`, import.meta.url), 'utf8');
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const handler\b/.exec(source) ?? [];
  if (!comment) throw new Error(`functions/${name}.ts: the handler has no comment. Add one that says what it does.`);
  return comment
    .replace(/^\s*\* /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ERROR = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A sentence for a person.' },
    code: { $ref: '#/components/schemas/ErrorCode', description: 'Does not change. Clients use this code, not the sentence.' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string', description: 'The field, as in `contact_methods.0.value`.' }, message: { type: 'string' } },
        required: ['path', 'message'],
        additionalProperties: false,
      },
    },
  },
  required: ['error', 'code'],
  additionalProperties: false,
};

const HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'Will custody and transfer',
    version: '0.1.0',
    license: { name: 'Unlicensed', identifier: 'LicenseRef-UNLICENSED' },
    description: [
      'Keeps a person’s last will sealed and opens it to the people they trust, at the right time and not before.',
      '**Fields.** Names are in snake_case, identifiers are UUIDs, timestamps are ISO 8601 in UTC. Fields that a request does not know are ignored; a PUT changes only the fields that it contains. In an optional field, `null` and `""` mean absent. `null` is a value only where the schema says so.',
      '**Errors.** Every error has the shape `{ error, code, details? }`. `error` is a sentence for a person and may change; `code` is from a closed list and does not change. Each operation lists its codes.',
      '**Limits.** `x-rate-limit` names the requests that are admitted in each fixed window. A request beyond it gets 429 with `Retry-After`. Changes that we notify people of are also limited per account. An account can make 100 changes a day to a sealed will’s documents, connectors, storages, Survivors and check settings (`PUT /api/host/settings`) and to the e-mail address, at most ten of them to the address. It can change the password ten times a day. After a Host has stopped a transfer, the name of a Survivor alone does not start another one at any time: `POST /api/transfer/initiate` is then refused with the time from which it works again. While a transfer runs, it sends the named Survivor their link at most once an hour.',
      `**Sizes.** Each field states its maximum length. A JSON body may have 10 MB. An account may have ${MAX_SURVIVORS} Survivors, ${MAX_CONNECTORS} connectors and ${MAX_STORAGES} storages; a will ${MAX_DOCUMENTS} documents of ${formatMegabytes(MAX_FILE_BYTES)} each and ${formatMegabytes(MAX_WILL_BYTES)} together. A Survivor gets ${OTP_PER_HOUR} one-time codes an hour, each with ${OTP_ATTEMPTS} attempts. A password has no maximum.`,
      '**Repeating.** An operation with an `Idempotency-Key` is performed once. The same key with the same body gets the same response; with another body it gets 409. A stop or an undone deletion is performed again if there is another one to stop or undo, and a sign of life or a logout each time. A vouch has the same response while everyone waits because of it. `expires_in_seconds` counts from the first response. If the response contains secrets, the repetition gets 409 `already_done` with the id of the created thing.',
    ].join('\n\n'),
  },
  servers: [
    {
      url: '{base_url}',
      description: 'The address of the deployed service.',
      variables: { base_url: { default: 'http://127.0.0.1:3000', description: 'Default: the local stack.' } },
    },
  ],
};

const TAGS = [
  ['auth', 'Accounts: register, confirm the address, sign in and out.'],
  ['host', 'The Host’s profile and check settings.'],
  ['survivors', 'The people who may open the will together.'],
  ['storages', 'The Host’s own storages for the sealed documents.'],
  ['connectors', 'Channels for messages to the Host and the Survivors.'],
  ['will', 'The documents: upload, seal and see their status.'],
  ['liveness', 'Checks and signs of life of the Host.'],
  ['transfer', 'A Survivor starts the transfer. The Host may stop it.'],
  ['survivor-auth', 'Survivors authenticate and read the documents.'],
] as const;

const header = (description: string, type: string) => ({ description, schema: { type } });

const PARTS = {
  securitySchemes: {
    host: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token from login.' },
    survivorSession: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The `session_token` from verify-otp, or from verify-and-initiate with a backup code. Valid until the access window ends. It reads from everywhere. It becomes required for a Survivor in a transfer once it was sent to will-access, or once a proof asked for that with `require_session`, until this Survivor authenticates again. Without it, the two ids read only from the client address from which this Survivor has authenticated last.',
    },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Makes a repeated request safe. Choose a new text for each new request.',
      schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
      example: '0b8f6c1e-create-ben',
    },
  },
  headers: {
    RequestId: header('The id of the request in our log. We create it; it never comes from the client.', 'string'),
    ContentRange: header('The size of the document: `bytes */12345`.', 'string'),
    RetryAfter: header('Seconds to wait before the next attempt.', 'integer'),
    RateLimit: header('The remaining requests, and the seconds until the limit is reset: `"default";r=0;t=42`.', 'string'),
    RateLimitPolicy: header('The limit: requests and seconds, `"default";q=10;w=900`.', 'string'),
    WwwAuthenticate: header('`Bearer`, if a token is missing or not valid.', 'string'),
  },
};
