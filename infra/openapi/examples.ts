import type { Components, JsonSchema } from './json-schema.ts';

/** Returns the examples of a schema by name: one for each branch of a choice, else one called `example`. Every text comes from SAMPLES. */
export function examplesOf(schema: JsonSchema, area: string, components: Components): Record<string, { value: unknown }> {
  const whole = resolved(schema, components);
  const branches = branchesOf(whole);
  if (!branches) return { example: { value: exampleOf(whole, area, '', components) } };
  return Object.fromEntries(
    branches.map((branch, at) => [branchName(resolved(branch, components), at), { value: exampleOf(branch, area, '', components) }]),
  );
}

/** Returns one example. `name` is the name of the field, which selects its text. */
export function exampleOf(given: JsonSchema, area: string, name: string, components: Components): unknown {
  const schema = resolved(given, components);
  const sample = sampleOf(area, name);
  // A schema whose fields depend on one another brings its own.
  if (schema['example'] !== undefined) return schema['example'];
  if (schema['const'] !== undefined) return schema['const'];
  if (schema.enum) return schema.enum.includes(sample) ? sample : schema.enum[0];
  const [branch] = branchesOf(schema) ?? [];
  if (branch) return exampleOf(branch, area, name, components);
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([field, shape]) => [field, exampleOf(shape, area, field, components)]);
    return Object.fromEntries(fields);
  }
  // Two endpoints of one area can have a number and a list of one name.
  if (sample !== undefined && (schema.type !== 'array' || Array.isArray(sample))) return sample;
  if (schema.type === 'array' && schema.items) return [exampleOf(schema.items, area, name, components)];
  if (schema.type === 'boolean') return true;
  throw new Error(`There is no sample for ${area}.${name}. Add one to examples.ts.`);
}

function sampleOf(area: string, name: string): unknown {
  return SAMPLES[`${area}.${name}`] ?? SAMPLES[name];
}

function resolved(schema: JsonSchema, components: Components): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return (name && components[name]) || schema;
}

/** Returns the branches of a choice, without null. */
function branchesOf(schema: JsonSchema): JsonSchema[] | undefined {
  const choice = schema['oneOf'] ?? schema['anyOf'];
  // JSON Schema: both keywords hold a list of schemas.
  return Array.isArray(choice) ? (choice as JsonSchema[]).filter(({ type }) => type !== 'null') : undefined;
}

/** Names a branch by the field that distinguishes it from the others. */
function branchName({ properties = {}, required = [] }: JsonSchema, at: number): string {
  const [field, shape] = Object.entries(properties).find(([, { const: constant }]) => constant !== undefined) ?? [];
  if (field && shape) return shape['const'] === true ? field : shape['const'] === false ? `not_${field}` : String(shape['const']);
  return required.find((name) => /(email|will_id|code)$/.test(name)) ?? `form_${at + 1}`;
}

const PDF_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** Texts by field, or by area and field. */
const SAMPLES: Record<string, unknown> = {
  'host.parts': 1,
  'host.taken_at': '2031-03-12T09:00:00.000Z',
  public_key: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  'connectors.endpoint': 'https://push.example.com/send/3bYyb8Kq1Q',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  id: '5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10',
  'survivors.id': '8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71',
  'storages.id': 'c1f0a7de-52b9-4e0d-a0f6-7f4f5d2a9b3c',
  'connectors.id': '2b9e64c0-7a1d-4c35-b8d1-90e7f6a5c412',
  notices_stopped: ['ben@example.net'],
  bounced: ['ben@example.net'],
  complained: ['ben@example.net'],
  will_id: 'e4a9d3b7-0c58-4f6a-9d27-31b8c5f0a6e2',
  transfer_id: 'a7c5e1f9-3d24-4b80-8e6b-5c0d9f2a1b37',
  survivor_id: '8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71',
  remove_survivor_id: '8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71',
  starter_id: '8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71',
  storage_id: 'c1f0a7de-52b9-4e0d-a0f6-7f4f5d2a9b3c',
  upload_id: '0e7b5d1c-94a2-4f38-b3c6-d8a1f2e5b709',
  check_id: '73d2f8a4-e1b6-4c09-a5f7-0b9c8d6e1a25',
  'liveness.id': '73d2f8a4-e1b6-4c09-a5f7-0b9c8d6e1a25',
  otp_session_id: '1c8a5e7d-b204-4963-97f1-6e3d0c2b8fa4',
  preferred_connector_id: '2b9e64c0-7a1d-4c35-b8d1-90e7f6a5c412',
  email: 'anna.host@example.com',
  host_email: 'anna.host@example.com',
  password: 'the piano is out of tune',
  current_password: 'the piano is out of tune',
  new_password: 'the piano was tuned in May',
  display_name: 'Anna Host',
  locale: 'en',
  timezone: 'Europe/Vienna',
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1ZjBjMmE4NiJ9.3q2-7wAAAAAAAAAA',
  refresh_token: 'eyJhbGciOiJIUzI1NiJ9.eyJraW5kIjoicmVmcmVzaCJ9.3q2-7wAAAAAAAAAA',
  token: 'AVcZ0mQkq1yqk5v0m7dQpJ3x.2f8Qw',
  hcit_days: 30,
  hcrt_hours: 72,
  hcrac: 3,
  survivor_threshold: 2,
  threshold: 2,
  calculated_activation_days: 99,
  'host.warnings': [],
  'will.subject': 'Ben',
  created_at: '2026-11-03T09:15:00.000Z',
  updated_at: '2026-11-03T09:15:00.000Z',
  last_verified_at: '2026-11-03T09:20:00.000Z',
  last_read_back_at: '2026-12-03T10:00:00.000Z',
  last_encrypted_at: '2026-11-03T10:00:00.000Z',
  modified_at: '2026-11-03T10:00:00.000Z',
  sent_at: '2026-12-03T10:00:00.000Z',
  responded_at: '2026-12-03T18:42:10.000Z',
  reset: 'not_mine',
  reset_at: '2026-12-02T07:30:00.000Z',
  next_check_due: '2027-01-02T18:42:10.000Z',
  initiated_at: '2027-04-12T08:00:00.000Z',
  host_cancel_deadline: '2027-04-14T08:00:00.000Z',
  opens_at: '2027-04-14T08:00:00.000Z',
  last_sign_of_life_at: '2026-11-03T10:00:00.000Z',
  next_check_at: '2026-12-03T10:00:00.000Z',
  activation_at: '2027-02-10T10:00:00.000Z',
  earliest_opening_at: '2027-02-12T10:00:00.000Z',
  answer_by: '2026-12-06T10:00:00.000Z',
  reminders: ['2026-12-04T22:00:00.000Z', '2026-12-06T02:48:00.000Z'],
  from: '2026-11-03T10:00:00.000Z',
  since: '2026-11-20T10:00:00.000Z',
  at: '2027-04-15T07:30:00.000Z',
  started_at: '2027-04-12T08:00:00.000Z',
  cancel_deadline: '2027-04-14T08:00:00.000Z',
  started_by: 'Ben',
  subject: 'My bucket',
  document: 'letter.pdf',
  number: 1,
  of: 3,
  reachable: 3,
  confirmed: true,
  'host.confirmed': 2,
  margin: 1,
  'host.survivors': 3,
  'host.authenticated': [{ name: 'Ben', at: '2027-04-12T08:05:00.000Z' }],
  steps: [{ step: 'people', done: true }],
  access_expires_at: '2027-04-28T08:00:00.000Z',
  completed_at: '2027-04-28T08:00:00.000Z',
  download_expires_at: '2027-04-15T07:45:00.000Z',
  session_expires_at: '2027-04-15T08:30:00.000Z',
  requested_at: '2026-12-01T10:00:00.000Z',
  takes_effect_at: '2026-12-31T10:00:00.000Z',
  ends_at: '2026-12-31T10:00:00.000Z',
  exported_at: '2027-01-02T10:00:00.000Z',
  not_included: ['Your password and the backup codes of your Survivors: the service keeps only what is needed to check them.'],
  checks_total: 4,
  pending_email: 'anna.new@example.com',
  valid_until: null,
  last_used_at: '2026-11-20T10:00:00.000Z',
  'host.started_at': '2026-11-03T09:15:00.000Z',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  expires_at: '2026-11-03T09:25:00.000Z',
  name: 'Ben',
  'storages.name': 'My bucket',
  'connectors.name': 'My mail',
  relationship: 'child',
  value: 'ben@example.net',
  connector_priority: ['email', 'sms'],
  personal_message: 'Dear Ben, thank you for everything.',
  remove_personal_message: false,
  backup_codes_remaining: 5,
  backup_codes: ['K7QF-3M9X', 'P2WD-8RTA', 'ZC4H-6NVB', '5JYE-1LGU', 'X8SA-0KQ3'],
  paper_made_at: '2026-11-03T09:30:00.000Z',
  paper_confirmed_at: '2026-11-03T09:40:00.000Z',
  invited_at: '2026-11-03T09:45:00.000Z',
  confirmed_at: '2026-11-04T18:20:00.000Z',
  wrong_contact_at: '2026-11-04T18:20:00.000Z',
  sent_to: 'ben@example.net',
  answered_at: '2026-11-04T18:20:00.000Z',
  reachable_by: ['email', 'sms'],
  version: 1,
  host_name: 'Anna Host',
  survivors_total: 3,
  start_url: 'https://will.example/start#will_id=e4a9d3b7-0c58-4f6a-9d27-31b8c5f0a6e2',
  'auth.backup_codes': [{ survivor_id: '8d3f1b52-1c7e-4a55-8f0a-b6f3c2d94e71', backup_code: 'K7QF-3M9X' }],
  backup_code: 'K7QF-3M9X',
  recovery_codes: ['A3ML-9KQ2', '7WDP-0RTC', 'M4ZX-H6NV', 'Q1JY-E8LG', 'B5SA-2KU7', 'T9FE-4XCI', 'L0HN-W3VD', '6PGO-Y1RM', 'D8QU-K5BS', 'N2IZ-7CTJ'],
  recovery_code: 'A3ML-9KQ2',
  recovery_codes_left: 10,
  recovery_codes_made_at: '2026-11-03T09:16:00.000Z',
  proven_until: '2026-11-03T09:26:00.000Z',
  protects_from: '2026-11-10T09:15:00.000Z',
  enrolment: 'XwwqhmRbTQ6bHy2abD5_EAAAagg0BcX1',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Will%20Custody:anna.host%40example.com?issuer=Will%20Custody&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  rpId: 'will.example',
  challenge: 'XwwqhmRbTQ6bHy2abD5_EAAAagg0BcX1',
  timeout: 600000,
  displayName: 'Anna Host',
  alg: -7,
  transports: ['internal'],
  rawId: 'fW8cQ0b0Qm6b1rJ2',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  attestationObject: 'o2NmbXRkbm9uZQ',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
  signature: 'MEUCIQCx0d2s',
  userHandle: 'XwwqhmRbTQ6bHy2abD5_EA',
  synced: true,
  recovery_key: 'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ',
  envelope_text: 'For Ben. Keep this paper closed until it is needed …',
  package_fingerprint: '7F3A 91C2 0D5E 88B4 6A1F C3D9',
  combine_script: 'import json, sys\n…',
  count: 1,
  survivor_count: 3,
  message: 'This is what has happened, and what can be done next.',
  directory_path: '/wills',
  path: '/',
  page_token: '1ueGcxLPRx1Tr',
  next_page_token: '1ueGcxLPRx1Tr',
  host_key: 'ssh-ed25519 SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8',
  connection_error: 'The storage did not answer in time.',
  connection_error_code: 'slow',
  'connectors.connection_error': 'Please enter the account SID of Twilio in account_sid. It begins with AC.',
  size_bytes: 184320,
  file_bytes: 52_428_800,
  total_bytes: 524_288_000,
  'will.documents': 200,
  extensions: 'pdf',

  redirect_url: 'https://accounts.example.com/authorize?client_id=will-custody&state=b7Jt0vPq',
  state: 'b7Jt0vPq',
  'storages.type': 'object_store',
  config: { name: 'value' },
  'storages.config': { access_key_id: 'EXAMPLEACCESSKEY', secret_access_key: 'example-secret', bucket: 'anna-wills', region: 'eu-central-1' },
  'connectors.config': { provider: 'telegram', bot_token: '110201543:EXAMPLE-TOKEN' },
  access_key_id: 'EXAMPLEACCESSKEY',
  secret_access_key: 'example-secret',
  bucket: 'anna-wills',
  region: 'eu-central-1',
  endpoint: 'https://s3.example.com',
  host: 'files.example.com',
  port: 22,
  username: 'anna',
  ssh_key: '-----BEGIN OPENSSH PRIVATE KEY-----\n…\n-----END OPENSSH PRIVATE KEY-----\n',
  smtp_host: 'smtp.example.com',
  smtp_port: 587,
  from_address: 'anna.host@example.com',
  api_key_sid: 'SK00000000000000000000000000000000',
  api_key_secret: 'example-secret',
  from_number: '+15550100',
  account_sid: 'AC00000000000000000000000000000000',
  phone_number_id: '106540352242922',
  business_account_id: '102290129340398',
  'connectors.access_token': 'EXAMPLEACCESSTOKEN',
  template_name: 'will_notice',
  bot_token: '110201543:EXAMPLE-TOKEN',
  priority: 0,
  host_destination: '+43*****67',
  test_destination: 'anna.host@example.com',
  delivery_time_ms: 412,
  documents_count: 3,
  draft_documents_count: 0,
  total_size_bytes: 412880,
  sss_threshold: 2,
  sss_total: 3,
  storage_name: 'My bucket',
  revision: 1,
  done: 1,
  total: 3,
  filename: 'last-will.pdf',
  mime_type: 'application/pdf',
  sha256_hash: PDF_HASH,
  sha256: PDF_HASH,
  file: 'recover-9f86d081884c7d65.html',
  url: 'https://staging.example.com/incoming/0?X-Amz-Signature=0f3c',
  headers: { 'Content-Type': 'application/pdf', 'x-amz-checksum-sha256': 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=', 'If-None-Match': '*' },
  documents_encrypted: 3,
  shares_distributed: 3,
  storage_path: '/wills/4kq9v0m7/1',
  check_number: 4,
  'liveness.status': 'confirmed',
  limit: 20,
  offset: 0,
  before: 215,
  next: 165,
  event: 'survivor_authenticated',
  by: 'survivor',
  person: 'Ben',
  facts: { transfer: 'f1d2c3b4-0000-4000-8000-000000000001', survivor: 'f1d2c3b4-0000-4000-8000-000000000002', name: 'Ben', with: 'code' },
  account_id: '5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10',
  hash: PDF_HASH,
  previous_hash: PDF_HASH,
  report: '{\n  "format": "will-evidence/1"\n}\n',
  statement: `Will evidence statement 1\nreport-sha256: ${PDF_HASH}\n`,
  ssh_signature: '-----BEGIN SSH SIGNATURE-----\nU1NIU0lHAAAAAQ==\n-----END SSH SIGNATURE-----\n',
  'EvidenceKey.id': 'd4c74594d841139c',
  pem: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n',
  allowed_signers: 'will-service namespaces="will-evidence" ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBm/RAlphM3+hUG6wWfcO5bIUIaqMLa2ywxcOK1wMWbh\n',
  survivor_name: 'Ben',
  survivors_authenticated: 1,
  total_survivors: 3,
  authenticated_names: ['Ben'],
  authenticated: 1,
  required: 2,
  threshold_met: false,
  'transfer.status': 'awaiting_authentication',
  masked_destination: 'b**@e******.net',
  code: '402916',
  'storages.code': '4/0AfJohXk2',
  'storages.error': 'access_denied',
  attempts_remaining: 2,
  part: 1,
  session_token: 'AVcZ0mQkq1yqk5v0m7dQpJ3x.9aKfT',
  download_url: 'https://api.example.com/api/survivor-auth/download?token=AfQ3x0',
};
