import { describe, expect, it } from 'vitest';
import type { GatewayEvent } from '#http/gateway.ts';
import { requestedRange } from '#http/range.ts';

const ETAG = '"abc"';
const asked = (headers: Record<string, string>, size = 100) => requestedRange({ headers } as unknown as GatewayEvent, { size, etag: ETAG });

// https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
describe('a Range header', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=10-', 10, 99],
    ['bytes=99-', 99, 99],
    ['bytes=90-500', 90, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-100', 0, 99],
    ['bytes=-500', 0, 99],
    ['Bytes = 5 - 7', 5, 7],
    ['bytes=007-8', 7, 8],
  ])('%s is a part of 100 bytes', (range, first, last) => expect(asked({ Range: range })).toEqual({ first, last }));

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=999999999999999-'])('%s is outside of 100 bytes', (range) => {
    expect(() => asked({ range })).toThrow(expect.objectContaining({ code: 'range_not_satisfiable', headers: { 'Content-Range': 'bytes */100' } }));
  });

  it.each(['bytes=0-', 'bytes=-1'])('%s is outside of nothing', (range) => {
    expect(() => asked({ range }, 0)).toThrow(expect.objectContaining({ code: 'range_not_satisfiable' }));
  });

  it.each([
    ['', 'none'],
    ['bytes=-', 'malformed'],
    ['bytes=5-4', 'malformed'],
    ['bytes=a-b', 'malformed'],
    ['bytes=1', 'malformed'],
    ['bytes=0x1-2', 'malformed'],
    ['bytes=1-9999999999999999', 'too long a number'],
    ['bytes=0-1,5-6', 'several'],
    ['pages=1-2', 'another unit'],
  ])('%j is answered with the whole document: %s', (range) => expect(asked({ range })).toBeUndefined());
});

describe('If-Range', () => {
  it('keeps the range if it names this content', () => expect(asked({ range: 'bytes=1-2', 'If-Range': ETAG })).toEqual({ first: 1, last: 2 }));

  it.each(['"abd"', 'W/"abc"', 'abc', '', 'Mon, 23 Nov 2026 00:00:00 GMT'])(
    '%j gets the whole document, even if the range is outside of it',
    (other) => {
      expect(asked({ range: 'bytes=1-2', 'if-range': other })).toBeUndefined();
      expect(asked({ range: 'bytes=100-', 'if-range': other })).toBeUndefined();
    },
  );
});
