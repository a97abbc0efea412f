import { describe, expect, it } from 'vitest';
import { bodyParser, unpacked } from '#http/form.ts';

const read = (body: string, isBase64Encoded = false, type = 'application/json') => {
  const event: { body: unknown; [name: string]: unknown } = { headers: { 'Content-Type': type }, body, isBase64Encoded };
  bodyParser({ form: true }).before({ event });
  return event.body;
};

describe('a body', () => {
  it.each([
    ['half of a character as an escape', '{"password":"\\ud800"}'],
    ['half of a character in a key', '{"\\udbff":1}'],
    ['half of a character inside a list', '{"a":["\\udfff"]}'],
    ['what the gateway has replaced', '{"a":"\ufffd"}'],
    ['no JSON', '{'],
    ['two byte order marks', '\ufeff\ufeff{}'],
  ])('with %s is refused', (_, body) => expect(() => read(body)).toThrow(expect.objectContaining({ code: 'invalid_json' })));

  it('of bytes that are not UTF-8 is refused', () => {
    const body = Buffer.from('{"a":"\xfc"}', 'latin1').toString('base64');
    expect(() => read(body, true)).toThrow(expect.objectContaining({ code: 'invalid_json' }));
    expect(() => read('a=%ff', false, 'application/x-www-form-urlencoded')).toThrow(expect.objectContaining({ code: 'invalid_json' }));
  });

  it('keeps whole characters, also U+FFFD where the client names it', () => {
    expect(read('{"a":"\\ud83d\\ude42\\ufffd"}')).toEqual({ a: '🙂\ufffd' });
    expect(read(Buffer.from('{"a":"ü"}').toString('base64'), true)).toEqual({ a: 'ü' });
    expect(read('token=a+b', false, 'application/x-www-form-urlencoded')).toEqual({ token: 'a b' });
  });

  it.each([false, true])('may begin with a byte order mark (in base64: %s)', (isBase64) => {
    const text = '\ufeff{"a":"\ufeffb"}';
    expect(read(isBase64 ? Buffer.from(text).toString('base64') : text, isBase64)).toEqual({ a: '\ufeffb' });
  });

  it.each(['gzip', 'GZIP', ' br', 'deflate, gzip', 'aws-chunked'])('is refused as %s', (coding) => {
    const send = () => unpacked.before({ event: { headers: { 'Content-Encoding': coding } } });
    expect(send).toThrow(expect.objectContaining({ code: 'unsupported_media_type' }));
  });

  it.each([undefined, '', 'identity'])('is taken as %j', (coding) => {
    expect(() => unpacked.before({ event: { headers: { 'content-encoding': coding } } })).not.toThrow();
  });

  it.each([
    ['{"__proto__":{"a":1},"b":2}', { b: 2 }],
    ['{"b":{"__proto__":{"a":1},"c":[{"__proto__":1}]}}', { b: { c: [{}] } }],
    ['{"\\u005f_proto__":1}', {}],
    ['{"constructor":{"prototype":{"a":1}},"b":2}', { b: 2 }],
    ['{"prototype":1,"toString":2,"hasOwnProperty":3}', { prototype: 1, toString: 2, hasOwnProperty: 3 }],
  ])('with a key that each object has, is JSON with an unknown key: %s', (body, value) => {
    const found = read(body);
    expect(JSON.stringify(found)).toBe(JSON.stringify(value));
    expect([Object.getPrototypeOf(found), ({} as { a?: unknown }).a]).toEqual([Object.prototype, undefined]);
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/json ;x', 'Application/JSON', 'application/merge-patch+json'])(
    'has the content type %s',
    (type) => expect(read('{}', false, type)).toEqual({}),
  );

  it.each(['', 'text/plain', 'application/jsonp', 'application/x-json', 'multipart/form-data'])('has not the content type %j', (type) =>
    expect(() => read('{}', false, type)).toThrow(expect.objectContaining({ code: 'unsupported_media_type' })),
  );
});
