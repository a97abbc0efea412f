import { beforeAll, describe, expect } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { answered, type Host, mailed, nameSurvivors, type Survivor, survivorAt } from '#tests/support/story.ts';
import { PUSH } from './connectors.ts';
import { endpoint, has, NOBODY, type Sentence } from './sentence.ts';
import type { Service } from './service.ts';
import { arrayOf, backupCode, exactly, object, oneOf, orNull, resource, text, timestamp, uuid, whole } from './shapes.ts';

const PAPER = ['paper', 'envelope_text', 'recovery_key', 'package_fingerprint', 'will_id', 'program'];
const created = object({ id: uuid, name: text, relationship: text, backup_codes: arrayOf(backupCode).length(5), message: text }, PAPER);
const regenerated = object({ backup_codes: arrayOf(backupCode).length(5) }, [...PAPER, 'message']);
const collection = object({ survivors: arrayOf(resource('Survivor')), count: whole, threshold: whole });

const ANSWERS = oneOf('confirmed', 'not_me', 'wrong_contact');
const question = object({
  ...{ host_name: text, survivor_name: text, masked_destination: text, locale: text, expires_at: timestamp },
  answer: orNull(ANSWERS),
  answered_at: orNull(timestamp),
});
const answeredWith = (answer: string) => object({ answer: exactly(answer), answered_at: orNull(timestamp), message: text });
const alerts = object({
  alerts: arrayOf(object({ id: uuid, kind: oneOf('push', 'telegram'), added_at: timestamp })),
  push_key: text,
  has_bot: exactly(true),
});
const ELSEWHERE = { type: 'email', value: 'daniel@elsewhere.example' };

const ben = {
  name: 'Ben',
  relationship: 'son',
  contact_methods: [{ type: 'email', value: 'ben@example.net' }],
  connector_priority: ['email'],
  personal_message: 'Dear Ben.',
};

const ANOTHER_ORDER = { connector_priority: ['telegram', 'email'] };
const BOTH = { personal_message: 'x', remove_personal_message: true };
const farewell = () => ['farewell'];
const whatsapp = (value: string) => ({ contact_methods: [{ type: 'whatsapp', value }] });

/** Values that are not a contact method, by type. */
const WRONG_CONTACTS = [
  ['email', 'ben at example.net'],
  ['sms', '0664123456'],
  ['sms', '+43 664 12x'],
  ['whatsapp', '436641234567'],
  ['telegram', 'ben'],
  ['pigeon', 'Ben'],
] as const;

const RIGHT_CONTACTS = [
  ['email', 'ben@example.net'],
  ['sms', '+436641234567'],
  ['whatsapp', '+436641234567'],
  ['telegram', '@ben_smith'],
] as const;

const refused = (sentence: string, change: object): Sentence => [400, sentence, () => ({ json: { ...ben, ...change } }), 'validation_failed'];
const refusedOnCreate: Sentence[] = [
  ...['name', 'relationship', 'contact_methods'].map((field) => refused(`missing required fields: ${field}`, { [field]: undefined })),
  ...WRONG_CONTACTS.map(([type, value]) => refused(`invalid format: ${type} ${value}`, { contact_methods: [{ type, value }] })),
  refused('connector_priority: not a channel', { connector_priority: ['pigeon'] }),
  refused('relationship is a string', { relationship: 7 }),
  refused('personal_message is a string', { personal_message: 7 }),
  refused('locale is a language tag', { locale: 7 }),
];

/** Sentences about Survivors. */
export function survivorSentences(service: Service): void {
  describe('Survivors', () => {
    let ada: Host;
    let first: Survivor;
    let second: Survivor;
    let invited: Survivor;
    beforeAll(async () => {
      ada = await service.host();
      const named = { survivors: await nameSurvivors(ada, 3) };
      [first, second, invited] = [survivorAt(named, 0), survivorAt(named, 1), survivorAt(named, 2)];
    });
    const by = () => ada?.ask;
    const options = { by, local: true };
    const change = (json: object) => () => ({ id: first.id, json });
    const put = (status: number, sentence: string, json: object, answer: Sentence[3]): Sentence => [status, sentence, change(json), answer];

    endpoint('GET /api/survivors', options, [
      [200, 'Response: survivors (array of Survivor), count, threshold', () => ({}), collection],
      [200, 'count and threshold are those of the Host', () => ({}), (reply) => expect(reply.body).toMatchObject({ count: 3, threshold: 2 })],
      [200, 'Backup codes are returned only in the create and regenerate responses', () => ({}), hidden(() => first.backupCodes)],
      [200, 'personal_message is write-only', () => ({}), hidden(() => [first.message])],
    ]);

    endpoint('POST /api/survivors', options, [
      [201, 'Response: id, name, relationship, backup_codes (five), message', () => ({ json: ben }), created],
      [201, 'personal_message may be left out', () => ({ json: { ...ben, personal_message: undefined } }), created],
      [201, 'connector_priority may be left out', () => ({ json: { ...ben, connector_priority: undefined } }), created],
      ...refusedOnCreate,
      [
        400,
        'added: a name that differs only in what no one sees',
        () => ({ json: { ...ben, name: `${ben.name.slice(0, 1)}\u200d${ben.name.slice(1)}` } }),
        'validation_failed',
      ],
      [400, 'added: a name with blank letters', () => ({ json: { ...ben, name: `${ben.name}\u3164` } }), 'validation_failed'],
    ]);

    endpoint('PUT /api/survivors/<id>', options, [
      put(200, 'Response: Survivor object', { name: 'Benjamin' }, resource('Survivor')),
      put(200, 'Partial update: what is not sent stays', { relationship: 'nephew' }, has({ name: 'Benjamin', relationship: 'nephew' })),
      put(200, 'Partial update: an empty object changes nothing', {}, has({ name: 'Benjamin', relationship: 'nephew' })),
      ...RIGHT_CONTACTS.map(([type, value]) =>
        put(200, `contact method: ${type} ${value}`, { contact_methods: [{ type, value }] }, has({ contact_methods: [{ type, value }] })),
      ),
      put(
        200,
        'contact method: a phone number as people write it is stored in E.164',
        whatsapp('+43 (664) 123-45.67'),
        has(whatsapp('+436641234567')),
      ),
      put(200, 'connector_priority: another order', ANOTHER_ORDER, has(ANOTHER_ORDER)),
      put(200, 'personal_message: empty deletes it', { personal_message: '' }, has({ has_personal_message: false })),
      put(200, 'added: restore_personal_message restores it', { restore_personal_message: true }, has({ has_personal_message: true })),
      put(200, 'added: remove_personal_message deletes it', { remove_personal_message: true }, has({ has_personal_message: false })),
      put(400, 'added: a new message and its removal exclude each other', BOTH, 'validation_failed'),
      put(200, 'personal_message is write-only', { personal_message: 'Dear Ben, farewell.' }, hidden(farewell)),
      put(200, 'read-only fields may be put back and are ignored', { id: NOBODY, backup_codes_remaining: 99 }, has({ backup_codes_remaining: 5 })),
      ...WRONG_CONTACTS.map(([type, value]) => put(400, `not ${type} ${value}`, { contact_methods: [{ type, value }] }, 'validation_failed')),
      put(200, 'locale: a language tag', { locale: 'en-US' }, has({ locale: 'en-US' })),
      put(200, 'Partial update: the locale stays', {}, has({ locale: 'en-US' })),
      put(400, 'locale: not a sentence', { locale: 'American English' }, 'validation_failed'),
      put(400, 'at least one contact method', { contact_methods: [] }, 'validation_failed'),
      put(400, 'name is not empty', { name: ' ' }, 'validation_failed'),
      [404, 'no such Survivor', () => ({ id: NOBODY, json: {} }), 'survivor_not_found'],
    ]);

    const typed = (backup_code: string) => ({ id: first.id, json: { backup_code } });
    endpoint('POST /api/survivors/<id>/confirm-paper', options, [
      [200, 'added: another code', () => typed('ABCD-1234'), has({ confirmed: false, paper_confirmed_at: null })],
      [200, 'added: a code of the paper', () => typed(first.backupCodes[0] ?? ''), has({ confirmed: true })],
      [200, 'added: no code is used up', () => typed(` ${first.backupCodes[0]?.toLowerCase()}`), has({ confirmed: true })],
      [200, 'added: a code of another paper', () => typed(second.backupCodes[0] ?? ''), has({ confirmed: false })],
      [400, 'backup_code is required', () => ({ id: first.id, json: {} }), 'validation_failed'],
      [404, 'no such Survivor', () => ({ id: NOBODY, json: { backup_code: 'ABCD-1234' } }), 'survivor_not_found'],
    ]);
    endpoint('GET /api/survivors', options, [[200, 'added: which papers the Host has confirmed', () => ({}), confirmedOne]]);

    endpoint('POST /api/survivors/<id>/invite', options, [
      [200, 'added: sends a link by e-mail', () => ({ id: invited.id }), object({ invited_at: timestamp, sent_to: text, message: text })],
      [429, 'added: one per contact in 30 days', () => ({ id: invited.id, token: ada.tokens.access_token }), 'invited_recently'],
      [409, 'added: no e-mail contact', () => ({ id: first.id }), 'no_email_to_invite'],
      [404, 'no such Survivor', () => ({ id: NOBODY }), 'survivor_not_found'],
    ]);
    const link = () => mailed(service.stack, invited.email, /confirm#token=(\S+)/);
    const withLink = (json: object = {}) => link().then((token) => ({ json: { token, ...json } }));
    const publicly = { by: () => service.anyone(), local: true };
    endpoint('POST /api/survivor-auth/confirmation', publicly, [
      [200, 'added: who asks, and what was answered', withLink, question],
      [400, 'added: another link', () => withLink().then(({ json }) => ({ json: { token: `${json.token.slice(0, -4)}AAAA` } })), 'invalid_link'],
      [400, 'added: token is required', () => ({ json: {} }), 'validation_failed'],
    ]);
    endpoint('POST /api/survivor-auth/alerts', publicly, [[409, 'added: only once confirmed', withLink, 'invitation_not_confirmed']]);
    endpoint('POST /api/survivor-auth/confirm', publicly, [
      [200, 'added: confirmed', () => withLink({ answer: 'confirmed', locale: 'de' }), answeredWith('confirmed')],
      [200, 'added: the wrong contact', () => withLink({ answer: 'wrong_contact', proposed_contact: ELSEWHERE }), answeredWith('wrong_contact')],
      [400, 'added: a contact only with wrong_contact', () => withLink({ answer: 'confirmed', proposed_contact: ELSEWHERE }), 'validation_failed'],
      [400, 'added: another answer', () => withLink({ answer: 'perhaps' }), 'validation_failed'],
      [400, 'added: another link', () => ({ json: { token: 'x', answer: 'confirmed' } }), 'invalid_link'],
      [200, 'added: confirmed again', () => withLink({ answer: 'confirmed' }), answeredWith('confirmed')],
    ]);
    const placed = async (): Promise<string> => (await ask(await withLink())).body.alerts[0].id;
    const ask = (asking: object) => service.anyone()('POST', '/api/survivor-auth/alerts', asking);
    const full = async () => {
      for (let free = 4; free > 0; free -= 1) await ask(await withLink({ add_device: PUSH }));
      return withLink({ add_device: PUSH });
    };
    endpoint('POST /api/survivor-auth/alerts', publicly, [
      [200, 'added: where alerts are shown', withLink, alerts],
      [200, 'added: a browser', () => withLink({ add_device: PUSH }), alerts],
      [200, 'added: a chat with the bot', () => withLink({ connect_chat: true }), has({ start_url: expect.stringMatching(/start=[\w-]{59}$/) })],
      [409, 'added: at most five', full, 'alert_limit_reached'],
      [200, 'added: removed', async () => withLink({ remove: await placed() }), ({ body }) => expect(body.alerts).toHaveLength(4)],
      [200, 'added: removed before', () => withLink({ remove: NOBODY }), ({ body }) => expect(body.alerts).toHaveLength(4)],
      [400, 'added: one change at a time', () => withLink({ connect_chat: true, remove: NOBODY }), 'validation_failed'],
      [400, 'added: another link', () => ({ json: { token: 'x' } }), 'invalid_link'],
    ]);
    endpoint('POST /api/survivor-auth/confirm', publicly, [
      [200, 'added: not me', () => withLink({ answer: 'not_me' }), answeredWith('not_me')],
      [410, 'added: no other answer after it', () => withLink({ answer: 'confirmed' }), 'link_expired'],
    ]);

    const unchangedThreshold = async () => ({ by: (await service.host()).ask, json: { threshold: 2 } });
    endpoint('PUT /api/survivors/minimum-count', options, [
      ...minimumCount(),
      [400, 'threshold > Survivor count, also where it is what it was', unchangedThreshold, 'validation_failed'],
    ]);

    endpoint('POST /api/survivors/<id>/regenerate-codes', options, [
      [200, 'Response: backup_codes (array of string)', () => ({ id: second.id }), regenerated],
      [200, 'All earlier codes become invalid: the new ones are others', () => ({ id: second.id }), others(() => second.backupCodes)],
      [404, 'no such Survivor', () => ({ id: NOBODY }), 'survivor_not_found'],
    ]);

    endpoint('DELETE /api/survivors/<id>', options, deletion({ host: () => ada, one: () => second }));
  });
}

function confirmedOne({ body }: Reply): void {
  const confirmed = body.survivors.filter((one: { paper_confirmed_at: string | null }) => one.paper_confirmed_at !== null);
  expect(confirmed).toMatchObject([{ name: 'Benjamin' }]);
}

function minimumCount(): Sentence[] {
  const shape = object({ threshold: whole, survivor_count: whole, message: text });
  const json = (threshold: unknown) => () => ({ json: { threshold } });
  const of = (status: number, sentence: string, threshold: unknown, answer: Sentence[3]): Sentence => [status, sentence, json(threshold), answer];
  return [
    of(200, 'Response: threshold, survivor_count, message', 3, shape),
    of(200, 'message states that the will must be re-encrypted', 3, (reply) => expect(reply.body.message).toMatch(/must be re-encrypted/)),
    of(200, 'threshold: minimum 2', 2, object({ threshold: exactly(2), survivor_count: whole, message: text })),
    of(400, 'threshold < 2', 1, 'validation_failed'),
    of(400, 'threshold > Survivor count', 11, 'validation_failed'),
    of(400, 'threshold is an integer', 2.5, 'validation_failed'),
    of(400, 'threshold is required', undefined, 'validation_failed'),
  ];
}

function deletion({ host, one }: { host: () => Host; one: () => Survivor }): Sentence[] {
  const allowed = async (threshold: 'all' | 2) => {
    const { count } = await answered(200, host().ask, 'GET', '/api/survivors');
    await answered(200, host().ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: threshold === 'all' ? count : threshold } });
    return { id: one().id };
  };
  return [
    [409, 'removal would leave fewer Survivors than the threshold', () => allowed('all'), 'below_threshold'],
    [204, 'empty', () => allowed(2)],
    [404, 'the Survivor no longer exists', () => allowed(2), 'survivor_not_found'],
  ];
}

const hidden = (secrets: () => string[]) => (reply: Reply) => {
  for (const secret of secrets()) expect(reply.bytes.toString('utf8')).not.toContain(secret);
};

const others = (before: () => string[]) => (reply: Reply) => {
  for (const code of before()) expect(reply.body.backup_codes).not.toContain(code);
};
