import type { RouteName } from '#functions/routes.ts';
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

/** One for each row of the index. A new row does not compile until it has one. */
export const samples: Record<RouteName, (ids: Ids) => Sample> = {
  'auth/register': () => body({ email: 'ada@example.com', password: 'twelve chars', display_name: 'Ada' }),
  'auth/verify-email': () => body({ token: 'x' }),
  'auth/resend-verification': () => body({ email: 'ada@example.com' }),
  'auth/forgot-password': () => body({ email: 'ada@example.com' }),
  'auth/reset-password': () =>
    body({ token: 'x', password: 'twelve chars', survivor_id: NOBODY, backup_code: 'ABCD-1234' }, { optionalFields: ['survivor_id', 'backup_code'] }),
  'auth/change-password': () => body({ current_password: 'twelve chars', new_password: 'twelve chars' }),
  'auth/login': () => body({ email: 'ada@example.com', password: 'twelve chars' }),
  'auth/refresh': () => body({ refresh_token: 'a.b.c' }),
  'auth/logout': () => nothing,
  'host/get-profile': () => nothing,
  'host/update-profile': () => body({ display_name: 'Ada', email: 'ada@example.com', locale: 'en', timezone: 'UTC' }, { optional: true }),
  'auth/logout-everywhere': () => nothing,
  'auth/get-review': () => nothing,
  'auth/update-review': () => body({ review: 'x' }),
  'auth/review/restore': () => body({ id: NOBODY }),
  'host/audit': () => query({ before: '7', limit: '5' }, { optional: true }),
  'host/evidence': ({ transfer: id }) => ({ ...nothing, id }),
  'host/sessions/list': () => nothing,
  'host/sessions/delete': () => ({ ...nothing, id: NOBODY }),
  'host/overview': () => nothing,
  'host/export': () => nothing,
  'auth/step-up/begin': () => nothing,
  'auth/step-up/prove': () => body({ code: '123456' }),
  'auth/passkey/begin': () => nothing,
  'auth/passkey/sign-in': () => body({ credential }),
  'auth/factors/list': () => nothing,
  'auth/factors/begin': () => body({ kind: 'totp', password: 'twelve chars' }),
  'auth/factors/create': () => body({ enrolment: 'x', name: 'Phone', code: '123456' }),
  'auth/factors/recovery-codes': () => body({ password: 'twelve chars' }),
  'auth/factors/lost': () =>
    body({ password: 'twelve chars', backup_codes: [{ survivor_id: NOBODY, backup_code: 'ABCD-1234' }] }, { optionalFields: ['backup_codes'] }),
  'auth/factors/update': () => body({ name: 'Phone' }, { id: NOBODY }),
  'auth/factors/delete': () => body({ password: 'twelve chars' }, { id: NOBODY }),
  'host/delete': () => body({ password: 'twelve chars', packages: 'keep' }),
  'host/keep': () => nothing,
  'will/delete': () => body({ password: 'twelve chars', packages: 'keep' }),
  'host/forecast': () => query({ hcit_days: '30', hcrt_hours: '72', hcrac: '3' }, { optional: true }),
  'host/get-settings': () => nothing,
  'host/update-settings': ({ connector }) =>
    body(
      { hcit_days: 30, hcrt_hours: 72, hcrac: 3, survivor_threshold: 2, preferred_connector_id: connector, start_requires_proof: false },
      { optional: true },
    ),
  'survivors/list': () => nothing,
  'survivors/create': () => body(survivor, { optionalFields: SURVIVOR_OPTIONS }),
  'survivors/minimum-count': () => body({ threshold: 2 }),
  'survivors/update': ({ survivor: id }) => body(survivor, { id, optional: true }),
  'survivors/confirm-paper': ({ survivor: id }) => body({ backup_code: 'ABCD-1234' }, { id }),
  'survivors/invite': ({ survivor: id }) => ({ ...nothing, id }),
  'survivors/delete': ({ survivor: id }) => ({ ...nothing, id }),
  'survivors/regenerate-codes': ({ survivor: id }) => ({ ...nothing, id }),
  'storages/list': () => nothing,
  'storages/create': () => body({ type: 'object_store', name: 'Bucket', directory_path: '/wills', config: bucket }),
  'storages/connect': () => body({ type: 'drive_a' }),
  'storages/oauth/callback': () => query({ code: 'x', state: 'y' }),
  'storages/browse': ({ storage: id }) => query({ path: '/' }, { id }),
  'storages/test': ({ storage: id }) => ({ ...nothing, id }),
  'storages/update': ({ storage: id }) => body({ name: 'Bucket', config: { bucket: 'b' } }, { id, optional: true }),
  'storages/delete': ({ storage: id }) => ({ ...nothing, id }),
  'connectors/list': () => nothing,
  'connectors/push-key': () => nothing,
  'connectors/create': () =>
    body({ type: 'telegram', name: 'Bot', priority: 0, config: { provider: 'telegram', bot_token: '1:a' } }, { optionalFields: ['priority'] }),
  'connectors/update': ({ connector: id }) =>
    body({ name: 'Mail', priority: 0, config: { smtp_host: 'x' }, host_destination: 'x' }, { id, optional: true }),
  'connectors/delete': ({ connector: id }) => ({ ...nothing, id }),
  'connectors/test': ({ connector: id }) => body({ test_destination: 'ada@example.com' }, { id }),
  'connectors/verify': ({ connector: id }) => body({ code: '123456' }, { id }),
  'telegram/updates': () => body({ update_id: 1 }),
  'will/package': () => query({ part: '1' }, { optionalFields: ['part'] }),
  'will/status': () => nothing,
  'will/inner-list': () => nothing,
  'will/upload': () => ({ takes: 'multipart' }),
  'will/documents/list': () => nothing,
  'will/documents/delete': ({ document: id }) => ({ ...nothing, id }),
  'will/uploads/create': () => body({ files: [{ filename: 'film.pdf', mime_type: 'application/pdf', size_bytes: 1, sha256_hash: 'a'.repeat(64) }] }),
  'will/uploads/complete': ({ upload: id }) => ({ ...nothing, id }),
  'will/encrypt': ({ storage }) => body({ storage_id: storage }),
  'liveness/alive': () => body({ check_id: NOBODY }, { optional: true }),
  'host/stop-card': () => nothing,
  'rehearsals/create': () => nothing,
  'rehearsals/get': () => ({ ...nothing, id: NOBODY }),
  'rehearsals/delete': () => ({ ...nothing, id: NOBODY }),
  'rehearsals/select': () => body({ token: 'x', channel: 'email' }, { optionalFields: ['channel'] }),
  'rehearsals/verify': () => body({ otp_session_id: NOBODY, code: '123456' }, { anyForm: ['code'] }),
  'transfer/stop': ({ will }) => body({ will_id: will, stop_code: 'K7QF-3M9X-0ABC-TV42' }),
  'liveness/update-pause': () => body({ until: '2031-03-20T12:00:00Z' }),
  'liveness/pause/delete': () => nothing,
  'liveness/history': () => query({ limit: '20', offset: '0' }),
  'liveness/get-respond': () => query({ token: 'x' }),
  'liveness/update-respond': () => body({ token: 'x' }),
  'transfer/lookup': () => body({ host_email: 'ada@example.com', contact }),
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
  'survivor-auth/confirmation': () => body({ token: 'x' }),
  'survivor-auth/confirm': () =>
    body(
      { token: 'x', answer: 'wrong_contact', proposed_contact: contact, locale: 'en', timezone: 'UTC' },
      { optionalFields: ['proposed_contact', 'locale', 'timezone'] },
    ),
  'survivor-auth/alerts': () => body({ token: 'x', remove: NOBODY }, { optionalFields: ['remove'] }),
  'survivor-auth/will-access': ({ transfer, runningSurvivor }) => query({ transfer_id: transfer, survivor_id: runningSurvivor }),
  'survivor-auth/download': () => query({ token: 'x' }),
  'survivor-auth/evidence': ({ transfer, runningSurvivor }) => query({ transfer_id: transfer, survivor_id: runningSurvivor }),
  'survivor-auth/get-inner-shares': ({ transfer, runningSurvivor }) => query({ transfer_id: transfer, survivor_id: runningSurvivor }),
  'survivor-auth/update-inner-shares': ({ transfer, runningSurvivor }) =>
    body({ transfer_id: transfer, survivor_id: runningSurvivor, share: AGE_FILE }),
  'transfer/evidence-keys': () => nothing,
  'survivor-auth/archive': () => query({ token: 'x' }),
};
