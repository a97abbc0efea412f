import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS, type ContactMethod, canonicalContacts, contactKey, parseContacts, parseDestination, sortByPriority } from '#common/contact.ts';

const contacts = fc.array(fc.record<ContactMethod>({ type: fc.constantFrom(...CHANNELS), value: fc.string({ unit: 'binary' }) }), { maxLength: 6 });
const mail: ContactMethod = { type: 'email', value: 'ben@example.net' };
const phone: ContactMethod = { type: 'sms', value: '+4915112345678' };
const chat: ContactMethod = { type: 'telegram', value: '@ben' };

it('contacts are read back exactly as they were written', () => {
  fc.assert(
    fc.property(contacts, (written) => {
      const canonical = canonicalContacts(written);
      expect(parseContacts(canonical)).toEqual(written);
      expect(canonicalContacts(parseContacts(canonical))).toBe(canonical);
    }),
    { seed: 1 },
  );
});

it('two lists of contacts have one form only if they are the same list', () => {
  fc.assert(
    fc.property(contacts, contacts, (a, b) => {
      expect(canonicalContacts(a) === canonicalContacts(b)).toBe(
        JSON.stringify(a.map((c) => [c.type, c.value])) === JSON.stringify(b.map((c) => [c.type, c.value])),
      );
    }),
    { seed: 1 },
  );
});

it('the bytes that a key is bound to never change', () => {
  expect(canonicalContacts([mail, { value: '@Ünal "x"', type: 'telegram' }])).toBe('[["email","ben@example.net"],["telegram","@Ünal \\"x\\""]]');
});

it.each<[string, ContactMethod[], ContactMethod['type'][], ContactMethod[]]>([
  ['in the order of the priority', [mail, phone, chat], ['telegram', 'sms', 'email'], [chat, phone, mail]],
  ['without minding a priority that has no contact', [mail, phone], ['whatsapp', 'sms', 'email'], [phone, mail]],
  ['with a contact that has no priority last', [mail, phone, chat], ['sms'], [phone, mail, chat]],
  ['in their own order without any priority', [phone, mail], [], [phone, mail]],
  [
    'in their own order within one channel',
    [mail, { type: 'email', value: 'b@x.org' }, phone],
    ['sms', 'email'],
    [phone, mail, { type: 'email', value: 'b@x.org' }],
  ],
])('contacts are tried %s', (_, given, priority, expected) => {
  const before = [...given];
  expect(sortByPriority(given, priority)).toEqual(expected);
  expect(given).toEqual(before);
});

describe('a phone number', () => {
  it.each([
    '+43 664 123 45 67',
    '+43-664-123-45-67',
    '+43.664.123.45.67',
    '+43 (664) 123 4567',
    '  +43\u00a0664\u202f123\u20114567 ',
    '+436641234567',
  ])('written as %j is stored in E.164', (typed) => {
    expect([parseDestination('sms', typed), parseDestination('whatsapp', typed)]).toEqual(['+436641234567', '+436641234567']);
  });

  it.each([
    ['0664 123 45 67', 'has no country code'],
    ['00 43 664 123 45 67', 'begins with a prefix that means other things in other countries'],
    ['+43 (0) 664 123 45 67', 'holds a zero that is not dialled from abroad'],
    ['+43 (0664) 123 45 67', 'holds a zero that is not dialled from abroad'],
    ['+43 664 123 45 67 x5', 'has an extension'],
    ['+43 664/123 45 67', 'holds another sign'],
    ['+43 664 1234\n567', 'is not on one line'],
    ['+ ( ) -', 'has no digits'],
    ['++436641234567', 'has two signs'],
    ['+1234567890123456', 'is too long'],
  ])('%j is refused: it %s', (typed) => expect(parseDestination('sms', typed)).toBeUndefined());
});

it.each<[string, ContactMethod, ContactMethod]>([
  ['in other case', mail, { ...mail, value: 'Ben@Example.net' }],
  ['with an international domain in ASCII', { type: 'email', value: 'ben@bücher.example' }, { type: 'email', value: 'ben@xn--bcher-kva.example' }],
  ['with its user name in capitals', chat, { ...chat, value: '@BEN' }],
])('a contact is found again %s', (_, stored, given) => expect(contactKey(given)).toBe(contactKey(stored)));
