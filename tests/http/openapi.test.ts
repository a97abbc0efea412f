import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { readConnectorConfig, readHostDestination } from '#channels/wire/connector-fields.ts';
import { REFUSALS, type RefusalCode } from '#common/refusal.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { createOpenApiDocument } from '#infra/openapi/document.ts';
import { REQUEST_TOO_LARGE } from '#infra/request-too-large.ts';
import { assertContract } from '#tests/support/contract.ts';

interface Media {
  schema: object;
  examples?: Record<string, { value: unknown }>;
}

interface Operation {
  operationId: string;
  security: object[];
  'x-rate-limit': { requests: number; window_seconds: number; counted_per: string };
  parameters?: { $ref?: string; name: string; in: string; required: boolean; schema: object; example: unknown }[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, { description?: string; content?: Record<string, Media> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { additionalProperties?: unknown }>; examples: Record<string, { value: unknown }> };
}

// The generator returns plain data. These are the parts that this test reads.
const api = (await createOpenApiDocument()) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajvFormats.default(ajv);
ajv.addFormat('idn-email', true); // the rule itself is tested in tests/common/email.test.ts
ajv.addSchema({ $id: 'api', ...api });

const rows = Object.entries(routes).map(([name, row]): { name: RouteName; row: Row } => ({ name: name as RouteName, row })); // keys of routes
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation, at: `${method.toUpperCase()} ${path}` })),
);

describe('the OpenAPI document', () => {
  it('is published as the code defines it', () => {
    const published = JSON.parse(readFileSync(new URL('../../docs/api/openapi.json', import.meta.url), 'utf8'));
    expect(published, 'write it again with: npm run generate').toEqual(JSON.parse(JSON.stringify(api)));
  });

  it('says of each number of a will or a Survivor in a request that it may be as a paper shows it', () => {
    const fields: [at: string, description: unknown][] = [];
    const collect = (at: string, value: unknown, name = ''): void => {
      if (typeof value !== 'object' || value === null) return;
      if (name === 'will_id' || name === 'survivor_id') fields.push([at, 'description' in value ? value.description : undefined]);
      for (const [key, one] of Object.entries(value)) collect(at, one, key);
    };
    for (const { at, operation } of operations) {
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) collect(at, schema);
      for (const { name, schema } of operation.parameters ?? []) collect(at, schema, name);
    }
    expect(fields.length).toBeGreaterThan(15);
    expect(fields.filter(([, description]) => !String(description).includes('7 groups of 4 characters'))).toEqual([]);
  });

  it.each(rows)('has the row $name with its limit, its access and a separate id', ({ name, row }) => {
    const operation = api.paths[row.path.replaceAll(/<(\w+)>/g, '{$1}')]?.[row.method.toLowerCase()];
    const { requests = 0, window_seconds = 0 } = operation?.['x-rate-limit'] ?? {};
    const [count, minutes] = [requests, window_seconds / 60];
    expect([`${count}/${minutes}m`, `${count}/${minutes / 60}h`]).toContain(row.limit);
    expect(operation?.operationId.toLowerCase()).toBe(name.replaceAll(/[/-]/g, ''));
    expect(operation?.security.some((one) => 'host' in one)).toBe(row.auth === 'bearer');
    expect(operation?.['x-rate-limit'].counted_per).toBe(row.counts ?? (row.auth === 'bearer' ? 'account' : 'client address'));
  });

  it('says where the session of a Survivor is possible, and where it is required', () => {
    const secured = operations.filter(({ operation }) => operation.security.some((one) => 'survivorSession' in one));
    expect(secured.map(({ at, operation }) => [at, operation.security])).toEqual([
      ['GET /api/survivor-auth/will-access', [{}, { survivorSession: [] }]],
      ['GET /api/survivor-auth/evidence', [{ survivorSession: [] }]],
      ['GET /api/survivor-auth/inner-shares', [{ survivorSession: [] }]],
      ['POST /api/survivor-auth/inner-shares', [{ survivorSession: [] }]],
    ]);
  });

  it('has nothing else', () => {
    expect(operations).toHaveLength(rows.length);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(rows.length);
  });
});

describe('a request', () => {
  it('may be omitted if all of it is optional, and only then', () => {
    const bodies = operations.filter(({ operation }) => operation.requestBody);
    expect(bodies.filter(({ operation }) => !operation.requestBody?.required).map(({ at }) => at)).toEqual([
      'PUT /api/host/profile',
      'PUT /api/host/settings',
      'PUT /api/survivors/{id}',
      'POST /api/survivors/{id}/regenerate-codes',
      'PUT /api/storages/{id}',
      'PUT /api/connectors/{id}',
      'POST /api/liveness/alive',
      'POST /api/transfer/cancel',
    ]);
  });

  it.each(operations.filter(({ operation }) => parametersOf(operation).length > 0))(
    'in the query of $at has a type, and ids are UUIDs',
    ({ operation }) => {
      for (const { name, schema } of parametersOf(operation)) {
        const isNumber = ['before', 'limit', 'offset', 'part', 'hcit_days', 'hcrt_hours', 'hcrac'].includes(name);
        const type = isNumber ? 'integer' : 'string';
        expect([name, schema]).toEqual([name, expect.objectContaining(name.endsWith('_id') ? { type, format: 'uuid' } : { type })]);
      }
    },
  );

  it.each(operations)('to $at has limits for every field', ({ operation, at }) => {
    const query = parametersOf(operation).flatMap(({ name, schema }) => withoutLimit(schema, name));
    const body = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => withoutLimit(schema, ''));
    expect([...query, ...body].map((field) => `${at} ${field}`).filter((field) => !UNLIMITED.some((one) => one.test(field)))).toEqual([]);
  });
});

it('the example of a changed connector is one that its type accepts', () => {
  const content = api.paths['/api/connectors/{id}']?.['put']?.requestBody?.content['application/json'];
  // An example is plain data; the test fails if it has other fields.
  const { config = {}, host_destination } = (content?.examples?.['example']?.value ?? {}) as { config?: object; host_destination?: string };
  expect([readConnectorConfig({ type: 'sms' }, config), readHostDestination({ type: 'sms' }, host_destination)]).toEqual([config, host_destination]);
});

it('the refusal of a request that is too large for AWS names the fields of an announcement', () => {
  const schema = api.paths['/api/will/uploads']?.['post']?.requestBody?.content['application/json']?.schema as Schema;
  const fields = Object.keys(schema.properties?.['files']?.items?.properties ?? {}).map((name) => `"${name}"`);
  expect(fields).toHaveLength(4);
  expect(REQUEST_TOO_LARGE).toContain(`POST /api/will/uploads {"files": [{${fields.join(', ')}}]}`);
});

/**
 * A password has no maximum, and a drive's provider decides what it sends back. The description of `limit` says that a larger value is
 * read as the maximum. A code of any form is a wrong code.
 */
const UNLIMITED = [
  /(verify-otp|verify-and-initiate|vouch|rehearsals\/verify) (backup_)?code$/,
  /password$/,
  /oauth\/callback (code|state|error)$/,
  /(history|audit) limit$/,
  /upload .*files\[\]\.$/,
];

const parametersOf = ({ parameters = [] }: Operation) => parameters.filter((one) => one.in === 'query');

interface Schema {
  type?: string;
  description?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const LIMITS: Record<string, readonly string[]> = {
  string: ['maxLength', 'enum', 'const', 'pattern'],
  array: ['maxItems'],
  integer: ['maximum', 'enum', 'const'],
  number: ['maximum', 'enum', 'const'],
};

/** Returns the fields that could be of any size. */
function withoutLimit(given: object, path: string): string[] {
  const schema = resolved(given);
  const { type = '', properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const isUuid = 'format' in schema && schema.format === 'uuid';
  const own = isUuid || (LIMITS[type] ?? ['type', ...Object.keys(schema)]).some((keyword) => keyword in schema) ? [] : [path];
  const fields = Object.entries(properties).flatMap(([name, inner]) => withoutLimit(inner, `${path}${path && '.'}${name}`));
  return [
    ...own,
    ...fields,
    ...(items ? withoutLimit(items, `${path}.`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => withoutLimit(one, path)),
  ];
}

function resolved(schema: Schema): Schema {
  // Every reference in a request is to one of our schemas.
  return schema.$ref ? (api.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema) : schema;
}

describe('a reply of the service', () => {
  it.each(operations)('to $at is documented field by field', ({ operation }) => {
    for (const schema of schemasOf(operation)) for (const object of objectsIn(schema)) expect(object).toHaveProperty('additionalProperties');
  });

  it.each(operations)('to $at in case of an error is a code from the closed list under its status', ({ operation }) => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['429', '500']));
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400) continue;
      const codes = codesIn(response);
      expect(codes.length).toBeGreaterThan(0);
      // A client that learns when to retry gets 503 instead of the code's own status.
      for (const code of codes) expect([503, REFUSALS[code as keyof typeof REFUSALS]?.[0]]).toContain(Number(status));
    }
  });

  it('has the right example for every refusal', () => {
    const validate = ajv.getSchema('api#/components/schemas/Error');
    for (const [code, { value }] of Object.entries(api.components.examples)) {
      expect(value).toMatchObject({ code });
      expect(validate?.(value), code).toBe(true);
    }
  });
});

function codesIn({ description }: Operation['responses'][string]): string[] {
  return description?.match(/\w+/g) ?? [];
}

it('every operation that writes takes an Idempotency-Key', () => {
  const takes = operations.filter(({ operation }) => JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey'));
  expect(takes.map(({ at }) => at)).toEqual(operations.filter(({ at }) => !at.startsWith('GET ')).map(({ at }) => at));
});

describe('a field of the contract that can be null', () => {
  const CONTRACT = ['BrowseItem', 'Connector', 'Host', 'HostSettings', 'LivenessCheck', 'Storage', 'Survivor', 'Transfer', 'Will'];

  it.each(CONTRACT)('of %s says when', (name) => {
    const { properties = {} } = api.components.schemas[name] as Schema;
    const nullable = Object.entries(properties).filter(([, schema]) => /"null"/.test(JSON.stringify([schema.type, schema.anyOf])));
    expect(nullable.filter(([, { description = '' }]) => !/\bnull\b|until then/i.test(description)).map(([field]) => field)).toEqual([]);
  });
});

describe('the refusals of an endpoint', () => {
  it.each([
    ['POST', '/api/auth/register', 409, 'email_taken', 'its row names it'],
    ['POST', '/api/will/encrypt', 503, 'sealing_in_progress', 'its row names it with a time after which to try again'],
    ['GET', '/api/survivors', 429, 'rate_limited', 'every request is counted'],
    ['GET', '/api/survivors', 401, 'unauthorized', 'a bearer is required'],
    ['GET', '/api/transfer/status', 503, 'record_altered', 'every record is checked'],
    ['POST', '/api/transfer/initiate', 400, 'invalid_json', 'it has a body'],
    ['DELETE', '/api/storages/{id}', 400, 'validation_failed', 'its path has an id'],
    ['POST', '/api/survivors', 409, 'already_done', 'it takes an Idempotency-Key'],
  ] as const)('of %s %s include %i %s, because %s', (method, path, status, code, _reason) => {
    expect(codesOf(path, method, status)).toContain(code);
  });

  it.each([
    ['POST', '/api/survivors', 409, 'below_threshold'],
    ['GET', '/api/survivors', 400, 'validation_failed'],
    ['GET', '/api/storages', 502, 'storage_failed'],
  ] as const)('of %s %s do not include %i %s', (method, path, status, code) => {
    expect(codesOf(path, method, status)).not.toContain(code);
  });

  it('that no row names fail every test that sees them', () => {
    const answer = (code: RefusalCode) => () =>
      assertContract('POST', '/api/auth/register', 409, { error: 'No.', code }, { 'content-type': 'application/json', 'x-request-id': '1' });
    expect(answer('email_taken')).not.toThrow();
    expect(answer('storage_in_use')).toThrow(/POST \/api\/auth\/register 409 is refused with storage_in_use/);
  });
});

function codesOf(path: string, method: string, status: number): string[] {
  const response = api.paths[path]?.[method.toLowerCase()]?.responses[status];
  return response ? codesIn(response) : [];
}

describe('an example', () => {
  it.each(operations)('of $at is allowed by its own schema', ({ operation, path, method }) => {
    for (const { schema, example } of operation.parameters?.filter(({ $ref }) => !$ref) ?? []) expectAllowed({ schema, value: example });
    const parts = [
      ['requestBody', operation.requestBody],
      ...Object.entries(operation.responses).map(([status, one]) => [`responses/${status}`, one]),
    ];
    for (const [part, { content } = {}] of parts as [string, { content?: Record<string, Media> }?][]) {
      const json = content?.['application/json'];
      const pointer = `api#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}/${part}/content/application~1json/schema`;
      for (const { value } of Object.values(json?.examples ?? {})) if (value !== undefined) expectAllowed({ schema: { $ref: pointer }, value });
    }
  });
});

function expectAllowed({ schema, value }: { schema: object; value: unknown }): void {
  const validate = ajv.compile(schema);
  expect(validate(value), `${JSON.stringify(value)}: ${ajv.errorsText(validate.errors)}`).toBe(true);
}

function schemasOf({ responses }: Operation): object[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Number(status) < 400 && content?.['application/json'] ? [content['application/json'].schema] : [],
  );
}

/** Returns all descriptions of objects inside, through references. */
function objectsIn(schema: object): object[] {
  const named = '$ref' in schema ? api.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''] : undefined;
  const whole = named ?? schema;
  const inside = Object.entries(whole).flatMap(([keyword, value]) => (keyword === 'examples' ? [] : nested(value).flatMap(objectsIn)));
  return 'type' in whole && whole.type === 'object' ? [whole, ...inside] : inside;
}

function nested(value: unknown): object[] {
  if (Array.isArray(value)) return value.filter((one): one is object => typeof one === 'object' && one !== null);
  if (typeof value !== 'object' || value === null) return [];
  return 'type' in value || '$ref' in value || 'anyOf' in value || 'oneOf' in value
    ? [value]
    : Object.values(value).filter((one): one is object => typeof one === 'object' && one !== null);
}
