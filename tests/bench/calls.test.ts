import { describe, expect, it } from 'vitest';
import { depthOf, isMadeFor, type TableCall, withoutAuthorizer, workerName } from './calls.ts';

const call = (started: number, ended: number, operation = 'Query'): TableCall => ({ operation, about: 'HOST', started, ended, units: 1 });

describe('the sequential round trips of a request', () => {
  it.each([
    ['no call', [], 0],
    ['one', [call(0, 5)], 1],
    ['two side by side', [call(0, 5), call(1, 6)], 1],
    ['one that waits for the other', [call(0, 5), call(5, 9)], 2],
    ['a long one parallel to two short ones', [call(0, 20), call(1, 5), call(6, 12)], 2],
    ['two pairs, in any order', [call(9, 14), call(0, 6), call(8, 15), call(1, 7)], 2],
  ])('%s', (_, calls, depth) => expect(depthOf(calls)).toBe(depth));
});

describe('the authorizer', () => {
  const load = call(10, 15);
  const authorizer = call(0, 5, 'TransactGetItems');

  it('is left out where a bearer is required', () => expect(withoutAuthorizer([load, authorizer], 'bearer')).toEqual([load]));
  it('has no call to leave out on a public row', () => expect(withoutAuthorizer([load], 'public')).toEqual([load]));
  it('is not mistaken for another call', () => expect(() => withoutAuthorizer([load], 'bearer')).toThrow('Query'));
});

describe('the calls of a worker', () => {
  const own = workerName('one', 'workers-seal', 1);

  it('belong to the request that called it, and to no other', () => {
    expect([isMadeFor('one', 'one'), isMadeFor('one', own), isMadeFor('one', workerName(own, 'workers-open', 2))]).toEqual([true, true, true]);
    expect([isMadeFor('on', own), isMadeFor('two', own)]).toEqual([false, false]);
  });
  it('are kept apart if it is called twice', () => expect(workerName('one', 'workers-seal', 2)).not.toBe(own));
});
