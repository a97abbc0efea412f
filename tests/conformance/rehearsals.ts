import { describe, expect } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { mailed, rehearsalToken, type SealedWill, survivorAt, wrongCode } from '#tests/support/story.ts';
import { all, endpoint, has, NOBODY } from './sentence.ts';
import type { Service } from './service.ts';
import { arrayOf, exactly, flag, object, oneOf, orNull, text, timestamp, uuid, whole } from './shapes.ts';

const person = object({
  survivor_id: orNull(uuid),
  name: text,
  confirmed_at: orNull(timestamp),
  by: orNull(oneOf('code', 'backup_code')),
  channel: orNull(oneOf('email', 'sms', 'whatsapp', 'telegram')),
});
const report = object({
  rehearsal_id: uuid,
  started_at: timestamp,
  ends_at: timestamp,
  ended_at: orNull(timestamp),
  ended_by: orNull(oneOf('complete', 'time', 'stopped', 'rejected', 'started', 'silent', 'deletion')),
  threshold: whole,
  confirmed: whole,
  would_open: flag,
  survivors: arrayOf(person),
});
const sent = object({ otp_session_id: uuid, channel: exactly('email'), masked_destination: text, expires_in_seconds: exactly(600), message: text });
const right = object({ verified: exactly(true), survivor_name: text, message: text });
const wrong = object({ verified: exactly(false), attempts_remaining: whole, message: text });

/** Added: a rehearsal, from its start to its end. */
export function rehearsalSentences(service: Service, will: () => SealedWill): void {
  describe('Rehearsal', () => {
    let [id, session] = ['', ''];
    const options = { by: () => service.anyone(), local: true };
    const owner = { by: () => will().host.ask, local: true };
    const ids = (change: object = {}) => ({ json: { will_id: will().willId, survivor_id: survivorAt(will(), 0).id, ...change } });
    const code = () => mailed(service.stack, survivorAt(will(), 0).email, /Your code for a rehearsal is (\d{6})/);
    const proof = (value: string) => ({ json: { otp_session_id: session, code: value } });
    const own = () => ({ id });
    const seconds = ({ body }: Reply) => (Date.parse(body.ends_at) - Date.parse(body.started_at)) / 1000;
    const remember = (reply: Reply) => {
      id = reply.body.rehearsal_id;
    };
    const keep = (reply: Reply) => {
      session = reply.body.otp_session_id;
    };

    const linked = async (change: object = {}) => ({ json: { token: await rehearsalToken(service.stack, survivorAt(will(), 0)), ...change } });

    endpoint('POST /api/rehearsals/verify', options, [[404, 'added: none is running', () => ids({ backup_code: 'AAAA-0000' }), 'no_rehearsal']]);
    endpoint('POST /api/rehearsals', owner, [
      [201, 'added: its report, which lasts 14 days', () => ({}), all((reply) => void report.parse(reply.body), remember)],
      [409, 'added: one at a time', () => ({}), 'rehearsal_running'],
    ]);
    endpoint('POST /api/rehearsals/select', options, [
      [200, 'added: a code', () => linked(), all((reply) => void sent.parse(reply.body), keep)],
      [404, 'added: a token that we did not make', () => linked({ token: 'mine' }), 'no_rehearsal'],
      [400, 'added: a channel without a contact', () => linked({ channel: 'sms' }), 'channel_not_available'],
      [400, 'token: required', () => linked({ token: undefined }), 'validation_failed'],
    ]);
    endpoint('POST /api/rehearsals/verify', options, [
      [200, 'added: a wrong code', async () => proof(wrongCode(await code())), (reply) => void wrong.parse(reply.body)],
      [200, 'added: the code', async () => proof(await code()), (reply) => void right.parse(reply.body)],
      [200, 'added: a wrong backup code', () => ids({ backup_code: 'AAAA-0000' }), (reply) => void wrong.parse(reply.body)],
      [200, 'added: a backup code', () => ids({ backup_code: survivorAt(will(), 0).backupCodes[0] }), (reply) => void right.parse(reply.body)],
      [
        200,
        'added: a backup code, by the link',
        () => linked({ backup_code: survivorAt(will(), 0).backupCodes[0] }),
        (reply) => void right.parse(reply.body),
      ],
      [404, 'added: no such will', () => ids({ will_id: NOBODY, backup_code: 'AAAA-0000' }), 'no_rehearsal'],
      [404, 'added: no such Survivor', () => ids({ survivor_id: NOBODY, backup_code: 'AAAA-0000' }), 'no_rehearsal'],
      [404, 'added: no such session', () => ({ json: { otp_session_id: NOBODY, code: '000000' } }), 'otp_session_not_found'],
      [400, 'added: a code or a backup code', () => ({ json: {} }), 'validation_failed'],
    ]);
    endpoint('GET /api/rehearsals/<id>', owner, [
      [200, 'added: who came through', own, all(has({ confirmed: 1, ended_at: null }), (reply) => expect(seconds(reply)).toBe(14 * 86_400))],
      [404, 'added: no such rehearsal', () => ({ id: NOBODY }), 'rehearsal_not_found'],
    ]);
    endpoint('DELETE /api/rehearsals/<id>', owner, [
      [404, 'added: no such rehearsal', () => ({ id: NOBODY }), 'rehearsal_not_found'],
      [200, 'added: it has ended', own, has({ ended_by: 'stopped' })],
      [200, 'added: it has ended already', own, has({ ended_by: 'stopped' })],
    ]);
    endpoint('GET /api/host/overview', owner, [
      [200, 'added: the last rehearsal, and how many are left', () => ({}), (reply) => expect(reply.body.rehearsal).toMatchObject({ left: 3 })],
    ]);
  });
}
