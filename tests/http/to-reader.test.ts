import { once } from 'node:events';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { releasedAtEnd } from '#http/lease.ts';
import type { Reply } from '#http/reply.ts';
import { toReader } from '#http/to-reader.ts';

const PART = Buffer.alloc(1000, 'a');
const IMPATIENT = { bytesPerSecond: 1_000_000, patienceMs: 100 };

// Time passes only where a test says so. Streams need no time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Gives this number of parts, each after a pause. */
function content(parts: number, everyMs = 0): Readable {
  return Readable.from(
    (async function* () {
      for (let n = 0; n < parts; n += 1) {
        if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
        yield PART;
      }
    })(),
    { objectMode: false },
  );
}

/** A client that takes a part, and the next one after a pause. */
function client(everyMs: number): Writable {
  return new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void setTimeout(done, everyMs) });
}

/** Lets time pass while this runs. Returns its result, or its error. */
async function whilePassing<T>(milliseconds: number, work: Promise<T>): Promise<T | Error> {
  const ended = work.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return ended;
}

/** A lease that takes a while to release, and knows whether it has been. */
function lease() {
  const held = {
    released: 0,
    release: async () => {
      await turn();
      held.released += 1;
    },
  };
  return held;
}

describe('a download', () => {
  it('arrives as it is, however slow its storage is', async () => {
    const { release } = lease();
    expect(await whilePassing(240_000, buffer(toReader(content(4, 60_000), release, IMPATIENT)))).toEqual(Buffer.alloc(4000, 'a'));
  });

  it('continues for a reader who takes at least the least rate', async () => {
    const { release } = lease();
    const reading = pipeline(toReader(content(100), release, { bytesPerSecond: 10_000, patienceMs: 150 }), client(100));
    expect(await whilePassing(10_000, reading)).toBeUndefined();
  });

  it('ends for a reader who stops reading, and closes the storage', async () => {
    const endless = content(Number.POSITIVE_INFINITY);
    const held = lease();
    const ended = await whilePassing(IMPATIENT.patienceMs, pipeline(toReader(endless, held.release, IMPATIENT), client(10_000)));
    expect(ended).toMatchObject({ code: 'ETIMEDOUT' });
    expect([endless.destroyed, held.released]).toEqual([true, 1]);
  });

  it('ends for a reader who takes a little now and then', async () => {
    const reading = toReader(content(Number.POSITIVE_INFINITY), lease().release, { bytesPerSecond: 1_000_000, patienceMs: 150 });
    expect(await whilePassing(180, pipeline(reading, client(60)))).toMatchObject({ code: 'ETIMEDOUT' });
  });
});

describe('the lease of a download is released before its function ends', () => {
  const failing = () =>
    Readable.from(
      (async function* () {
        yield PART;
        throw new Error('The storage failed.');
      })(),
      { objectMode: false },
    );

  it.each<[string, () => Readable, (reply: PassThrough) => void]>([
    ['at its end', () => content(3), () => {}],
    ['if it is empty', () => content(0), () => {}],
    ['if the storage fails in the middle', failing, () => {}],
    ['if the client goes away', () => content(1000), (reply) => void reply.once('data', () => reply.destroy())],
  ])('%s', async (_, open, act) => {
    const held = lease();
    const reply = new PassThrough().resume();
    act(reply);
    await pipeline(toReader(open(), held.release), reply).catch(() => undefined);
    expect(held.released).toBe(1);
  });

  it('if the storage fails before anyone reads, which ends no process', async () => {
    const [held, storage] = [lease(), new PassThrough()];
    const reading = toReader(storage, held.release);
    storage.destroy(new Error('The storage failed.'));
    // `once` of Node would listen for the error.
    await new Promise((resolve) => reading.once('close', resolve));
    expect(held.released).toBe(1);
  });

  it('also if no byte was read', async () => {
    const held = lease();
    const reading = toReader(content(3), held.release);
    reading.destroy();
    await once(reading, 'close');
    expect(held.released).toBe(1);
  });
});

describe('the lease of a request', () => {
  const ok: Reply = { status: 200, body: {} };

  it('is released before the reply', async () => {
    const held = lease();
    expect(await releasedAtEnd(Promise.resolve(held), async () => ok)).toBe(ok);
    expect(held.released).toBe(1);
  });

  it('is released if the request is refused', async () => {
    const held = lease();
    await expect(releasedAtEnd(Promise.resolve(held), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(held.released).toBe(1);
  });

  it('is held while a streamed reply is read', async () => {
    const held = lease();
    const reply = await releasedAtEnd(Promise.resolve(held), async () => ({ status: 200, body: content(3) }));
    expect(held.released).toBe(0);
    await buffer(reply.body as Readable);
    await expect.poll(() => held.released).toBe(1);
  });
});
