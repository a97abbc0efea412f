import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Texts that another person reads, in a page, a mail or on paper. They follow `nameLine`, `textLine` or `PersonalMessage` (shared/http/fields.ts). */
const READ = ['display_name', 'filename', 'name', 'personal_message', 'relationship', 'value'];

/** Texts of a request that no other person reads as they were typed, and why. `tests/http/typed-fields.test.ts` pastes those that people paste. */
const NOT_READ: Readonly<Record<string, string>> = {
  'access_key_id access_token account_sid api_key_secret api_key_sid bot_token secret_access_key ssh_key username':
    'wrapped with the settings of a provider, and shown to no one',
  'bucket business_account_id endpoint from_address from_number host phone_number_id region smtp_host template_name': 'sent to a provider only',
  'attestationObject auth authenticatorData clientDataJSON enrolment id p256dh rawId share signature transports userHandle': 'made by a program',
  'backup_code code current_password new_password password recovery_code stop_code': 'a secret, only compared',
  'refresh_token review token': 'made by us, only compared',
  survivor_name: 'only compared, by isSameName',
  directory_path: 'shown to the Host only; control and format characters are refused',
  'email host_email host_destination number test_destination': 'an address, with a rule of its own (shared/common/contact.ts)',
  'check_id mirror_storage_ids otp_session_id preferred_connector_id remove remove_survivor_id storage_id survivor_id transfer_id will_id': 'an id',
  'locale timezone mime_type paper_recipient reset_at sha256_hash until': 'of a closed form',
  'files[]': 'a document; its name follows safeFilename',
};

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const api: { paths: Record<string, Record<string, Operation>> } = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));
const typed = Object.values(api.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  .flatMap(({ schema }) => textsOf(schema, ''));

it('each text of a request is read by another person or not, and the list says why', () => {
  const listed = [...READ, ...Object.keys(NOT_READ).flatMap((names) => names.split(' '))];
  expect([...new Set(typed.map(({ name }) => name))].sort()).toEqual(listed.sort());
});

it('each line that another person reads follows the one rule', () => {
  const lines = typed.filter(({ name }) => READ.includes(name) && name !== 'personal_message');
  const rule = lines[0]?.pattern;
  expect(rule).toContain('\\u2028');
  expect(lines.filter(({ pattern }) => pattern !== rule)).toEqual([]);
});

function textsOf(schema: Schema, name: string): { name: string; pattern: string | undefined }[] {
  const resolved = schema.$ref === undefined ? schema : referred(schema.$ref);
  const { anyOf = [], oneOf = [], allOf = [], items, properties = {} } = resolved;
  const inner = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].flatMap((one) => textsOf(one, name));
  const isText = resolved.type === 'string' && !resolved.enum && resolved.const === undefined;
  return [
    ...(isText ? [{ name, pattern: resolved.pattern }] : []),
    ...inner,
    ...Object.entries(properties).flatMap(([key, one]) => textsOf(one, key)),
  ];
}

function referred(path: string): Schema {
  return path
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => Reflect.get(at as object, key), api) as Schema; // a path of the same document
}
