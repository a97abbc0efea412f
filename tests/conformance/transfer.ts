import { beforeAll, describe, expect } from 'vitest';
import type { Asking, Reply } from '#tests/support/client.ts';
import {
  answered,
  DAY,
  HOUR,
  letter,
  mailed,
  openAccount,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';
import { all, byWorld, endpoint, has, NOBODY, type Sentence } from './sentence.ts';
import type { Service } from './service.ts';
import { exactly, object, oneOf, resource, text, timestamp, uuid, whole } from './shapes.ts';

const initiated = object({ transfer_id: uuid, status: exactly('initiated'), message: text, host_cancel_deadline: timestamp }, ['opens_at']);
const cancelled = object({ transfer_id: uuid, status: exactly('cancelled'), message: text });

const stopCard = object({ will_id: uuid, stop_code: text, stop_url: text, made_at: timestamp });

const UNPROVEN = { proven: false, authenticated: [], documents_read: [] };

/** Transfer: started, cancelled, started again. */
export function transferSentences(service: Service, will: () => SealedWill): void {
  describe('Transfer', () => {
    let transferId = '';
    const options = { by: () => service.anyone(), local: true };
    const initiate = (change: object = {}) => ({ json: { will_id: will().willId, survivor_name: survivorAt(will(), 0).name, ...change } });
    const stopBody = (change: object) => ({ json: { will_id: will().willId, stop_code: 'K7QF-3M9X-0ABC-TV42', ...change } });
    const started = (reply: Reply) => {
      transferId = reply.body.transfer_id;
    };
    const status = () => ({ query: { transfer_id: transferId } });
    const seconds = (a: string, b: string) => (reply: Reply) => (Date.parse(reply.body[b]) - Date.parse(reply.body[a])) / 1000;

    endpoint('POST /api/transfer/initiate', options, [
      [404, 'will not found', () => initiate({ will_id: NOBODY }), 'will_or_survivor_not_found'],
      [404, 'will not found: a draft', () => draft(service).then((will_id) => initiate({ will_id })), 'will_or_survivor_not_found'],
      [404, 'Survivor not found', () => initiate({ survivor_name: 'Somebody' }), 'will_or_survivor_not_found'],
      ...refusedFields(initiate),
      [200, 'Response: transfer_id, status (`initiated`), message, host_cancel_deadline', () => initiate(), all(shaped(initiated), started)],
      [409, 'transfer already in progress', () => initiate(), 'transfer_running'],
    ]);
    endpoint('GET /api/transfer/status', options, [
      [200, 'Response: Transfer object', status, resource('Transfer')],
      [200, '(none) -> initiated', status, has({ status: 'initiated', survivors_authenticated: 0, authenticated_names: [] })],
      [200, 'threshold and total_survivors', status, has({ threshold: 2, total_survivors: 3 })],
      [200, '48-hour cancel deadline set', status, (reply) => expect(seconds('initiated_at', 'host_cancel_deadline')(reply)).toBe(48 * 3600)],
      [200, 'Host notified', status, async () => expect(await mailed(service.stack, will().host.email, /(48 hours|stop)/)).toBeTruthy()],
      [404, 'no such transfer', () => ({ query: { transfer_id: NOBODY } }), 'transfer_not_found'],
      [400, 'transfer_id: required', () => ({}), 'validation_failed'],
      [400, 'transfer_id: uuid', () => ({ query: { transfer_id: 'mine' } }), 'validation_failed'],
    ]);
    endpoint('GET /api/host/export', { ...options, by: () => will().host.ask }, [
      [200, 'added: the transfers of the account', () => ({}), has({ transfers: [{ status: 'initiated' }], draft: [] })],
    ]);
    endpoint('GET /api/host/overview', { ...options, by: () => will().host.ask }, [
      [200, 'added: the running transfer', () => ({}), has({ state: 'transfer_initiated', transfer: UNPROVEN })],
    ]);
    endpoint('GET /api/transfer/completed/<id>', options, [
      [404, 'added: not before the documents could be read', () => ({ id: transferId }), 'transfer_not_found'],
    ]);
    endpoint('GET /api/will/status', { ...options, by: () => will().host.ask }, [
      [200, '`transfer_initiated`: transfer officially started', () => ({}), has({ status: 'transfer_initiated' })],
    ]);
    endpoint('POST /api/host/stop-card', { ...options, by: () => will().host.ask }, [
      [200, 'added: a card that stops a transfer once', () => ({}), (reply) => void stopCard.parse(reply.body)],
    ]);
    endpoint('POST /api/transfer/stop', { ...options, by: () => service.anyone() }, [
      [403, 'added: a code that stops nothing', () => stopBody({ stop_code: 'AAAA-AAAA-AAAA-AAAA' }), 'stop_card_not_valid'],
      [403, 'added: an unknown will gets the same answer', () => stopBody({ will_id: NOBODY }), 'stop_card_not_valid'],
      [400, 'will_id: required', () => stopBody({ will_id: undefined }), 'validation_failed'],
      [400, 'stop_code: required', () => stopBody({ stop_code: undefined }), 'validation_failed'],
    ]);
    endpoint('POST /api/transfer/cancel', { ...options, by: () => will().host.ask }, [
      [404, 'no such transfer', () => ({ json: { transfer_id: NOBODY } }), 'transfer_not_found'],
      [400, 'transfer_id: uuid', () => ({ json: { transfer_id: 7 } }), 'validation_failed'],
      [200, 'Response: transfer_id, status (`cancelled`), message', () => ({ json: { transfer_id: transferId } }), cancelled],
      [409, 'it no longer runs', () => ({ json: { transfer_id: transferId } }), 'transfer_not_running'],
      [409, 'added: without transfer_id, no transfer runs', () => ({ json: {} }), 'transfer_not_running'],
    ]);
    endpoint('GET /api/transfer/status', options, [
      [200, 'active transfer -> cancelled', status, has({ status: 'cancelled' })],
      [200, 'all Survivors notified', status, () => everyoneNotified(service, will())],
    ]);
    endpoint('POST /api/transfer/initiate', options, [
      [200, 'added: once more, soon after a stop', () => initiate(), all(shaped(initiated), started)],
    ]);
    const removed = object({ removed: exactly(false), code: exactly('survivor_not_found'), message: text });
    const stillStopped = object({ transfer_id: uuid, status: exactly('cancelled'), message: text, removal: removed });
    endpoint('POST /api/transfer/cancel', { ...options, by: () => will().host.ask }, [
      [400, 'remove_survivor_id: uuid', () => ({ json: { remove_survivor_id: 'ben' } }), 'validation_failed'],
      [200, 'added: a removal that is refused does not hinder the stop', () => ({ json: { remove_survivor_id: NOBODY } }), stillStopped],
    ]);
    endpoint('POST /api/transfer/initiate', options, [[409, 'added: by name after two stops within 14 days', () => initiate(), 'recently_stopped']]);
    startedWithProof(service, will);
    waiting(service, will);
  });
}

function refusedFields(initiate: (change: object) => object): Sentence[] {
  return [
    [400, 'will_id: uuid', () => initiate({ will_id: 'mine' }), 'validation_failed'],
    [400, 'survivor_name: string', () => initiate({ survivor_name: 7 }), 'validation_failed'],
    [400, 'survivor_name is required', () => initiate({ survivor_name: undefined }), 'validation_failed'],
  ];
}

const STRANGER = { type: 'email', value: 'stranger@example.org' };

/** Added: a start with authentication, for a Survivor who knows the Host's e-mail or the will. */
function startedWithProof(service: Service, will: () => SealedWill): void {
  describe('started with authentication', () => {
    let session = '';
    const options = { by: () => service.anyone(), local: true };
    const contact = () => ({ type: 'email', value: survivorAt(will(), 0).email });
    const byMail = { channel: exactly('email'), masked_destination: text };
    const sent = object({ otp_session_id: uuid, ...byMail, expires_in_seconds: exactly(600), message: text });
    const wrong = object({ verified: exactly(false), attempts_remaining: whole, message: text });
    const right = object(
      {
        verified: exactly(true),
        will_id: uuid,
        survivor_name: text,
        transfer_id: uuid,
        status: oneOf('initiated'),
        host_cancel_deadline: timestamp,
        message: text,
      },
      ['survivor_id', 'opens_at', 'threshold_progress', 'session_token', 'session_expires_at'],
    );
    const paper = (backup_code?: string) => ({ json: { will_id: will().willId, survivor_id: survivorAt(will(), 1).id, backup_code } });
    const proof = (value: string) => ({ json: { otp_session_id: session, code: value } });
    const remember = (reply: Reply) => {
      session = reply.body.otp_session_id;
    };
    const sentence = object({ message: text });

    endpoint('POST /api/transfer/lookup', options, [
      [200, 'always the same sentence', () => ({ json: { host_email: will().host.email, contact: contact() } }), sentence],
      [200, 'always the same sentence: no one matches', () => ({ json: { host_email: 'x@example.org', contact: STRANGER } }), sentence],
      [400, 'contact has a type and a value', () => ({ json: { host_email: will().host.email, contact: { type: 'email' } } }), 'validation_failed'],
      [400, 'host_email is required', () => ({ json: { contact: contact() } }), 'validation_failed'],
    ]);
    // Then the newest code in the mailbox belongs to this session.
    const afterAllMail = (asking: Asking) => service.stack.messages().then(() => asking);
    endpoint('POST /api/transfer/send-otp', options, [
      [200, 'OTP session, by host_email', () => ({ json: { host_email: will().host.email, contact: contact() } }), sent],
      [200, 'OTP session, the same when no one matches', () => ({ json: { will_id: NOBODY, contact: STRANGER } }), sent],
      [200, 'OTP session, by will_id', () => afterAllMail({ json: { will_id: will().willId, contact: contact() } }), all(shaped(sent), remember)],
      [400, 'host_email or will_id', () => ({ json: { contact: contact() } }), 'validation_failed'],
    ]);
    endpoint('POST /api/transfer/vouch', options, [
      [200, 'added: a wrong code', async () => proof(wrongCode(await code(service, will()))), wrong],
      [409, 'added: no one waits for the Host', async () => proof(await code(service, will())), 'vouch_not_needed'],
      [409, 'added: nor with a backup code', () => paper(survivorAt(will(), 1).backupCodes[0]), 'vouch_not_needed'],
      [200, 'added: a wrong backup code', () => paper('AAAA-0000'), wrong],
      [404, 'added: no such session', () => ({ json: { otp_session_id: NOBODY, code: '000000' } }), 'otp_session_not_found'],
      [400, 'added: a code or a backup code', () => ({ json: {} }), 'validation_failed'],
    ]);
    endpoint('POST /api/transfer/verify-and-initiate', options, [
      [200, 'a wrong code', async () => proof(wrongCode(await code(service, will()))), wrong],
      [200, 'code: 6 digits, and another length uses up no attempt', () => proof('12345'), has({ attempts_remaining: 1 })],
      [200, 'the code starts the transfer', async () => proof(await code(service, will())), right],
      [200, 'a wrong backup code', () => paper('AAAA-0000'), wrong],
      [200, 'a backup code joins it, and authenticates', () => paper(survivorAt(will(), 1).backupCodes[0]), right],
      [404, 'no such session', () => ({ json: { otp_session_id: NOBODY, code: '000000' } }), 'otp_session_not_found'],
    ]);
  });
}

function waiting(service: Service, will: () => SealedWill): void {
  describe('after the cancel window', () => {
    let transfer: StartedTransfer;
    beforeAll(async () => {
      transfer = await provenTransfer(will());
      await passDeadline(transfer);
    });
    const options = { by: () => service.anyone(), local: true };
    const owner = { by: () => transfer.will.host.ask, local: true };
    const status = () => ({ query: { transfer_id: transfer.transferId } });
    const own = (reply: Reply) => expect(reply.body.transfer_id).toBe(transfer.transferId);
    const later = (seconds: number) => service.stack.advance(seconds).then(() => ({}));
    endpoint('GET /api/transfer/status', options, [
      [200, 'The status `awaiting_authentication` is reported', status, has({ status: 'awaiting_authentication' })],
    ]);
    endpoint('GET /api/will/status', owner, [
      [200, '`awaiting_authentication`: Survivors authenticating', () => ({}), has({ status: 'awaiting_authentication' })],
      byWorld([200, '`transfer_stalled`: too few Survivors authenticated', () => later(30 * DAY), has({ status: 'transfer_stalled' })]),
    ]);
    endpoint('POST /api/transfer/cancel', owner, [
      [200, 'added: without transfer_id, the only running transfer', () => ({}), all(shaped(cancelled), own)],
    ]);
    endpoint('GET /api/will/status', owner, [
      [200, '`active` again when the Host cancels', () => ({}), has({ status: 'active' })],
      byWorld([200, '`pending_transfer`: triggered, awaiting confirmation', () => missAllChecks(transfer), has({ status: 'pending_transfer' })]),
    ]);
  });
}

/** Sentences about what may not change while a transfer runs. */
export function frozenSentences(will: () => SealedWill): void {
  const options = { by: () => will().host.ask, local: true };
  const id = () => survivorAt(will(), 2).id;
  const refused = (name: Parameters<typeof endpoint>[0], ask: Sentence[2]) =>
    endpoint(name, options, [[409, 'added: frozen while a transfer runs', ask, 'transfer_running']]);
  const ben = { name: 'Ben', relationship: 'son', contact_methods: [{ type: 'email', value: 'ben@example.net' }] };
  refused('PUT /api/host/settings', () => ({ json: { survivor_threshold: 3 } }));
  refused('POST /api/survivors', () => ({ json: ben }));
  refused('PUT /api/survivors/<id>', () => ({ id: id(), json: { name: 'Another' } }));
  refused('DELETE /api/survivors/<id>', () => ({ id: id() }));
  refused('PUT /api/survivors/minimum-count', () => ({ json: { threshold: 3 } }));
  refused('POST /api/survivors/<id>/regenerate-codes', () => ({ id: id() }));
  refused('PUT /api/host/profile', () => ({ json: { email: 'another@example.com' } }));
  refused('PUT /api/connectors/<id>', () => ({ id: will().connectorId, json: { name: 'Another' } }));
  refused('POST /api/storages/connect', () => ({ json: { type: 'drive_a' } }));
  const tested = () => ({ id: will().connectorId, json: { test_destination: will().host.email } });
  const phone = { type: 'telegram', name: 'My phone', config: { provider: 'telegram', bot_token: '1:secret' }, priority: 1 };
  endpoint('POST /api/connectors', options, [
    [201, 'added: a connector can be added while a transfer runs', () => ({ json: phone }), has({ name: 'My phone', is_verified: false })],
  ]);
  refused('DELETE /api/connectors/<id>', () => ({ id: will().connectorId }));
  endpoint('POST /api/connectors/<id>/test', options, [
    [200, 'added: a connector can be tested while a transfer runs', tested, has({ success: true })],
  ]);
  refused('POST /api/will/upload', () => ({ parts: [letter()] }));
  refused('POST /api/will/encrypt', () => ({ json: { storage_id: will().storageId } }));
}

/** Returns the transfer that an authentication has started. */
async function provenTransfer(will: SealedWill): Promise<StartedTransfer> {
  const link = await mailed(will.stack, survivorAt(will, 0).email, /transfer_id=([0-9a-f-]{36})/);
  const status = await answered(200, will.host.call, 'GET', `/api/transfer/status?transfer_id=${link}`);
  return { stack: will.stack, will, transferId: link, cancelDeadline: new Date(status.host_cancel_deadline) };
}

async function draft(service: Service): Promise<string> {
  const host = await openAccount(service.stack);
  return (await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] })).will_id;
}

async function everyoneNotified({ stack }: Service, { survivors }: SealedWill): Promise<void> {
  for (const { email } of survivors) {
    const messages = await stack.messages({ to: email });
    expect(messages.at(-1)?.text).toMatch(/stopped|cancelled/i);
  }
}

const code = ({ stack }: Service, will: SealedWill) => mailed(stack, survivorAt(will, 0).email, /Your code is (\d{6})/);

/** Misses every check of the shortest settings. */
async function missAllChecks({ will, stack }: StartedTransfer): Promise<object> {
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
  await stack.advance(8 * DAY + HOUR);
  return {};
}

const shaped = (shape: ReturnType<typeof object>) => (reply: Reply) => void shape.parse(reply.body);
