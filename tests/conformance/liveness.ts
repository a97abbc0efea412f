import { beforeAll, describe, expect } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { answered, DAY, type Host, mailed, type SealedWill } from '#tests/support/story.ts';
import { all, endpoint, has, NOBODY } from './sentence.ts';
import type { Service } from './service.ts';
import { arrayOf, exactly, object, orNull, resource, text, timestamp, whole } from './shapes.ts';

const confirmed = object({ confirmed: exactly(true), next_check_due: timestamp, message: text });
const history = object({ checks: arrayOf(resource('Liveness check')), total: whole, next_check_due: orNull(timestamp) });

const CONFIRMED = [{ status: 'confirmed' }, { status: 'confirmed' }];
const RESPONDED = [{ responded_at: expect.any(String) }, { responded_at: expect.any(String) }];
const UNASKED = { state: 'active', quorum: { threshold: 2 }, transfer: null, liveness: { check: null } };
const ASKED = { state: 'asking', liveness: { check: { number: 1, of: 5, channels: ['email'] } } };

/** Sentences about liveness: a Host gets a check after hcit_days and answers. */
export function livenessSentences(service: Service, will: () => SealedWill): void {
  describe('Liveness', () => {
    let newcomer: Host;
    beforeAll(async () => {
      newcomer = await service.host();
      await answered(200, will().host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 5 } });
    });
    const options = { by: () => will().host.ask, local: true };
    const checks = () => answered(200, will().host.ask, 'GET', '/api/liveness/history');
    const asked = (json: object = {}) => service.stack.advance(7 * DAY).then(() => ({ json }));
    const due = (seconds: number) => async (reply: Reply) => {
      const now = (await service.stack.now()).getTime();
      expect(Date.parse(reply.body.next_check_due)).toBe(now + seconds * 1000);
    };

    endpoint('GET /api/liveness/history', options, [
      [200, 'Response: checks, total, next_check_due: nothing asked yet', () => ({}), has({ checks: [], total: 0 })],
      [200, 'A check is sent when the check-in interval is over', () => asked(), has({ total: 1, checks: [{ status: 'pending', check_number: 1 }] })],
      [200, 'Response: checks (array of liveness check), total, next_check_due', () => ({}), history],
      [200, 'liveness check messages are sent over a channel', () => ({}), has({ checks: [{ channel: 'email' }] })],
    ]);

    endpoint('POST /api/liveness/alive', options, [
      [404, 'check_id: no such check', () => ({ json: { check_id: NOBODY } }), 'check_not_found'],
      [400, 'check_id: uuid', () => ({ json: { check_id: 'first' } }), 'validation_failed'],
      [200, 'Response: confirmed, next_check_due, message', async () => ({ json: { check_id: (await checks()).checks[0].id } }), confirmed],
      [200, 'check_id omitted: the most recent pending check is confirmed', () => asked(), confirmed],
      [200, 'next_check_due: the check-in interval from now', () => ({ json: {} }), due(7 * DAY)],
      [200, 'the body may be left out, since all of it is optional', () => ({}), confirmed],
      [409, 'no sealed will: no checks are sent', () => ({ by: newcomer.ask, json: {} }), 'no_sealed_will'],
    ]);

    endpoint('GET /api/liveness/history', options, [
      [200, 'The status `confirmed` is set when the Host confirms', () => ({}), has({ checks: CONFIRMED })],
      [200, 'responded_at: when the Host has responded', () => ({}), has({ checks: RESPONDED })],
      [200, 'limit', () => ({ query: { limit: '1' } }), has({ checks: [{ check_number: 2 }], total: 2 })],
      [200, 'offset', () => ({ query: { offset: '1' } }), has({ checks: [{ check_number: 1 }], total: 2 })],
      [200, 'offset beyond the last', () => ({ query: { offset: '2' } }), has({ checks: [], total: 2 })],
      ...['0', '-1', '1.5', '1e2', 'x'].map((limit) => [400, `limit: not "${limit}"`, () => ({ query: { limit } }), 'validation_failed'] as const),
      ...['-1', '1.5', 'x'].map((offset) => [400, `offset: not "${offset}"`, () => ({ query: { offset } }), 'validation_failed'] as const),
    ]);

    endpoint('GET /api/host/overview', options, [
      [200, 'added: the state of a sealed will', () => ({}), has(UNASKED)],
      [200, 'added: a check that waits for its answer', () => asked(), has(ASKED)],
    ]);

    linkSentences(service, will, asked);

    const inDays = async (days: number) => ({ json: { until: new Date((await service.stack.now()).getTime() + days * DAY * 1000).toISOString() } });
    const pausedFor = object({ paused_until: orNull(timestamp), next_check_due: orNull(timestamp), pause_days_left: whole });
    endpoint('POST /api/liveness/pause', options, [
      [409, 'added: no sealed will', async () => ({ ...(await inDays(20)), by: newcomer.ask }), 'no_sealed_will'],
      [200, 'added: no check is sent until then', () => inDays(20), all((reply) => void pausedFor.parse(reply.body), due(20 * DAY))],
      [200, 'added: another date replaces it', () => inDays(60), has({ pause_days_left: 60 })],
      [409, 'added: at most 60 days', () => inDays(61), 'pause_too_long'],
      [400, 'until is in the future', () => inDays(-1), 'validation_failed'],
      [400, 'until: required', () => ({ json: {} }), 'validation_failed'],
      [400, 'until: a date with its time', () => ({ json: { until: 'tomorrow' } }), 'validation_failed'],
    ]);
    endpoint('GET /api/host/overview', options, [
      [200, 'added: the pause of the Host', () => ({}), has({ state: 'paused', liveness: { paused_until: expect.any(String) } })],
    ]);
    endpoint('DELETE /api/liveness/pause', options, [
      [200, 'added: the pause ends', () => ({}), all(has({ paused_until: null }), due(7 * DAY))],
      [200, 'added: without a pause nothing changes', () => ({}), all(has({ paused_until: null }), due(7 * DAY))],
      [409, 'added: no sealed will', () => ({ by: newcomer.ask }), 'no_sealed_will'],
    ]);
  });
}

/** Added: the link in every check's message. */
function linkSentences(service: Service, will: () => SealedWill, asked: () => Promise<object>): void {
  const token = () => mailed(service.stack, will().host.email, /respond\?token=(\S+)/);
  const options = { by: () => service.anyone(), local: true };
  endpoint('GET /api/liveness/respond', options, [
    [200, 'added: the link of the check says what it will do', () => asked().then(async () => ({ query: { token: await token() } })), page],
    [400, 'added: anything else is no link', () => ({ query: { token: 'none' } }), page],
  ]);
  endpoint('POST /api/liveness/respond', options, [
    [200, 'added: the link of the check confirms', async () => ({ json: { token: await token() } }), confirmed],
    [400, 'added: anything else is no link', () => ({ json: { token: 'none' } }), 'invalid_link'],
  ]);
}

const page = (reply: Reply) => expect(reply.headers['content-type']).toMatch(/^text\/html/);
