import { describe, expect, it } from 'vitest';
import { asciiEmail, emailKey, isEmail } from '#common/email.ts';

describe('an e-mail address', () => {
  it.each([
    'ada@example.com',
    "a.b+c_d-e'f@mail.example.co.uk",
    '.a..b.@example.com',
    "!#$%&'*+/=?^_`{|}~-@example.com",
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@xn--bcher-kva.example',
    'ada@bücher.example',
    'ada@例え.テスト',
    'ada@пример。испытание',
    `${'a'.repeat(64)}@example.com`,
    `ada@${'b'.repeat(63)}.example`,
  ])('may be %s', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    ['', 'is empty'],
    ['ada@', 'has no domain'],
    ['@example.com', 'has no name'],
    ['ada@example..com', 'has an empty label'],
    ['ada@example.com.', 'ends in a dot'],
    ['ada@-example.com', 'has a label that begins with a hyphen'],
    ['ada@example-.com', 'has a label that ends in a hyphen'],
    [`ada@${'b'.repeat(64)}.example`, 'has too long a label'],
    [`ada@${'ü'.repeat(60)}.example`, 'has a label that is too long when it is sent'],
    [`${'a'.repeat(65)}@example.com`, 'has too long a name'],
    [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`, 'is too long'],
    ['ädä@example.com', 'has a name that few servers take'],
    ['ada@example.com\r\nBcc: bob@example.com', 'holds another header'],
    ['ada@bücher.example\r\nBcc: bob@example.com', 'holds another header'],
    ['ada@example.com, bob@example.com', 'is a list'],
    ['ada@bücher.example,bob@example.com', 'is a list'],
    ['Ada <ada@example.com>', 'is a mailbox with a name'],
    ['"ada bob"@example.com', 'is quoted'],
    ['ada@bücher.example/path', 'holds a path'],
    ['ada@bücher.example:25', 'holds a port'],
    ['ada@b%C3%BCcher.example', 'is encoded'],
    ['ada@bücher\u202e.example', 'turns the direction of writing'],
    ['ada@１２７.0.0.1', 'is a number in other digits'],
    ['ada@ﷺ.example', 'has a letter that stands for a sentence'],
    ['ada@[127.0.0.1]', 'is a literal'],
  ])('is not %j, which %s', (text) => expect(isEmail(text)).toBe(false));

  it.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['Ada@BÜCHER.Example', 'Ada@xn--bcher-kva.example'],
    ['Ada@Example.COM', 'Ada@Example.COM'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['nobody', 'nobody'],
    ['ada@bücher.example:25', 'ada@bücher.example:25'],
  ])('%s is sent as %s', (address, sent) => expect(asciiEmail(address)).toBe(sent));

  it.each([
    ['in other case', 'Ada@Example.com', 'ada@example.COM'],
    ['with its domain in ASCII', 'ada@bücher.example', 'ADA@XN--BCHER-KVA.example'],
    ['with a letter in two parts', 'ada@b\u00fccher.example', 'ada@bu\u0308cher.example'],
    ['with a dot of another script', 'ada@例え.テスト', 'ada@例え。テスト'],
  ])('is the same %s', (_, one, other) => expect(emailKey(one)).toBe(emailKey(other)));

  it('keeps the key under which it was stored before', () => expect(emailKey('Ada@Example.com')).toBe('ada@example.com'));
});
