import crypto from 'node:crypto';
import { delay, serviceBytes } from './chance.ts';
import { ofCaller } from './context.ts';
import { plan } from './events.ts';

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

const { argon2Sync, createECDH, createPrivateKey, createPublicKey, generateKeyPairSync } = crypto;
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
  const answer = ofCaller(done);
  plan(delay(20, 80), () => answer(null, hash));
}

Object.assign(crypto, {
  randomBytes: (size: number, done?: (error: null, bytes: Buffer) => void) => {
    const bytes = serviceBytes(size);
    if (!done) return bytes;
    const answer = ofCaller(done);
    plan(0, () => answer(null, bytes));
    return undefined;
  },
  randomUUID: uuid,
  randomInt: integer,
  randomFillSync: fill,
  generateKeyPairSync: keyPair,
  createECDH: (curve: string) => {
    const pair = createECDH(curve);
    return Object.assign(pair, {
      generateKeys: () => {
        pair.setPrivateKey(serviceBytes(32));
        return pair.getPublicKey();
      },
    });
  },
  argon2,
});
Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fill, configurable: true });
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: uuid, configurable: true });
Math.random = () => serviceBytes(4).readUInt32LE() / 2 ** 32;
