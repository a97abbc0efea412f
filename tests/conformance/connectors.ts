import { beforeAll, describe, expect } from 'vitest';
import * as z from 'zod';
import type { Client, Reply } from '#tests/support/client.ts';
import { answered, type Host, mailConfig, type SealedWill } from '#tests/support/story.ts';
import { byRealParts, endpoint, has, NOBODY, type Sentence } from './sentence.ts';
import type { Service } from './service.ts';
import { arrayOf, exactly, object, resource, text, whole } from './shapes.ts';

/** Required config fields by type; the email ones are those of the local mail server. */
const CONFIGS: Record<string, Record<string, unknown>> = {
  email: { smtp_host: '127.0.0.1', smtp_port: 587, username: 'ada', password: 'secret-of-ada', from_address: 'ada@example.com' },
  sms: { provider: 'twilio', api_key_sid: 'SK0', api_key_secret: 'secret-of-ada', from_number: '+15550100' },
  whatsapp: { provider: 'whatsapp', access_token: 'secret-of-ada', phone_number_id: '1', business_account_id: '2' },
  telegram: { provider: 'telegram', bot_token: '1:secret-of-ada' },
};
/** An addition to the specification: the browser of https://www.rfc-editor.org/rfc/rfc8291#section-5 */
export const PUSH = {
  endpoint: 'https://push.example.net/push/secret-of-ada',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const OFF_CURVE = `${'B'.repeat(86)}A`;

const WRONG_DESTINATIONS = { email: '+436641234567', sms: 'ada@example.com', whatsapp: '@ada_l', telegram: 'ada@example.com', push: 'my telephone' };

const HIDDEN = { host_destination: '+43*****67', is_verified: false };
const TAKEN = { name: 'Another', host_destination: '@ada' };

/** Sentences about connectors. */
export function connectorSentences(service: Service): void {
  describe('Connectors', () => {
    let ada: Host;
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      ada = await service.host();
    });
    const options = { by: () => ada.ask, local: true };
    const create = (type: string, change: object = {}) => ({ json: { type, name: 'My own', config: CONFIGS[type], priority: 1, ...change } });
    const refused = (sentence: string, type: string, change: object): Sentence => [400, sentence, () => create(type, change), 'validation_failed'];
    const change = (type: string, json: object) => ({ id: ids[type] ?? '', json });
    const withoutSecret = (reply: Reply) => expect(reply.bytes.toString()).not.toContain('secret-of-ada');
    const remembered = (type: string) => (reply: Reply) => {
      expect(reply.body).toMatchObject({ type, name: 'My own', priority: 1, is_verified: false });
      ids[type] = reply.body.id;
    };

    endpoint('POST /api/connectors', options, [
      [201, 'Response: Connector object', () => create('email', { name: 'Another' }), resource('Connector')],
      [201, 'config is write-only', () => create('email', { name: 'A third' }), withoutSecret],
      ...Object.keys(CONFIGS).map(
        (type): Sentence => [201, `type: ${type}; is_verified: false right after creation`, () => create(type), remembered(type)],
      ),
      [409, 'duplicate type and name', () => create('email'), 'duplicate_connector'],
      ...Object.entries(CONFIGS).flatMap(([type, config]) =>
        Object.keys(config).map((field) => refused(`${type} needs ${field}`, type, { config: { ...config, [field]: undefined } })),
      ),
      refused('email: smtp_port is an integer', 'email', { config: { ...CONFIGS['email'], smtp_port: '587' } }),
      refused('whatsapp: provider has the value `whatsapp`', 'whatsapp', { config: { ...CONFIGS['whatsapp'], provider: 'twilio' } }),
      refused('telegram: provider has the value `telegram`', 'telegram', { config: { ...CONFIGS['telegram'], provider: 'x' } }),
      refused('push: p256dh is a point of P-256', 'push', {
        config: { ...CONFIGS['push'], keys: { p256dh: OFF_CURVE, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } },
      }),
      refused('added: push: endpoint is an address of the web', 'push', { config: { ...PUSH, endpoint: 'file:///etc/passwd' } }),
      refused('no other type', 'email', { type: 'pigeon' }),
      refused('name is required', 'email', { name: undefined }),
      refused('config is required', 'email', { config: undefined }),
      refused('priority is an integer', 'email', { priority: 0.5 }),
      refused('priority: 0 is highest', 'email', { priority: -1 }),
    ]);

    endpoint('GET /api/connectors', options, [
      [200, 'Response: connectors (array of Connector)', () => ({}), object({ connectors: arrayOf(resource('Connector')) })],
      [200, 'config is write-only', () => ({}), withoutSecret],
    ]);

    endpoint('POST /api/connectors', options, [[201, 'added: type: push', () => create('push', { config: PUSH }), remembered('push')]]);

    endpoint('GET /api/connectors/push-key', options, [
      [200, 'added: the key with which a browser subscribes', () => ({}), object({ public_key: z.string().regex(/^B[\w-]{86}$/) })],
    ]);

    endpoint('PUT /api/connectors/<id>', options, [
      [200, 'Response: Connector object', () => change('email', { name: 'Mail' }), resource('Connector')],
      [200, 'Partial update: name', () => change('sms', { name: 'Phone' }), has({ name: 'Phone', priority: 1 })],
      [200, 'Partial update: priority', () => change('sms', { priority: 0 }), has({ name: 'Phone', priority: 0 })],
      [200, 'Partial update: an empty object changes nothing', () => change('sms', {}), has({ name: 'Phone', priority: 0 })],
      [400, 'priority is an integer', () => change('sms', { priority: '0' }), 'validation_failed'],
      [400, 'name is not empty', () => change('sms', { name: ' ' }), 'validation_failed'],
      [400, 'added: host_destination is one of its type', () => change('sms', { host_destination: '@ada' }), 'validation_failed'],
      [200, 'added: host_destination is shown partly hidden', () => change('sms', { host_destination: '+43 664 123 45-67' }), has(HIDDEN)],
      [400, 'config is that of its type', () => change('sms', { config: CONFIGS['telegram'] }), 'validation_failed'],
      [409, 'unique by the pair (type, name)', () => change('email', { name: 'Another' }), 'duplicate_connector'],
      [409, 'added: unique by the name that people see', () => change('email', { name: 'Ano\u200cther' }), 'duplicate_connector'],
      [409, 'added: a taken name is refused before the destination is read', () => change('email', TAKEN), 'duplicate_connector'],
      [404, 'no such connector', () => ({ id: NOBODY, json: {} }), 'connector_not_found'],
    ]);

    ownChannelSentences(
      options,
      create,
      () => ids['ours'] ?? '',
      (id) => Object.assign(ids, { ours: id }),
    );

    const host = () => ada;
    endpoint('POST /api/connectors/<id>/test', options, testing(host, ids));

    endpoint('DELETE /api/connectors/<id>', options, [
      [204, 'empty', () => ({ id: ids['email'] ?? '' })],
      [404, 'the connector no longer exists', () => ({ id: ids['email'] ?? '' }), 'connector_not_found'],
    ]);
  });
}

type Create = (type: string, change?: object) => { json: object };

/** Sentences about the channels of the service itself: additions to the specification. */
function ownChannelSentences(options: { by: () => Client; local: boolean }, create: Create, id: () => string, remember: (id: string) => void): void {
  const number = (typed: unknown, name = 'My telephone') => create('sms', { name, config: { provider: 'service', number: typed } });
  const isOurs = { type: 'sms', provided_by: 'service', is_verified: false, host_destination: null, code_sent_to: '+43*****67' };
  const begins = (reply: Reply) => {
    expect(reply.body).toMatchObject(isOurs);
    remember(reply.body.id);
  };
  const begun = (reply: Reply) =>
    expect(reply.body).toMatchObject({ provided_by: 'service', start_url: expect.stringMatching(/^https:\/\/t\.me\/\w+\?start=[\w-]{59}$/) });
  endpoint('POST /api/connectors', options, [
    [201, 'added: provider: service: a code is sent to the number', () => number('+43 664 123 45-67'), begins],
    [
      201,
      'added: provider: service: the bot of the service waits for a Start',
      () => create('telegram', { name: 'Bot', config: { provider: 'service' } }),
      begun,
    ],
    [400, 'added: number: with the country code', () => number('0664 1234567', 'Other'), 'validation_failed'],
    [400, 'added: number is required', () => number(undefined, 'Other'), 'validation_failed'],
    [502, 'added: no text message leaves to a country that is not offered', () => number('+14155552671', 'Other'), 'delivery_failed'],
    [502, 'added: no text message leaves to a number that costs more', () => number('+43900123456', 'Other'), 'delivery_failed'],
  ]);
  endpoint('PUT /api/connectors/<id>', options, [
    [
      400,
      'added: the number of the service’s channel is in its config',
      () => ({ id: id(), json: { host_destination: '+436641234568' } }),
      'validation_failed',
    ],
    [400, 'added: it stays a channel of the service', () => ({ id: id(), json: { config: CONFIGS['sms'] } }), 'validation_failed'],
  ]);
  endpoint('POST /api/connectors/<id>/verify', options, [
    [400, 'added: a wrong code', () => ({ id: id(), json: { code: '12345' } }), 'wrong_channel_code'],
    [400, 'added: code is required', () => ({ id: id(), json: {} }), 'validation_failed'],
    [404, 'added: no such connector', () => ({ id: NOBODY, json: { code: '123456' } }), 'connector_not_found'],
  ]);
  endpoint('POST /api/telegram/updates', { by: options.by, local: true }, [
    [404, 'added: without the secret of Telegram it is not there', () => ({ json: { update_id: 1 } }), 'not_found'],
  ]);
}

function testing(host: () => Host, ids: Record<string, string>): Sentence[] {
  const result = object({ success: exactly(true), message: text, delivery_time_ms: whole });
  const test = (type: string, test_destination?: unknown) => ({ id: ids[type] ?? '', json: { test_destination } });
  return [
    ...Object.entries(WRONG_DESTINATIONS).map(
      ([type, value]): Sentence => [400, `invalid destination: ${type} ${value}`, () => test(type, value), 'invalid_destination'],
    ),
    [400, 'test_destination is required', () => test('email'), 'validation_failed'],
    byRealParts([502, 'connector delivery failed', () => test('email', 'ada@example.com'), 'delivery_failed']),
    [200, 'Response: success, message, delivery_time_ms', () => fixMailConnector(host(), ids).then(() => test('email', host().email)), result],
    [404, 'no such connector', () => ({ id: NOBODY, json: { test_destination: 'ada@example.com' } }), 'connector_not_found'],
  ];
}

/** Gives the e-mail connector the credentials of the local mail server. */
async function fixMailConnector(host: Host, ids: Record<string, string>): Promise<void> {
  await answered(200, host.ask, 'PUT', `/api/connectors/${ids['email']}`, { json: { config: await mailConfig(host) } });
}

/** Sentences about the connector of a sealed will. */
export function sealedConnectorSentences(will: () => SealedWill): void {
  const options = { by: () => will().host.ask, local: true };
  const mail = (json: object) => () => ({ id: will().connectorId, json });
  endpoint('PUT /api/connectors/<id>', options, [
    [400, 'added: by e-mail the Host is reached at the account’s address', mail({ host_destination: 'other@example.com' }), 'validation_failed'],
    [200, 'added: what was answered may be put back', mail({ host_destination: null }), has({ is_verified: true, host_destination: null })],
  ]);
  endpoint('GET /api/connectors', options, [
    [200, 'is_verified: whether the connector is working', () => ({}), (reply) => expect(reply.body.connectors[0].is_verified).toBe(true)],
  ]);
  endpoint('DELETE /api/connectors/<id>', options, [
    [409, 'the last connector and the will is active', () => ({ id: will().connectorId }), 'last_connector'],
  ]);
}
