// Replaces every source of time and chance of this process by those of the world. Imported before anything else.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { Transform } from 'node:stream';
import timers from 'node:timers/promises';
import zlib from 'node:zlib';
import { delay, serviceBytes } from './chance.ts';
import { type Event, nowOfWorld, plan } from './events.ts';

/** Real work that runs outside of the world's time. The next event waits for it. */
const real = { running: 0, setImmediate: globalThis.setImmediate };

/** Resolves when no real work runs, and everything that waited for it has run. */
export async function whenStill(): Promise<void> {
  do await new Promise<void>((resolve) => real.setImmediate(resolve));
  while (real.running > 0);
}

/** Counts real work until it ends. */
export function countReal<Result>(work: Promise<Result>): Promise<Result> {
  real.running += 1;
  return work.finally(() => {
    real.running -= 1;
  });
}

// Time.
const RealDate = Date;
class WorldDate extends RealDate {
  constructor(...given: unknown[]) {
    // A Date takes any of these.
    super(...((given.length === 0 ? [nowOfWorld()] : given) as [number]));
  }
  static override now(): number {
    return Math.floor(nowOfWorld());
  }
}
/** A timer as Node has it. */
class WorldTimer {
  readonly event: Event;
  constructor(event: Event) {
    this.event = event;
  }
  unref(): this {
    this.event.background = true;
    return this;
  }
  ref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
  refresh(): this {
    return this;
  }
  close(): this {
    this.event.cancelled = true;
    return this;
  }
  [Symbol.toPrimitive](): number {
    return this.event.order;
  }
}
type Callback = (...given: unknown[]) => void;
const cancel = (timer?: WorldTimer): void => void timer?.close();
function everyMs(run: Callback, ms = 1): WorldTimer {
  const timer = new WorldTimer(plan(ms, again, true));
  function again(): void {
    run();
    if (!timer.event.cancelled) Object.assign(timer, { event: plan(ms, again, true) });
  }
  return timer;
}
Object.assign(globalThis, {
  Date: WorldDate,
  setTimeout: (run: Callback, ms = 0, ...given: unknown[]) => new WorldTimer(plan(ms, () => run(...given))),
  clearTimeout: cancel,
  setInterval: everyMs,
  clearInterval: cancel,
});
Object.assign(timers, {
  setTimeout: (ms = 0, value?: unknown) => new Promise((resolve) => void plan(ms, () => resolve(value))),
});
performance.now = nowOfWorld;
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  plan(ms, () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), true);
  return controller.signal;
};

// Chance.
function uuid(): ReturnType<typeof crypto.randomUUID> {
  const bytes = serviceBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
function fill<View extends NodeJS.ArrayBufferView>(view: View): View {
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(serviceBytes(view.byteLength));
  return view;
}
function integer(first: number, second?: number): number {
  const [least, limit] = second === undefined ? [0, first] : [first, second];
  return least + Number(serviceBytes(8).readBigUInt64LE() % BigInt(Math.max(limit - least, 1)));
}
const { argon2Sync, createPrivateKey, createPublicKey, generateKeyPairSync } = crypto;
/** The head of a PKCS#8 key for 32 bytes (RFC 8410). */
const PKCS8: Record<string, string> = { ed25519: '302e020100300506032b657004220420', x25519: '302e020100300506032b656e04220420' };
function keyPair(type: string, options?: { privateKeyEncoding?: object }): object {
  const head = PKCS8[type];
  if (head === undefined || options?.privateKeyEncoding) return generateKeyPairSync(type as 'x25519', options as never);
  const privateKey = createPrivateKey({ key: Buffer.concat([Buffer.from(head, 'hex'), serviceBytes(32)]), format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
/** The lowest cost, and the result as an event. */
function argon2(algorithm: string, parameters: object, done: (error: null, hash: Buffer) => void): void {
  const hash = argon2Sync(algorithm as 'argon2id', { ...parameters, memory: 8, passes: 1, parallelism: 1 } as never);
  plan(delay(20, 80), () => done(null, hash));
}
Object.assign(crypto, {
  randomBytes: (size: number, done?: (error: null, bytes: Buffer) => void) => {
    const bytes = serviceBytes(size);
    if (!done) return bytes;
    plan(0, () => done(null, bytes));
    return undefined;
  },
  randomUUID: uuid,
  randomInt: integer,
  randomFillSync: fill,
  generateKeyPairSync: keyPair,
  argon2,
});
Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill, configurable: true });
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: uuid, configurable: true });
Math.random = () => serviceBytes(4).readUInt32LE() / 2 ** 32;

// Real work in threads: each result arrives as an event, in the order of the calls.
const SUBTLE = ['generateKey', 'sign', 'verify', 'digest', 'encrypt', 'decrypt', 'importKey', 'exportKey', 'deriveBits', 'deriveKey'] as const;
const subtle = globalThis.crypto.subtle as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
for (const name of SUBTLE) {
  const perform = subtle[name]?.bind(subtle);
  const asEvent = (...given: unknown[]): Promise<unknown> => {
    const work = countReal(Promise.resolve(perform?.(...given)));
    work.catch(() => {});
    return new Promise((resolve, reject) => void plan(0, () => void countReal(work.then(resolve, reject))));
  };
  Object.defineProperty(subtle, name, { value: asEvent, configurable: true });
}
/** Inflates all of its input at its end, without a thread. */
function inflateRaw(): Transform {
  const parts: Buffer[] = [];
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
    flush(done) {
      try {
        done(null, zlib.inflateRawSync(Buffer.concat(parts)));
      } catch (error) {
        done(error as Error);
      }
    },
  });
  return Object.assign(transform, { close() {} });
}
Object.defineProperty(zlib, 'createInflateRaw', { configurable: true, enumerable: true, value: inflateRaw });
syncBuiltinESMExports();
