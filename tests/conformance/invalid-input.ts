import { Readable } from 'node:stream';
import fc from 'fast-check';
import type { RouteName } from '#functions/routes.ts';
import type { Asking } from '#tests/support/client.ts';
import type { Sample } from './samples.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies that are not JSON. */
export const NOT_JSON: readonly (string | Buffer)[] = [
  '{',
  '[1,',
  '\u0000',
  '\ufeff\ufeff{}',
  '{"a":"\n"}',
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  'a=b&c=d',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '['.repeat(200_000),
  '"'.repeat(99_999),
];

/** JSON that no row accepts: not an object, or an object that tries to be more than one. */
export const NOT_AN_OBJECT: readonly string[] = ['null', 'true', '7', '"text"', '[]', '[null]', `${'['.repeat(20_000)}${']'.repeat(20_000)}`];

/** Content types that are not JSON. The body would be valid. */
export const WRONG_TYPES: readonly string[] = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencode',
  'multipart/form-data',
  'application/jsonp',
  'json',
  'application/octet-stream',
  'text/html; charset=application/json',
];

/** Values that are never an id. */
export const WRONG_IDS: readonly string[] = [
  '..',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%ff%fe',
  '%',
  'null',
  '%7B%22$ne%22:null%7D',
  '00000000-0000-4000-8000-00000000000',
  '00000000-0000-4000-8000-000000000000%0a',
  '00000000-0000-4000-8000-000000000000%20',
  'x'.repeat(5000),
];

const WRONG_FOR_TEXT = [7, 1.5, true, [], ['x'], {}, { $ne: null }, [[[[[[]]]]]]];
const WRONG_FOR_SWITCH = ['true', 0, 1, [], {}];
const WRONG_FOR_NUMBER = ['7', '', true, [], {}, -1, 0.5, 1e21, -9007199254740991];
const WRONG_FOR_LIST = ['x', 7, {}, { length: 1 }, { 0: 'x' }, true, [7], [null], [[]], ['x'], Array.from({ length: 5000 }, () => 'email')];
const WRONG_FOR_OBJECT = ['x', 7, [], true, {}, [{}], { type: {} }];

/** Returns bodies with one field of the sample that is invalid for every type, or null for a required field. */
export function wrongBodies({ json = {}, optional, optionalFields = [], anyForm = [] }: Sample): fc.Arbitrary<string> {
  const fields = fieldsOf(json).filter(([[name = '']]) => !anyForm.includes(name));
  return fc.constantFrom(...fields).chain(([path, value]) => {
    const isOptional = path.length === 1 && (optional || optionalFields.includes(path.join()));
    const wrong = isOptional ? wrongFor(value).filter((other) => other !== '') : [...wrongFor(value), null];
    const random = fc.jsonValue({ maxDepth: 6 }).filter((other) => other !== null && other !== '' && typeof other !== typeof value);
    const either = typeof value === 'string' ? fc.oneof(fc.constantFrom(...wrong), random) : fc.constantFrom(...wrong);
    return fc.tuple(either, fc.boolean()).map(([other, twice]) => bodyWith(json, path, other, twice));
  });
}

/** Returns the same field twice: first valid, then invalid. The last one counts. */
function bodyWith(json: Record<string, unknown>, path: readonly string[], value: unknown, twice: boolean): string {
  const text = JSON.stringify(replaced(json, path, value));
  const [first = ''] = path;
  return twice ? `{${JSON.stringify(first)}:${JSON.stringify(json[first])},${text.slice(1)}` : text;
}

function wrongFor(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return WRONG_FOR_TEXT;
  if (typeof value === 'number') return WRONG_FOR_NUMBER;
  if (typeof value === 'boolean') return WRONG_FOR_SWITCH;
  return Array.isArray(value) ? WRONG_FOR_LIST : WRONG_FOR_OBJECT;
}

type Field = readonly [path: readonly string[], value: unknown];

function fieldsOf(value: unknown, path: readonly string[] = []): Field[] {
  const own: Field[] = path.length > 0 ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]))];
}

function replaced(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === name ? replaced(inner, rest, other) : inner));
  // Only objects and lists have fields.
  const object = value as Record<string, unknown>;
  return { ...object, [name]: replaced(object[name], rest, other) };
}

/** Rows whose fields are read in two steps: what is stored, or which proof is given, decides what a field may be. */
export const CHECKED_LATER: readonly RouteName[] = [
  'storages/update',
  'connectors/update',
  'transfer/verify-and-initiate',
  'transfer/vouch',
  'rehearsals/verify',
  'survivor-auth/verify-otp',
];

export const asJson = (raw: string | Buffer): Asking => ({ raw, headers: JSON_TYPE });

/** Text that often causes errors in programs. A field may accept or refuse it, but must not fail. */
export const ODD_TEXT: readonly string[] = [
  'lone \ud800 surrogate',
  '\udfff',
  'nul \u0000 inside',
  'e\u0301'.repeat(30),
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d',
  '\u202egnp.exe',
  '\u2066isolated\u2069',
  '👨‍👩‍👧‍👦',
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
  'ﷺ'.repeat(20),
  '\u00a0',
  '\u200b',
  '\u3164\u2800\u115f',
  'tags \u{e0041}\u{e0042} inside',
  '=?utf-8?B?SGFja2Vk?=',
  'bom \ufeff inside',
  '\ufffe\uffff',
  'ǅ ß ſ ﬃ İ',
  '__proto__',
  'constructor',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  "'; DROP TABLE wills; --",
  '../../etc/passwd',
  '..\\..\\windows',
  'CON',
  '%00%2e%2e%2f',
  'line\r\nSet-Cookie: a=b',
  '\t\t',
  'a'.repeat(100_001),
];

/** Returns broken multipart bodies. Each ends with what the client would send last. */
export function brokenMultipart(): readonly (readonly [what: string, asking: Asking])[] {
  const boundary = 'b';
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const head = (name = 'files[]', filename = 'a.txt') => `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`;
  const file = (filename?: string) => `${head('files[]', filename)}text\r\n`;
  const raw = (text: string | Buffer, headers = type): Asking => ({ raw: text, headers });
  return [
    ['nothing at all', raw('')],
    ['an empty boundary', raw(`${file()}--b--\r\n`, { 'content-type': 'multipart/form-data; boundary=' })],
    ['a boundary of 1000 characters', raw('x', { 'content-type': `multipart/form-data; boundary=${'y'.repeat(1000)}` })],
    ['only the closing boundary', raw('--b--\r\n')],
    ['a part without headers', raw('--b\r\n\r\ntext\r\n--b--\r\n')],
    ['a header of 100 KB', raw(`--b\r\nx: ${'y'.repeat(100_000)}\r\n\r\ntext\r\n--b--\r\n`)],
    ['two thousand headers', raw(`--b\r\n${'x: y\r\n'.repeat(2000)}\r\ntext\r\n--b--\r\n`)],
    ['two hundred and one files', raw(`${file().repeat(201)}--b--\r\n`)],
    ['a good file and then an empty one', raw(`${file()}${head()}\r\n--b--\r\n`)],
    ['a stream that ends in the middle', { raw: Readable.from([Buffer.from(head()), Buffer.from('te')]), headers: type }],
  ];
}
