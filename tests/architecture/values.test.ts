import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderSample, SAMPLE, SAMPLES, type SampleName } from '#infra/messages/samples.ts';
import { VALUES, type Value } from './values.ts';

const values = Object.entries(VALUES);
const filesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => join(folder, name)),
  );
/** All places of one kind, sorted and once. */
const claimed = (places: (value: Value) => readonly string[] | undefined): string[] =>
  [...new Set(values.flatMap(([, value]) => places(value) ?? []))].sort();
const once = (places: readonly string[]): string[] => [...new Set(places)].sort();

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown;
  const?: unknown;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

// The document that `npm run generate -- --check` compares with the code.
const api = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(api.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
}

/** A text that is neither a time nor one of a few words. */
function isText(given: Schema): boolean {
  const schema = resolved(given);
  if (schema.items) return isText(schema.items);
  const isString = [schema.type].flat().includes('string') && schema.enum === undefined && schema.const === undefined;
  return (isString && schema.format !== 'date-time') || [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(isText);
}

function textsIn(given: Schema, seen: readonly Schema[] = []): string[] {
  const schema = resolved(given);
  if (seen.includes(schema)) return [];
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  const deeper = [...inner, ...Object.values(schema.properties ?? {})].flatMap((one) => textsIn(one, [...seen, schema]));
  return [...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => (isText(one) ? [name] : [])), ...deeper];
}

interface Operation {
  name: string;
  asks: string[];
  shows: string[];
}

const contentOf = (part: { content?: Record<string, { schema?: Schema }> } | undefined): string[] =>
  Object.values(part?.content ?? {}).flatMap(({ schema }) => (schema ? textsIn(schema) : []));

const operations: Operation[] = Object.entries<Record<string, Body>>(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
    name: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
    asks: [...parameters.flatMap(({ name }) => name ?? []), ...contentOf(requestBody)],
    shows: Object.entries(responses).flatMap(([status, response]) => (status.startsWith('2') ? contentOf(response) : [])),
  })),
);

interface Body {
  parameters?: { name?: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** Fields of requests that open and shorten nothing: what is stored, shown or counted. */
const PLAIN_REQUESTS: readonly string[] = [
  'account_sid',
  'before',
  'bucket',
  'business_account_id',
  'directory_path',
  'display_name',
  'email',
  'error',
  'filename',
  'files[]',
  'from_address',
  'from_number',
  'hcit_days',
  'hcrac',
  'hcrt_hours',
  'host',
  'host_destination',
  'host_email',
  'limit',
  'locale',
  'mime_type',
  'name',
  'number',
  'offset',
  'page_token',
  'paper_recipient',
  'part',
  'path',
  'personal_message',
  'phone_number_id',
  'region',
  'relationship',
  'reset_at',
  'sha256_hash',
  'smtp_host',
  'survivor_name',
  'template_name',
  'test_destination',
  'timezone',
  'value',
];

/** Fields of replies that are known from elsewhere, or about which nothing can be asked. */
const PLAIN_REPLIES: readonly string[] = [
  'account_id',
  'agent',
  'allowed_signers',
  'authenticated_names',
  'bounced',
  'chat_id',
  'code',
  'code_sent_to',
  'combine_script',
  'complained',
  'connection_error',
  'destinations',
  'directory_path',
  'displayName',
  'display_name',
  'document',
  'email',
  'extensions',
  'file',
  'filename',
  'hash',
  'host_destination',
  'host_key',
  'host_name',
  'locale',
  'masked_destination',
  'message',
  'mime_type',
  'name',
  'next_page_token',
  'not_included',
  'notices_stopped',
  'package_fingerprint',
  'paper_recipient',
  'path',
  'pem',
  'pending_email',
  'person',
  'personal_message',
  'previous_hash',
  'public_key',
  'push_key',
  'relationship',
  'rpId',
  'sent_to',
  'sha256',
  'sha256_hash',
  'signature',
  'sms',
  'ssh_signature',
  'started_by',
  'statement',
  'stop_url',
  'storage_name',
  'storage_path',
  'subject',
  'survivor_name',
  'text',
  'timezone',
  'transports',
  'value',
  'warnings',
];

describe('each value that opens or shortens anything', () => {
  it('comes in through a field that its entry names, and any other field opens nothing', () => {
    const asked = once(operations.flatMap(({ asks }) => asks));
    expect(once([...claimed(({ enters }) => enters), ...PLAIN_REQUESTS])).toEqual(asked);
  });

  it('is shown in the replies that its entry names, and in no other', () => {
    const known = new Set(values.flatMap(([, { replies = {} }]) => Object.keys(replies)));
    const shown = operations.flatMap(({ name, shows }) => shows.map((field) => [field, name] as const));
    expect(once(shown.flatMap(([field]) => (known.has(field) ? [] : [field])))).toEqual([...PLAIN_REPLIES].sort());
    const places = shown.flatMap(([field, name]) => (known.has(field) ? [`${field} in ${name}`] : []));
    const listed = claimed(({ replies = {} }) => Object.entries(replies).flatMap(([field, names]) => names.map((name) => `${field} in ${name}`)));
    expect(listed).toEqual(once(places));
  });

  const samples: SampleName[] = [...SAMPLES.toHost, ...SAMPLES.toSurvivor, ...SAMPLES.direct];
  const wordsOf = (sample: SampleName) => Object.values(renderSample(sample)).join('\n');

  it.each(values.filter(([, { messages }]) => messages))('is in the messages that its entry names: %s', (_, { messages }) => {
    expect(samples.filter((sample) => messages?.pattern.test(wordsOf(sample))).sort()).toEqual([...(messages?.in ?? [])].sort());
  });

  it.each(samples)('is the only secret in an address of a message: %s', (sample) => {
    const patterns = values.flatMap(([, { messages }]) => messages?.pattern ?? []);
    const addresses = wordsOf(sample).match(/https:[^\s"<>]+/g) ?? [];
    const plain = [SAMPLE.frontendUrl, SAMPLE.dashboard, `${SAMPLE.frontendUrl}/rehearsal`];
    for (const address of addresses.map((text) => text.replace(/[.,)]+$/, '')))
      if (!plain.includes(address)) expect([address, patterns.some((pattern) => pattern.test(address))]).toEqual([address, true]);
  });

  it('is not in one message with the other number of a paper, except where a person has asked for both', () => {
    const [will, survivor] = [VALUES['the number of a will'], VALUES['the number of a Survivor']];
    const both = will?.messages?.in.filter((sample) => survivor?.messages?.in.includes(sample));
    // It answers a Survivor who has lost the paper, only at a contact of theirs: the number for a start, and the link if one is running.
    expect(both).toEqual(['where-to-start']);
  });

  it('is in the addresses of our pages that its entry names, and no address has both numbers of a paper', () => {
    const found = filesIn('web').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const constants = new Map([...text.matchAll(/^const (\w+) = \[([^\]]+)\] as const;/gm)].map(([, name, list]) => [name, list]));
      const ofLinks = [...text.matchAll(/useLinkIds\('[^']+', (\w+)/g)].flatMap(([, name]) => [...(constants.get(name) ?? '').matchAll(/'(\w+)'/g)]);
      const read = [...text.matchAll(/useSecret\('(\w+)'\)/g), ...text.matchAll(/= (?:use|current)Place\(\)\.values\.get\('(\w+)'\);/g)];
      return [...ofLinks, ...read].map(([, name]) => `${file} ${name}`);
    });
    expect(claimed(({ addresses }) => addresses)).toEqual(once(found));
    for (const file of once(found.map((place) => place.split(' ')[0] ?? '')))
      expect(found.filter((place) => [`${file} will_id`, `${file} survivor_id`].includes(place)).length).toBeLessThan(2);
  });

  it('is in the QR codes that its entry names', () => {
    const found = filesIn('web').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<QrCode text=\{(.+?)\} label=/g)].map(([, shown]) => `${file} ${shown}`),
    );
    expect(claimed(({ codes }) => codes)).toEqual(once(found));
  });

  it('is made where its entry says', () => {
    // Each purpose of a link is another value.
    const makers = /(?<!function )\b(downloadToken|capabilityId|SignJWT|randomInt|randomBytes)\(|\b(?:const link = \{|link\() ?purpose: ([^,]+),/g;
    const found = filesIn('shared', 'functions')
      .filter((file) => file !== 'shared/custody/link.ts')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(makers)].map(([, maker, purpose]) => `${file} ${maker ?? `link ${purpose}`}`));
    const calls = filesIn('shared', 'functions').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?<!function )\blinkToken\(await/g)]);
    expect(found.filter((place) => / link /.test(place))).toHaveLength(calls.length);
    expect(claimed(({ made }) => made)).toEqual(once(found).filter((place) => !MAKES_NO_VALUE.includes(place)));
  });

  it.each(values.filter(([, { kept }]) => 'nothing' in kept))(
    'is looked for in the table and the log, where nothing is kept of it: %s',
    (_, { kept }) => {
      const text = readFileSync('tests/journeys/no-secrets.full.test.ts', 'utf8');
      expect('nothing' in kept && text.includes(kept.nothing)).toBe(true);
    },
  );
});

/** Salts, nonces, keys that stay inside, and names of files. */
const MAKES_NO_VALUE: readonly string[] = [
  'shared/accounts/mail-account-link.ts randomBytes',
  'shared/connectors/push.ts randomBytes',
  'shared/custody/backup-code.ts randomBytes',
  'shared/custody/envelope.ts randomBytes',
  'shared/custody/sealed-bytes.ts randomBytes',
  'shared/custody/password.ts randomBytes',
  'shared/paper/issue-survivor-keys.ts randomBytes',
  'shared/platform/keyring.ts randomBytes',
  'shared/sealing/reshare.ts randomBytes',
  'shared/sealing/seal-plan.ts randomBytes',
  'shared/storages/add-storage.ts randomBytes',
  'shared/store/add-once.ts randomBytes',
  'shared/store/retry.ts randomInt',
  'shared/store/unit-of-work.ts randomBytes',
  'shared/wills/will-state.ts randomBytes',
];
