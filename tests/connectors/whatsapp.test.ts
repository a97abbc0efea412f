import { expect, it } from 'vitest';
import { connectorsTo, deliverAgainst, message, providersOfFile, type WebReply } from './channels.ts';

const providers = providersOfFile();
const phone = '+436641234567';
const config = { provider: 'whatsapp', access_token: 'secret-of-ada', phone_number_id: '1055', business_account_id: '2066' };
const text = 'Hello Ann,\n\nplease    answer:\nhttps://will.example/respond?token=x\n';
const accepted = [200, { messaging_product: 'whatsapp', contacts: [{ wa_id: '1' }], messages: [{ id: 'wamid.x' }] }] as WebReply;

const against = (settings: object, ...replies: WebReply[]) => deliverAgainst('whatsapp', settings, message(phone, text), replies);

it('a free text is sent as the documentation says', async () => {
  const { delivery, asked } = await against(config, accepted);
  expect(delivery).toEqual({ accepted: true });
  expect(asked[0]).toMatchObject({ method: 'POST', url: expect.stringMatching(/^\/v\d+\.0\/1055\/messages$/) });
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer secret-of-ada', 'content-type': 'application/json' });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: phone,
    type: 'text',
    text: { preview_url: false, body: text.trim() },
  });
});

it('a template gets the text as its one variable, on one line', async () => {
  const { asked } = await against({ ...config, template_name: 'will_notice' }, accepted);
  const { type, template } = JSON.parse(asked[0]?.body ?? '');
  expect([type, template]).toEqual([
    'template',
    {
      name: 'will_notice',
      language: { code: 'en' },
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'Hello Ann, please answer: https://will.example/respond?token=x' }] }],
    },
  ]);
});

it('a template is in the language of the message, and in English if the Host has none in it', async () => {
  const none = [404, { error: { code: 132001, message: 'Template name does not exist in the translation' } }] as WebReply;
  const sent = deliverAgainst('whatsapp', { ...config, template_name: 'will_notice' }, { ...message(phone, text), language: 'pt' }, [none, accepted]);
  const { delivery, asked } = await sent;
  expect(delivery).toEqual({ accepted: true });
  expect(asked.map(({ body }) => JSON.parse(body ?? '').template.language.code)).toEqual(['pt_PT', 'en']);
});

it('only a template reaches people who have not written within a day', async () => {
  const { whatsapp, template } = providers().channels;
  const connectors = connectorsTo(providers().addresses);
  // The real API also accepts it, and reports only to a webhook that it was not delivered.
  expect(await connectors.deliver('whatsapp', whatsapp.config, message('+99912345678', text))).toEqual({ accepted: true });
  expect(providers().inbox.all()).toEqual([]);
  expect(await connectors.deliver('whatsapp', template.config, message('+99912345678', text))).toEqual({ accepted: true });
  expect(providers().inbox.all()).toHaveLength(1);
});

it.each([
  ['+15005550001', true, 'This number cannot be reached over WhatsApp. Please check it.'],
  ['+15005550002', false, 'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.'],
  ['+15005550003', false, 'A test number can send only to registered numbers. Please register this number at Meta.'],
])('to the emulator’s number %s: permanent %s, %s', async (to, permanent, reason) => {
  const delivery = await connectorsTo(providers().addresses).deliver('whatsapp', providers().channels.whatsapp.config, message(to, text));
  expect(delivery).toEqual({ accepted: false, permanent, reason });
});

it.each([
  ['a template that does not exist', { template_name: 'other' }, 'template_name'],
  ['another number', { phone_number_id: '1' }, 'phone_number_id'],
])('%s is named in the reason', async (_, change, words) => {
  const settings = { ...providers().channels.template.config, ...change };
  expect(await connectorsTo(providers().addresses).deliver('whatsapp', settings, message(phone, text))).toEqual({
    accepted: false,
    permanent: true,
    reason: expect.stringContaining(words),
  });
});

const error = (code: number | string) => ({ error: { code, message: 'secret-of-ada', error_data: { details: 'secret-of-ada' } } });
it.each([
  [401, 190, true, 'access_token'],
  [401, 0, true, 'access_token'],
  [403, 10, true, 'whatsapp_business_messaging'],
  [403, 230, true, 'whatsapp_business_messaging'],
  [400, 100, true, 'phone_number_id'],
  [400, 131047, true, 'template_name'],
  [400, 132018, true, '{{1}}'],
  [404, 132001, true, 'in English (en)'],
  [400, 132015, false, 'paused'],
  [403, 368, false, 'WhatsApp Manager'],
  [400, 130429, false, 'no more messages'],
  [400, 131056, false, 'no more messages'],
  [400, 131016, false, 'could not accept the message now. Please try again later.'],
  [500, 131000, false, 'could not accept the message now'],
  [400, 999999, true, 'did not accept the message'],
  [400, 'constructor', true, 'did not accept the message'],
  [503, 999999, false, 'could not accept the message now. Please try again later.'],
])('%i with code %s, permanent %s: %s', async (status, code, permanent, words) => {
  const { delivery } = await against(config, [status, error(code)]);
  expect(delivery).toEqual({ accepted: false, permanent, reason: expect.stringContaining(words) });
  expect(JSON.stringify(delivery)).not.toContain('secret-of-ada');
});

const stating = (message_status: unknown) => [200, { messages: [{ id: 'wamid.x', message_status }] }] as WebReply;
const LATER = 'WhatsApp could not accept the message now. Please try again later.';

it.each(['accepted', undefined, null])('a template with the status %s is accepted', async (status) => {
  expect((await against({ ...config, template_name: 'will_notice' }, stating(status))).delivery).toEqual({ accepted: true });
});

it.each([
  ['held_for_quality_assessment', LATER],
  ['paused', 'WhatsApp has paused the template. Please check the WhatsApp Manager.'],
  ['a status of another year', LATER],
  [{}, LATER],
])('a template that is not sent is not accepted, although the answer is 200: %j', async (status, reason) => {
  expect((await against({ ...config, template_name: 'will_notice' }, stating(status))).delivery).toEqual({
    accepted: false,
    permanent: false,
    reason,
  });
});

it.each([
  [100, {}, '{{1}}'],
  [131008, {}, '{{1}}'],
  [131009, {}, '{{1}}'],
  [132000, {}, '{{1}}'],
  [132012, {}, '{{1}}'],
  [100, { error_subcode: 33 }, 'phone_number_id'],
  [100, { type: 'GraphMethodException' }, 'phone_number_id'],
  [33, {}, 'phone_number_id'],
  [190, {}, 'access_token'],
])('%i %j for a template names what is wrong: %s', async (code, more, words) => {
  const refused: WebReply = [400, { error: { code, ...more } }];
  const { delivery } = await against({ ...config, template_name: 'will_notice' }, refused);
  expect(delivery).toEqual({ accepted: false, permanent: true, reason: expect.stringContaining(words) });
});

it.each([
  ['no message', [200, { messages: [] }]],
  ['a list', [200, []]],
  ['a refusal without a code', [200, { error: 'x' }]],
] as [string, WebReply][])('a reply with %s is a temporary failure', async (_, reply) => {
  expect((await against(config, reply)).delivery).toEqual({
    accepted: false,
    permanent: false,
    reason: expect.stringContaining('does not understand'),
  });
});
