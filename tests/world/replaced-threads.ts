import { Transform } from 'node:stream';
import zlib from 'node:zlib';
import { ofCaller } from './context.ts';
import { plan } from './events.ts';
import { countReal, isDriven } from './still.ts';

// Real work in threads: each result arrives as an event, in the order of the calls.
const SUBTLE = [
  'generateKey',
  'sign',
  'verify',
  'digest',
  'encrypt',
  'decrypt',
  'importKey',
  'exportKey',
  'deriveBits',
  'deriveKey',
  'wrapKey',
  'unwrapKey',
];
const subtle = globalThis.crypto.subtle as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
for (const name of SUBTLE) {
  const perform = subtle[name]?.bind(subtle);
  const asEvent = (...given: unknown[]): Promise<unknown> => {
    if (!isDriven()) return Promise.resolve(perform?.(...given));
    const work = countReal(Promise.resolve(perform?.(...given)));
    work.catch(() => {});
    return new Promise((resolve, reject) => {
      const [done, failed] = [ofCaller(resolve), ofCaller(reject)];
      plan(0, () => void countReal(work.then(done, failed)));
    });
  };
  Object.defineProperty(subtle, name, { value: asEvent, configurable: true });
}

/** A stream that transforms all of its input at its end, without a thread. */
function wholeAtEnd(convert: (whole: Buffer) => Buffer): Transform {
  const parts: Buffer[] = [];
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      parts.push(chunk);
      done();
    },
    flush(done) {
      try {
        done(null, convert(Buffer.concat(parts)));
      } catch (error) {
        done(error as Error);
      }
    },
  });
  return Object.assign(transform, { close() {} });
}

const replaced = {
  createInflateRaw: () => wholeAtEnd((whole) => zlib.inflateRawSync(whole)),
  createDeflateRaw: () => wholeAtEnd((whole) => zlib.deflateRawSync(whole)),
};
for (const [name, value] of Object.entries(replaced)) Object.defineProperty(zlib, name, { configurable: true, enumerable: true, value });
