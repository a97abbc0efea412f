import { describe, expect, it } from 'vitest';
import { handler } from '#functions/liveness/history.ts';
import { tryValidate } from '#http/validate.ts';

const read = (query: Record<string, string>) => {
  const { query: shape } = handler.shapes;
  return shape && tryValidate(shape, query);
};

describe('the page of a history', () => {
  it('begins with the newest check and has 20 entries, unless the client says otherwise', () => {
    expect(read({})).toEqual({ data: { limit: 20, offset: 0 } });
  });

  it.each([
    ['1', 1],
    ['100', 100],
    ['101', 100],
    ['10000000000', 100],
    ['9'.repeat(400), 100],
  ])('has %s entries: read as %i', (limit, entries) => expect(read({ limit })).toEqual({ data: { limit: entries, offset: 0 } }));
});
