import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resultWithin, timedOut, withDeadline, withTimeout } from '#net/timeout.ts';

const late = new Error('late');
const never = new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a deadline', () => {
  it('is called once when its time is over, and not before', async () => {
    const onLate = vi.fn();
    const work = Promise.withResolvers<string>();
    const running = withDeadline(100, onLate, () => work.promise);
    await vi.advanceTimersByTimeAsync(99);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onLate).toHaveBeenCalledOnce();
    work.resolve('done');
    expect(await running).toBe('done');
  });

  it.each([
    ['succeeded', async () => 'done'],
    ['failed', () => Promise.reject(new Error('broken'))],
    [
      'thrown',
      () => {
        throw new Error('broken');
      },
    ],
  ])('leaves no timer behind when the work has %s', async (_, work) => {
    await withDeadline(100, () => {}, work as () => Promise<string>).catch(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not keep the process alive', async () => {
    vi.useRealTimers();
    const set = vi.spyOn(globalThis, 'setTimeout');
    await withDeadline(
      1,
      () => {},
      async () => {
        // The timer that was set last is ours.
        expect(set.mock.results.at(-1)?.value.hasRef()).toBe(false);
      },
    );
    set.mockRestore();
  });
});

describe('work that has to end within a time', () => {
  it('gives its result', async () => expect(await withTimeout(100, Promise.resolve(7), late)).toBe(7));

  it('fails with its own error', async () => {
    await expect(withTimeout(100, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  });

  it('fails with the given error when it is late', async () => {
    const waiting = expect(withTimeout(100, never, late)).rejects.toBe(late);
    await vi.advanceTimersByTimeAsync(100);
    await waiting;
  });

  it('may fail after its time without an unhandled rejection', async () => {
    const work = Promise.withResolvers<never>();
    const waiting = expect(withTimeout(100, work.promise, late)).rejects.toBe(late);
    await vi.advanceTimersByTimeAsync(100);
    work.reject(new Error('broken later'));
    await waiting;
  });

  it('gives undefined when it is late, where the caller prefers that', async () => {
    const waiting = resultWithin(100, never);
    await vi.advanceTimersByTimeAsync(100);
    expect(await waiting).toBeUndefined();
    await expect(resultWithin(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});

it('a connection that took too long has the code of Node', () => expect(timedOut()).toMatchObject({ code: 'ETIMEDOUT' }));
