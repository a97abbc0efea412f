import { readFileSync } from 'node:fs';
import { type RouteName, routes } from '#functions/routes.ts';
import { NOBODY } from './sentence.ts';

/** A valid request to a row, from which invalid ones are made. Ids are those of the Host under test. */
export interface Sample {
  /** What the row reads in addition to its address. */
  takes: 'json' | 'multipart' | 'query' | 'nothing';
  json?: Record<string, unknown>;
  query?: Record<string, string>;
  /** An id of the type in the path. */
  id?: string;
  /** Fields of the body that may be omitted, and for which null and "" are valid too. */
  optionalFields?: readonly string[];
  /** All of the body is optional. So an empty object is valid, and so are null and "" in each of its fields. */
  optional?: true;
  /** Fields of the body that may have any form: it is a wrong code. */
  anyForm?: readonly string[];
}

/** Ids that exist. */
export interface Ids {
  survivor: string;
  storage: string;
  connector: string;
  document: string;
  upload: string;
  will: string;
  transfer: string;
  runningSurvivor: string;
}

/** Ids of nothing. */
export const NO_IDS: Ids = {
  ...{ survivor: NOBODY, storage: NOBODY, connector: NOBODY, document: NOBODY },
  ...{ upload: NOBODY, will: NOBODY, transfer: NOBODY, runningSurvivor: NOBODY },
};
/** A file in the form of age, for one X25519 recipient. */
export const AGE_FILE = Buffer.from(
  `age-encryption.org/v1\n-> X25519 ${'A'.repeat(43)}\n${'A'.repeat(43)}\n--- ${'A'.repeat(43)}\n${'x'.repeat(40)}`,
).toString('base64');
const contact = { type: 'email', value: 'ben@example.net' };
const SURVIVOR_OPTIONS = ['connector_priority', 'personal_message', 'locale'];
const survivor = {
  name: 'Ben',
  relationship: 'son',
  contact_methods: [contact],
  connector_priority: ['email'],
  personal_message: 'Dear Ben.',
  locale: 'en',
};
const credential = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } };
const bucket = { access_key_id: 'A', secret_access_key: 'S', bucket: 'bucket', region: 'eu-central-1' };
const nothing: Sample = { takes: 'nothing' };
const body = (json: Record<string, unknown>, more: Partial<Sample> = {}): Sample => ({ takes: 'json', json, ...more });
const query = (fields: Record<string, string>, more: Partial<Sample> = {}): Sample => ({ takes: 'query', query: fields, ...more });

/** Those of rows whose ids must exist, whose fields may be omitted, or whose example in the API reference would not do. */
const SAMPLES: { readonly [Name in RouteName]?: (ids: Ids) => Sample } = {
  'auth/step-up/prove': () => body({ code: '123456' }),
  'auth/factors/create': () => body({ enrolment: 'x', name: 'Phone', code: '123456' }),
  'storages/create': () => body({ type: 'object_store', name: 'Bucket', directory_path: '/wills', config: bucket }),
  'storages/connect': () => body({ type: 'drive_a' }),
  'storages/oauth/callback': () => query({ code: 'x', state: 'y' }),
  'liveness/update-respond': () => body({ token: 'x' }),
  'liveness/history': () => query({ limit: '20', offset: '0' }),
  'auth/passkey/sign-in': () => body({ credential }),
  'auth/register': () => body({ email: 'ada@example.com', password: 'twelve chars', display_name: 'Ada' }),
  'auth/reset-password': () =>
    body({ token: 'x', password: 'twelve chars', survivor_id: NOBODY, backup_code: 'ABCD-1234' }, { optionalFields: ['survivor_id', 'backup_code'] }),
  'auth/change-password': () => body({ current_password: 'twelve chars', new_password: 'twelve chars' }),
  'auth/login': () => body({ email: 'ada@example.com', password: 'twelve chars' }),
  'host/update-profile': () => body({ display_name: 'Ada', email: 'ada@example.com', locale: 'en', timezone: 'UTC' }, { optional: true }),
  'auth/review/restore': () => body({ id: NOBODY }),
  'host/audit': () => query({ before: '7', limit: '5' }, { optional: true }),
  'host/evidence': ({ transfer: id }) => ({ ...nothing, id }),
  'auth/factors/begin': () => body({ kind: 'totp', password: 'twelve chars' }),
  'auth/factors/recovery-codes': () => body({ password: 'twelve chars' }),
  'auth/factors/lost': () =>
    body({ password: 'twelve chars', backup_codes: [{ survivor_id: NOBODY, backup_code: 'ABCD-1234' }] }, { optionalFields: ['backup_codes'] }),
  'auth/factors/update': () => body({ name: 'Phone' }, { id: NOBODY }),
  'auth/factors/delete': () => body({ password: 'twelve chars' }, { id: NOBODY }),
  'host/delete': () => body({ password: 'twelve chars', packages: 'keep' }),
  'will/delete': () => body({ password: 'twelve chars', packages: 'keep' }),
  'host/forecast': () => query({ hcit_days: '30', hcrt_hours: '72', hcrac: '3' }, { optional: true }),
  'host/update-settings': ({ connector }) =>
    body(
      { hcit_days: 30, hcrt_hours: 72, hcrac: 3, survivor_threshold: 2, preferred_connector_id: connector, start_requires_proof: false },
      { optional: true },
    ),
  'survivors/create': () => body(survivor, { optionalFields: SURVIVOR_OPTIONS }),
  'survivors/update': ({ survivor: id }) => body(survivor, { id, optional: true }),
  'survivors/confirm-paper': ({ survivor: id }) => body({ backup_code: 'ABCD-1234' }, { id }),
  'survivors/invite': ({ survivor: id }) => ({ ...nothing, id }),
  'survivors/delete': ({ survivor: id }) => ({ ...nothing, id }),
  'survivors/regenerate-codes': ({ survivor: id }) => ({ ...nothing, id }),
  'storages/browse': ({ storage: id }) => query({ path: '/' }, { id }),
  'storages/test': ({ storage: id }) => ({ ...nothing, id }),
  'storages/update': ({ storage: id }) => body({ name: 'Bucket', config: { bucket: 'b' } }, { id, optional: true }),
  'storages/delete': ({ storage: id }) => ({ ...nothing, id }),
  'connectors/create': () =>
    body({ type: 'telegram', name: 'Bot', priority: 0, config: { provider: 'telegram', bot_token: '1:a' } }, { optionalFields: ['priority'] }),
  'connectors/update': ({ connector: id }) =>
    body({ name: 'Mail', priority: 0, config: { smtp_host: 'x' }, host_destination: 'x' }, { id, optional: true }),
  'connectors/delete': ({ connector: id }) => ({ ...nothing, id }),
  'connectors/test': ({ connector: id }) => body({ test_destination: 'ada@example.com' }, { id }),
  'connectors/verify': ({ connector: id }) => body({ code: '123456' }, { id }),
  'will/package': () => query({ part: '1' }, { optionalFields: ['part'] }),
  'will/upload': () => ({ takes: 'multipart' }),
  'will/documents/delete': ({ document: id }) => ({ ...nothing, id }),
  'will/uploads/complete': ({ upload: id }) => ({ ...nothing, id }),
  'will/encrypt': ({ storage }) => body({ storage_id: storage }),
  'liveness/alive': () => body({ check_id: NOBODY }, { optional: true }),
  'rehearsals/select': () => body({ token: 'x', channel: 'email' }, { optionalFields: ['channel'] }),
  'rehearsals/verify': () => body({ otp_session_id: NOBODY, code: '123456' }, { anyForm: ['code'] }),
  'transfer/stop': ({ will }) => body({ will_id: will, stop_code: 'K7QF-3M9X-0ABC-TV42' }),
  'transfer/send-otp': ({ will }) => body({ will_id: will, contact }),
  'transfer/verify-and-initiate': () => body({ otp_session_id: NOBODY, code: '123456' }, { anyForm: ['code'] }),
  'transfer/vouch': () => body({ otp_session_id: NOBODY, code: '123456' }, { anyForm: ['code'] }),
  'transfer/completed': ({ transfer: id }) => ({ ...nothing, id }),
  'transfer/initiate': ({ will }) => body({ will_id: will, survivor_name: 'Ben' }),
  'transfer/cancel': ({ transfer }) => body({ transfer_id: transfer }, { optional: true }),
  'transfer/status': ({ transfer }) => query({ transfer_id: transfer }),
  'survivor-auth/select': ({ transfer, runningSurvivor }) =>
    body({ transfer_id: transfer, survivor_id: runningSurvivor, channel: 'email' }, { optionalFields: ['channel'] }),
  'survivor-auth/verify-otp': ({ transfer, runningSurvivor }) =>
    body({ transfer_id: transfer, survivor_id: runningSurvivor, backup_code: 'ABCD-1234' }, { anyForm: ['backup_code'] }),
  'survivor-auth/confirm': () =>
    body(
      { token: 'x', answer: 'wrong_contact', proposed_contact: contact, locale: 'en', timezone: 'UTC' },
      { optionalFields: ['proposed_contact', 'locale', 'timezone'] },
    ),
  'survivor-auth/alerts': () => body({ token: 'x', remove: NOBODY }, { optionalFields: ['remove'] }),
  'survivor-auth/will-access': ({ transfer, runningSurvivor }) => query({ transfer_id: transfer, survivor_id: runningSurvivor }),
  'survivor-auth/evidence': ({ transfer, runningSurvivor }) => query({ transfer_id: transfer, survivor_id: runningSurvivor }),
  'survivor-auth/get-inner-shares': ({ transfer, runningSurvivor }) => query({ transfer_id: transfer, survivor_id: runningSurvivor }),
  'survivor-auth/update-inner-shares': ({ transfer, runningSurvivor }) =>
    body({ transfer_id: transfer, survivor_id: runningSurvivor, share: AGE_FILE }),
};

const { paths } = JSON.parse(readFileSync('docs/api/openapi.json', 'utf8'));

/** Returns a valid request to a row. By default, it is the example of the API reference. */
export const sampleOf = (name: RouteName, ids: Ids): Sample => SAMPLES[name]?.(ids) ?? described(name);

function described(name: RouteName): Sample {
  const { method, path } = routes[name];
  const { requestBody, parameters = [] } = paths[path.replace(/<(\w+)>/g, '{$1}')][method.toLowerCase()];
  const id = path.includes('<') ? { id: NOBODY } : {};
  const content = requestBody?.content['application/json'];
  if (content) {
    const [{ value }] = Object.values<{ value: Record<string, unknown> }>(content.examples) as [{ value: Record<string, unknown> }];
    const { required = [] } = content.schema;
    return body(value, { ...id, optionalFields: Object.keys(value).filter((field) => !required.includes(field)) });
  }
  const asked = parameters.filter((one: { in: string }) => one.in === 'query');
  const optionalFields = asked.flatMap((one: { name: string; required?: boolean }) => (one.required ? [] : [one.name]));
  const fields = asked.map((one: { name: string; example: unknown }) => [one.name, String(one.example)]);
  return asked.length > 0 ? query(Object.fromEntries(fields), { ...id, optionalFields }) : { ...nothing, ...id };
}
