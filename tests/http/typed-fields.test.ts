import { describe, expect, it } from 'vitest';
import { printedId } from '#common/printed-id.ts';
import type { RouteName } from '#functions/routes.ts';
import { validate } from '#http/validate.ts';
import { jsonRows, sample, shapesOf } from './shapes.ts';

/** What a person types or pastes and a program reads, by the names of fields. `tests/architecture/typed-texts.test.ts` lists all texts of requests. */
const TYPED = new Set([
  ...['access_key_id', 'access_token', 'account_sid', 'api_key_secret', 'api_key_sid', 'bot_token', 'secret_access_key', 'username'],
  ...['bucket', 'business_account_id', 'endpoint', 'from_address', 'from_number', 'host', 'phone_number_id', 'region', 'smtp_host', 'template_name'],
  ...['backup_code', 'code', 'recovery_code', 'stop_code', 'email', 'host_email', 'host_destination', 'number', 'test_destination', 'value'],
  ...['otp_session_id', 'preferred_connector_id', 'remove_survivor_id', 'storage_id', 'survivor_id', 'transfer_id', 'will_id'],
]);

const pasted = (text: string) => `\u202a\u200e${text.slice(0, 2)}\u200b\ufe0f${text.slice(2)}\u202c\u00a0`;

/** The body as it is when each of these fields was pasted. */
function paste(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => paste(one, name));
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, paste(one, key)]));
  return typeof value === 'string' && TYPED.has(name) ? pasted(value) : value;
}

/** Their config is read when its type is known, by the shapes of the two that create one. */
const READ_LATER: readonly RouteName[] = ['storages/update', 'connectors/update'];
const rows = jsonRows(READ_LATER);

/** The same as someone types the two numbers from a paper. */
function fromPaper(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => fromPaper(one, name));
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fromPaper(one, key)]));
  return typeof value === 'string' && ['will_id', 'survivor_id'].includes(name) ? printedId(value).toLowerCase() : value;
}

describe.each(rows)('%s', (name) => {
  it('reads what was pasted, or typed from a paper, as what was meant', async () => {
    const { json } = sample(name);
    const { forms, body } = await shapesOf(name);
    const shape = forms ?? body;
    expect(validate(shape, paste(json))).toEqual(validate(shape, json));
    expect(validate(shape, fromPaper(json))).toEqual(validate(shape, json));
  });
});

describe('a phone number in a contact is read as E.164 by', () => {
  const [typed, e164] = [' +43 (664) 123-45.67 ', '+436641234567'].map((value) => ({ type: 'sms', value }));
  /** The rows whose body contains a contact. */
  const withContact = rows.filter((name) => ['contact', 'contact_methods'].some((field) => sample(name).json?.[field]));

  it.each(withContact)('%s', async (name) => {
    const { json = {} } = sample(name);
    const bodyWith = (contact: unknown) => (json['contact'] ? { contact } : { contact_methods: [contact] });
    expect(validate((await shapesOf(name)).body, { ...json, ...bodyWith(typed) })).toMatchObject(bodyWith(e164));
  });
  it('the rows that find a Survivor and those that add one', () => {
    expect(withContact).toEqual(expect.arrayContaining(['survivors/create', 'survivors/update', 'transfer/lookup', 'transfer/send-otp']));
  });
});
