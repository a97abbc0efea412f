import { describe, expect } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import {
  askForCode,
  type Body,
  DAY,
  HOUR,
  MINUTE,
  mailed,
  passDeadline,
  SECOND,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  signIn,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { publicOperationSentences } from './public-operations.ts';
import { AGE_FILE } from './samples.ts';
import { byWorld, endpoint, has, NOBODY } from './sentence.ts';
import type { Service } from './service.ts';
import { arrayOf, exactly, flag, object, oneOf, orNull, text, timestamp, uuid, whole } from './shapes.ts';

const channel = oneOf('email', 'sms', 'whatsapp', 'telegram');
const session = object({ otp_session_id: uuid, channel, masked_destination: text, expires_in_seconds: exactly(600), message: text });
const progress = object({ authenticated: whole, required: whole, threshold_met: flag });
const verified = object({ verified: exactly(true), survivor_name: text, threshold_progress: progress }, [
  'session_token',
  'session_expires_at',
  'transfer_id',
]);
const failed = object({ verified: exactly(false), attempts_remaining: whole, message: text });
const document = object({
  filename: text,
  mime_type: text,
  size_bytes: whole,
  download_url: text,
  download_expires_at: timestamp,
  integrity_verified: flag,
});
const access = object({ personal_message: text, documents: arrayOf(document), access_expires_at: timestamp }, ['archives']);
const signed = object({
  report: text,
  statement: text,
  signature: text,
  ssh_signature: text,
  key: object({ id: text, pem: text, allowed_signers: text }),
});
const completed = object({
  transfer_id: uuid,
  status: oneOf('accessible', 'completed'),
  completed_at: orNull(timestamp),
  documents_count: whole,
  survivors_authenticated: whole,
  threshold: whole,
  total_survivors: whole,
  access_expires_at: timestamp,
});

type Who = (position: number) => Survivor;
type Which = () => StartedTransfer;

/** The ids that a Survivor sends. */
const idsOf = ({ transferId, will }: StartedTransfer, position: number) => ({
  transfer_id: transferId,
  survivor_id: survivorAt(will, position).id,
});

/** Survivor authentication: codes, paper, reading, and the end of the access window, in this order. */
export function survivorAuthSentences(service: Service, transfer: Which): void {
  describe('Survivor authentication', () => {
    const survivor = (position: number): Survivor => survivorAt(transfer().will, position);
    unusableCodes(service, transfer, survivor);
    codes(service, transfer, survivor);
    paper(service, transfer, survivor);
    reading(service, transfer, survivor);
    evidence(service, transfer, survivor);
    innerShares(service, transfer, survivor);
    publicOperationSentences(service, transfer);
    ending(service, transfer, survivor);
  });
}

function codes(service: Service, transfer: Which, survivor: Who): void {
  const options = { by: () => service.anyone(), local: true };
  const select = (change: object = {}) => ({ json: { ...idsOf(transfer(), 0), ...change } });
  let id = '';
  const remember = (reply: Reply) => {
    id = reply.body.otp_session_id;
  };
  const code = () => mailed(service.stack, survivor(0).email, /Your code is (\d{6})/);
  const proof = (value: unknown) => ({ json: { otp_session_id: id, code: value }, ...(typeof value === 'number' && AS_NUMBER) });
  // From the address at which this Survivor then reads.
  const atHome = async () => ({ ...proof(await code()), by: survivor(0).call });

  endpoint('POST /api/survivor-auth/select', options, [
    [200, 'Response: otp_session_id, channel, masked_destination, expires_in_seconds (600), message', () => select(), session],
    [200, 'masked_destination: part of the address hidden', () => select(), (reply) => hidden(reply, survivor(0))],
    [200, 'message states that a 6-digit code was sent', () => select(), (reply) => expect(reply.body.message).toMatch(/6-digit code was sent/)],
    [200, 'channel: connector type used', () => select(), has({ channel: 'email' })],
    [404, 'no such transfer', () => select({ transfer_id: NOBODY }), 'transfer_not_found'],
    [404, 'no such Survivor', () => select({ survivor_id: NOBODY }), 'survivor_not_found'],
    [400, 'transfer_id is required', () => select({ transfer_id: undefined }), 'validation_failed'],
    [400, 'survivor_id: uuid', () => select({ survivor_id: 'ben' }), 'validation_failed'],
    [400, 'added: channel: one of the four', () => select({ channel: 'pigeon' }), 'validation_failed'],
    [400, 'added: channel: one over which this Survivor can be reached', () => select({ channel: 'sms' }), 'channel_not_available'],
    [200, 'OTP sending: at most 5 per hour per Survivor: the fifth', () => select(), remember],
    [429, 'OTP sending: at most 5 per hour per Survivor: the sixth', () => select(), 'otp_limit_reached'],
    [429, 'a short text saying too many requests and to try again later; added: when', () => select(), (reply) => tellsWhen(service, reply)],
  ]);
  endpoint('POST /api/survivor-auth/verify-otp', options, [
    [200, 'A wrong code is a 200 response with verified false', () => code().then((right) => proof(wrongCode(right))), failed],
    [200, 'attempts_remaining counts down', () => code().then((right) => proof(wrongCode(right, 2))), refused(1)],
    ...NO_CODES.map((value) => [200, `code: not ${JSON.stringify(value)}, which uses up no attempt`, () => proof(value), asMalformed(1)] as const),
    [200, 'Response, success: verified, survivor_name, threshold_progress', atHome, verified],
    [400, 'added: require_session: true or false', () => ({ json: { ...proof('123456').json, require_session: 'yes' } }), 'validation_failed'],
    [200, 'a code is good once', () => code().then(proof), refused(0)],
    [404, 'no such session', () => ({ json: { otp_session_id: NOBODY, code: '123456' } }), 'otp_session_not_found'],
    [400, 'code is required', () => proof(undefined), 'validation_failed'],
    [400, 'otp_session_id: uuid', () => ({ json: { otp_session_id: 'mine', code: '123456' } }), 'validation_failed'],
    [400, 'neither form', () => ({ json: {} }), 'validation_failed'],
  ]);
}

const refused = (attempts_remaining: number) => has({ verified: false, attempts_remaining });

const NO_CODES = ['12345', '1234567', 'abcdef', '', 123456];

/** The OpenAPI document does not describe a code that is a number. */
const AS_NUMBER = { contract: false } as const;

/** The answer to a code that cannot be one. */
const asMalformed = (attempts_remaining: number) => (reply: Reply) =>
  expect(reply.body).toEqual({ verified: false, attempts_remaining, message: expect.stringContaining('not counted') });

async function tellsWhen({ stack }: Service, { body, headers }: Reply): Promise<void> {
  const seconds = Number(headers['retry-after']);
  expect(headers).toMatchObject({ ratelimit: `"default";r=0;t=${seconds}`, 'ratelimit-policy': '"default";q=5;w=3600' });
  // Messages show whole minutes, and never one that would be too early.
  const again = new Date((await stack.now()).getTime() + seconds * 1000 + 59_999);
  const time = again.toLocaleTimeString('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
  expect(body.error).toMatch(new RegExp(`Too many requests.*try again later.* at ${time} UTC`));
}

function hidden({ body }: Reply, { email }: Survivor): void {
  expect(body.masked_destination).toContain('***');
  expect(body.masked_destination).not.toBe(email);
}

function paper(service: Service, transfer: Which, survivor: Who): void {
  const options = { by: () => service.anyone(), local: true };
  const proof = (change: object = {}) => ({ json: { ...idsOf(transfer(), 1), backup_code: 'AAAA-0000', ...change } });
  const byWill = (change: object = {}) => {
    const { id: survivor_id, backupCodes } = survivor(1);
    return { json: { will_id: transfer().will.willId, survivor_id, backup_code: backupCodes[0], ...change } };
  };
  const query = (position = 0) => ({ query: idsOf(transfer(), position) });

  endpoint('GET /api/survivor-auth/will-access', options, [
    [403, 'not authenticated', () => query(1), 'not_authenticated'],
    [403, 'threshold not met', () => query(0), 'threshold_not_met'],
    [404, 'no such transfer', () => ({ query: { ...query().query, transfer_id: NOBODY } }), 'transfer_not_found'],
    [404, 'no such Survivor', () => ({ query: { ...query().query, survivor_id: NOBODY } }), 'survivor_not_found'],
    [400, 'transfer_id: required', () => ({ query: { survivor_id: survivor(0).id } }), 'validation_failed'],
    [400, 'survivor_id: required', () => ({ query: { transfer_id: transfer().transferId } }), 'validation_failed'],
  ]);
  endpoint('POST /api/survivor-auth/verify-otp', options, [
    [200, 'Backup-code form: a wrong code', () => proof(), failed],
    [404, 'Backup-code form: no such transfer', () => proof({ transfer_id: NOBODY }), 'transfer_not_found'],
    [404, 'Backup-code form: no such Survivor', () => proof({ survivor_id: NOBODY }), 'survivor_not_found'],
    [200, 'Backup-code form: a malformed code', () => proof({ backup_code: 'AAAA' }), asMalformed(20)],
    [200, 'Backup-code form: a number is a malformed code', () => ({ ...proof({ backup_code: 12345678 }), ...AS_NUMBER }), asMalformed(20)],
    [400, 'Backup-code form: survivor_id is required', () => proof({ survivor_id: undefined }), 'validation_failed'],
    [200, 'Backup-code form: success', () => proof({ backup_code: survivor(1).backupCodes[0] }), verified],
    [200, 'added: a code used in this transfer renews the session', () => proof({ backup_code: survivor(1).backupCodes[0] }), verified],
    [200, 'threshold_progress', () => proof({ backup_code: survivor(1).backupCodes[1] }), has({ threshold_progress: MET })],
    [200, 'added: by will_id, the running transfer', () => byWill(), (reply) => expect(reply.body.transfer_id).toBe(transfer().transferId)],
    [404, 'added: by will_id, no such Survivor', () => byWill({ survivor_id: NOBODY }), 'will_or_survivor_not_found'],
    [404, 'added: by will_id, no such will', () => byWill({ will_id: NOBODY }), 'will_or_survivor_not_found'],
    [400, 'added: will_id: uuid', () => byWill({ will_id: 'mine' }), 'validation_failed'],
  ]);
  endpoint('GET /api/survivor-auth/will-access', options, [[403, 'added: not before the cancel deadline', () => query(0), 'not_open_yet']]);
  endpoint('GET /api/survivor-auth/inner-shares', options, [[403, 'added: not before the cancel deadline', () => query(0), 'not_open_yet']]);
  const early = () => ({ json: { ...idsOf(transfer(), 0), share: AGE_FILE } });
  endpoint('POST /api/survivor-auth/inner-shares', options, [[403, 'added: not before the cancel deadline', early, 'not_open_yet']]);
}

const BOTH = expect.toSatisfy((names: string[]) => names.toSorted().join() === 'Ben,Clara');
const MET = { authenticated: 2, required: 2, threshold_met: true };

function reading(service: Service, transfer: Which, survivor: Who): void {
  const options = { by: () => service.anyone(), local: true };
  // The two ids read from where their Survivor has authenticated.
  const atHome = { by: () => survivor(0).call, local: true };
  const query = () => ({ query: idsOf(transfer(), 0) });
  let link = '';
  let archive = '';
  const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';
  const remember = (reply: Reply) => {
    link = tokenOf(reply.body.documents[0].download_url);
    archive = tokenOf(reply.body.archives[0].download_url);
  };
  const byId = () => ({ query: { transfer_id: transfer().transferId } });
  const opened = () => passDeadline(transfer()).then(query);
  const linkAfter = (seconds: number) => service.stack.advance(seconds).then(() => ({ query: { token: link } }));
  const partOf = (range: string) => ({ query: { token: link }, headers: { range } });

  endpoint('GET /api/survivor-auth/will-access', atHome, [
    [403, 'added: not from elsewhere without a session', () => opened().then((asked) => ({ ...asked, by: service.anyone() })), 'session_required'],
    [200, 'Response: personal_message, documents, access_expires_at', query, access],
    [200, 'they can read the personal message', query, (reply) => expect(reply.body.personal_message).toBe(survivor(0).message)],
    [200, 'integrity_verified', query, has({ documents: [{ filename: 'letter.txt', mime_type: 'text/plain', integrity_verified: true }] })],
    [200, 'download_url', query, remember],
  ]);
  endpoint('GET /api/survivor-auth/archive', options, [
    [200, 'added: all documents as one ZIP file', () => ({ query: { token: archive } }), (reply) => isArchive(reply, transfer().will)],
    [200, 'added: its only part', () => ({ query: { token: archive, part: '1' } }), (reply) => isArchive(reply, transfer().will)],
    [404, 'added: a part that it does not have', () => ({ query: { token: archive, part: '2' } }), 'archive_part_not_found'],
    [400, 'added: part: a whole number from 1', () => ({ query: { token: archive, part: '0' } }), 'validation_failed'],
    [403, 'added: the token of one document', () => ({ query: { token: link } }), 'invalid_download_link'],
    [403, 'added: another token', () => ({ query: { token: `${archive.slice(0, -4)}AAAA` } }), 'invalid_download_link'],
    [400, 'added: the token is required', () => ({}), 'validation_failed'],
  ]);
  endpoint('GET /api/survivor-auth/download', options, [
    [200, 'they can download the decrypted documents', () => ({ query: { token: link } }), (reply) => isLetter(reply, transfer().will)],
    [206, 'added: a part of it', () => partOf('bytes=5-8'), (reply) => isPart(reply, transfer().will)],
    [416, 'added: a part that it does not have', () => partOf('bytes=9999-'), 'range_not_satisfiable'],
    [403, 'added: the token of an archive', () => ({ query: { token: archive } }), 'invalid_download_link'],
    [403, 'added: another token', () => ({ query: { token: `${link.slice(0, -4)}AAAA` } }), 'invalid_download_link'],
    [400, 'added: the token is required', () => ({}), 'validation_failed'],
    [200, 'added: a link that was asked for without a session is good for 15 minutes: the last second', () => linkAfter(15 * MINUTE - SECOND)],
    [410, 'added: a link that was asked for without a session is good for 15 minutes', () => linkAfter(SECOND), 'link_expired'],
  ]);
  endpoint('GET /api/transfer/status', options, [
    [200, 'authenticated_names, survivors_authenticated', byId, has({ survivors_authenticated: 2, authenticated_names: BOTH })],
    [200, 'the documents are accessible', byId, has({ status: 'accessible' })],
  ]);
  endpoint('GET /api/transfer/completed/<id>', options, [[200, 'added: it has been opened', () => ({ id: transfer().transferId }), completed]]);
}

function isLetter(reply: Reply, { documents }: SealedWill): void {
  expect(reply.bytes.toString()).toBe(documents[0]?.content);
  expect(reply.headers['content-disposition']).toMatch(/^attachment/);
  expect(reply.headers['content-type']).toBe('text/plain');
}

async function isArchive(reply: Reply, { documents }: SealedWill): Promise<void> {
  expect((await unzipped(reply.bytes)).map(([name, content]) => [name, String(content)])).toEqual(
    documents.map(({ filename, content }) => [filename, content]),
  );
  expect(reply.headers['content-type']).toBe('application/zip');
}

function isPart(reply: Reply, { documents }: SealedWill): void {
  expect(reply.bytes.toString()).toBe(String(documents[0]?.content).slice(5, 9));
}

/** The signed report about the transfer. Other tests check its contents. */
function evidence(service: Service, transfer: Which, survivor: Who): void {
  const options = { by: () => service.anyone(), local: true };
  const owner = { by: () => transfer().will.host.ask, local: true };
  const signedIn = (id: string) => signIn(transfer().will.host).then(() => ({ id }));
  let token = '';
  let keyId = '';
  const query = (change: object = {}) => ({ ...idsOf(transfer(), 1), ...change });
  const session = async () => {
    const json = { ...idsOf(transfer(), 1), backup_code: survivor(1).backupCodes[0] };
    ({ session_token: token } = (await service.anyone()('POST', '/api/survivor-auth/verify-otp', { json })).body);
    return { token, query: query() };
  };
  const madeFor = (whom: string) => (reply: Reply) => {
    signed.parse(reply.body);
    keyId = reply.body.key.id;
    expect(JSON.parse(reply.body.report)).toMatchObject({ made_for: whom, transfer: { id: transfer().transferId } });
  };
  endpoint('GET /api/survivor-auth/evidence', options, [
    [200, 'added: signed, for a Survivor with a session', session, madeFor('survivor')],
    [403, 'added: not without a session', () => ({ query: query() }), 'session_required'],
    [403, 'added: not with the session of another Survivor', () => ({ token, query: query({ survivor_id: survivor(0).id }) }), 'session_required'],
    [404, 'added: no such transfer', () => ({ token, query: query({ transfer_id: NOBODY }) }), 'transfer_not_found'],
    [404, 'added: no such Survivor', () => ({ token, query: query({ survivor_id: NOBODY }) }), 'survivor_not_found'],
    [400, 'added: transfer_id: uuid', () => ({ token, query: query({ transfer_id: 'mine' }) }), 'validation_failed'],
  ]);
  endpoint('GET /api/host/evidence/<id>', owner, [
    [200, 'added: signed, for the Host', () => signedIn(transfer().transferId), madeFor('host')],
    [404, 'added: no such transfer', () => signedIn(NOBODY), 'transfer_not_found'],
    [404, 'added: a transfer of another Host', async () => ({ by: (await service.host()).ask, id: transfer().transferId }), 'transfer_not_found'],
  ]);
  endpoint('GET /api/transfer/evidence-keys', options, [
    [200, 'added: the key that signed', () => ({}), ({ body }) => expect(body.keys.map(({ id }: { id: string }) => id)).toContain(keyId)],
  ]);
}

const passed = object({
  shares: arrayOf(
    object({ paper_recipient: orNull(text), survivor_name: orNull(text), is_own: flag, share: orNull(text), passed_on_at: orNull(timestamp) }),
  ),
  needed: whole,
  total: whole,
});

/** What is sent as a share and has another form. */
const NO_SHARES: [string, string | undefined][] = [
  ['required', undefined],
  ['base64', '!'],
  ['an age file', Buffer.from('a share').toString('base64')],
  ['the file itself', `${AGE_FILE}AAAA=`],
  [
    'for recipients of one kind',
    Buffer.from(`age-encryption.org/v1\n-> scrypt x 18\n${'A'.repeat(43)}\n--- ${'A'.repeat(43)}\nx`).toString('base64'),
  ],
  ['of at most 8 kB', Buffer.concat([Buffer.from(AGE_FILE, 'base64'), Buffer.alloc(8001)]).toString('base64')],
];

/** What Survivors with an inner envelope pass on to each other. */
function innerShares(service: Service, transfer: Which, survivor: Who): void {
  const options = { by: () => service.anyone(), local: true };
  let token = '';
  const query = (change: object = {}) => ({ token, query: { ...idsOf(transfer(), 1), ...change } });
  const sent = (change: object = {}) => ({ token, json: { ...idsOf(transfer(), 1), share: AGE_FILE, ...change } });
  const signedIn = async () => {
    const json = { ...idsOf(transfer(), 1), backup_code: survivor(1).backupCodes[0] };
    ({ session_token: token } = (await service.anyone()('POST', '/api/survivor-auth/verify-otp', { json })).body);
    return query();
  };
  const keptAt = object({ passed_on_at: timestamp, message: text });
  const ownIs = (share: string | null) => (reply: Reply) => {
    const [own, ...others] = reply.body.shares.toSorted((one: Body, other: Body) => Number(other.is_own) - Number(one.is_own));
    expect([own.is_own, own.share, others.map((one: Body) => [one.is_own, one.share])]).toEqual([true, share, Array(2).fill([false, null])]);
  };
  endpoint('GET /api/survivor-auth/inner-shares', options, [
    [200, 'added: nothing was passed on', signedIn, passed],
    [200, 'added: which Survivor asks', () => query(), ownIs(null)],
    [403, 'added: not without a session', () => ({ query: query().query }), 'session_required'],
    [403, 'added: not with the session of another Survivor', () => query(idsOf(transfer(), 0)), 'session_required'],
    [403, 'added: not authenticated', () => query(idsOf(transfer(), 2)), 'not_authenticated'],
    [404, 'added: no such transfer', () => query({ transfer_id: NOBODY }), 'transfer_not_found'],
    [404, 'added: no such Survivor', () => query({ survivor_id: NOBODY }), 'survivor_not_found'],
    [400, 'added: transfer_id: uuid', () => query({ transfer_id: 'mine' }), 'validation_failed'],
  ]);
  endpoint('POST /api/survivor-auth/inner-shares', options, [
    [200, 'added: passed on', () => sent(), keptAt],
    [200, 'added: the same again', () => sent(), keptAt],
    ...NO_SHARES.map(([what, share]) => [400, `added: share: ${what}`, () => sent({ share }), 'validation_failed'] as const),
    [403, 'added: not without a session', () => ({ json: sent().json }), 'session_required'],
    [404, 'added: no such transfer', () => sent({ transfer_id: NOBODY }), 'transfer_not_found'],
    [404, 'added: no such Survivor', () => sent({ survivor_id: NOBODY }), 'survivor_not_found'],
  ]);
  endpoint('GET /api/survivor-auth/inner-shares', options, [[200, 'added: what was passed on', () => query(), ownIs(AGE_FILE)]]);
}

function ending(service: Service, transfer: Which, survivor: Who): void {
  const options = { by: () => service.anyone(), local: true };
  const ids = () => idsOf(transfer(), 0);
  const byCode = () => ({ json: { ...idsOf(transfer(), 2), backup_code: survivor(2).backupCodes[0] } });
  endpoint('GET /api/survivor-auth/will-access', options, [
    [410, 'access window expired', () => service.stack.advance(14 * DAY).then(() => ({ query: ids() })), 'access_window_expired'],
  ]);
  endpoint('GET /api/survivor-auth/inner-shares', options, [
    [410, 'added: after the access window', () => ({ query: ids() }), 'access_window_expired'],
  ]);
  const late = () => ({ json: { ...ids(), share: AGE_FILE } });
  endpoint('POST /api/survivor-auth/inner-shares', options, [[410, 'added: after the access window', late, 'access_window_expired']]);
  endpoint('GET /api/transfer/completed/<id>', options, [
    [200, 'added: how it ended', () => ({ id: transfer().transferId }), has({ status: 'completed', survivors_authenticated: 2 })],
  ]);
  endpoint('POST /api/survivor-auth/select', options, [[409, 'the transfer no longer runs', () => ({ json: ids() }), 'transfer_not_running']]);
  endpoint('POST /api/survivor-auth/verify-otp', options, [[409, 'the transfer no longer runs', byCode, 'transfer_not_running']]);
}

/** Codes that can no longer be used. */
function unusableCodes(service: Service, transfer: Which, survivor: Who): void {
  const options = { by: () => service.anyone(), local: true };
  const fresh = async (wrongTries: number, seconds: number) => {
    const json = await askForCode(transfer(), survivor(2));
    const wrong = { json: { ...json, code: wrongCode(json.code) } };
    for (let tries = 0; tries < wrongTries; tries += 1) await service.anyone()('POST', '/api/survivor-auth/verify-otp', wrong);
    await service.stack.advance(seconds);
    return { json, wrong };
  };
  const sixth = async () => {
    const json = idsOf(transfer(), 2);
    for (let sent = 0; sent < 6; sent += 1) await service.anyone()('POST', '/api/survivor-auth/select', { json });
    await service.stack.advance(HOUR);
    return { json };
  };
  endpoint('POST /api/survivor-auth/verify-otp', options, [
    byWorld([200, 'OTP verification: 3 attempts per OTP session: used up', () => fresh(3, 0), refused(0)]),
    byWorld([200, 'OTP verification: the third attempt', () => fresh(2, 0).then(({ wrong }) => wrong), refused(0)]),
    byWorld([200, 'OTP lifetime 600 seconds: the last', () => fresh(0, 599).then(({ wrong }) => wrong), refused(2)]),
    byWorld([200, 'OTP lifetime 600 seconds: over', () => fresh(0, 600), refused(0)]),
  ]);
  endpoint('POST /api/survivor-auth/select', options, [byWorld([200, 'OTP sending: at most 5 per hour: again in the next hour', sixth, session])]);
}
