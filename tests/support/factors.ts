import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { publicEd25519, signEd25519 } from '#custody/primitives.ts';
import { answered, type Host } from './story.ts';

/** An authenticator app of a Host. `secret` is base32. */
export interface AuthenticatorApp {
  id: string;
  secret: string;
  recoveryCodes: string[];
}

/** Adds an authenticator app to an account, as the Host's phone does it. A session that needs a proof has given it before. */
export async function addAuthenticatorApp(host: Host, name = 'Phone'): Promise<AuthenticatorApp> {
  const { enrolment, totp } = await answered(200, host.ask, 'POST', '/api/auth/factors/begin', { json: { kind: 'totp', password: host.password } });
  const json = { enrolment, name, code: await appCode(host, totp) };
  const factor = await answered(201, host.ask, 'POST', '/api/auth/factors', { json });
  return { id: factor.id, secret: totp.secret, recoveryCodes: factor.recovery_codes ?? [] };
}

/** The code that the app shows at the time of the service, or `steps` of 30 seconds later. */
export async function appCode({ stack }: Pick<Host, 'stack'>, { secret }: { secret: string }, steps = 0): Promise<string> {
  const timestamp = (await stack.now()).getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Adds a passkey to an account. */
export async function addPasskey(host: Host, authenticator: Authenticator, name = 'Laptop'): Promise<{ id: string; recoveryCodes: string[] }> {
  const { enrolment, passkey } = await answered(200, host.ask, 'POST', '/api/auth/factors/begin', {
    json: { kind: 'passkey', password: host.password },
  });
  const json = { enrolment, name, credential: authenticator.create(passkey) };
  const factor = await answered(201, host.ask, 'POST', '/api/auth/factors', { json });
  return { id: factor.id, recoveryCodes: factor.recovery_codes ?? [] };
}

/** The part of the options of a ceremony that an authenticator needs. */
interface Options {
  challenge: string;
}

/** How an authenticator deviates from a well-behaved one. */
interface Deviation {
  origin?: string;
  rpId?: string;
  /** Whether the device checked who uses it. */
  verified?: boolean;
  /** The count of signatures. */
  counter?: number;
  type?: string;
  /** Whether another key signs. */
  forged?: boolean;
}

/** An authenticator with one passkey, as a browser passes its answers on. */
export type Authenticator = ReturnType<typeof createAuthenticator>;

/** The key of a passkey. `cose`: its public half (RFC 9052). */
interface CredentialKey {
  id: Buffer;
  cose: Buffer;
  sign(bytes: Buffer): Uint8Array;
}

/** A key of ES256, as most authenticators have. */
function newKey(): CredentialKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = map([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return { id: randomBytes(20), cose, sign: (bytes) => sign('sha256', bytes, privateKey) };
}

/** A key of EdDSA from 32 bytes, which always signs alike. */
export function keyOfSeed(seed: Buffer): CredentialKey {
  const cose = map([
    [1, 1],
    [3, -8],
    [-1, 6],
    [-2, Buffer.from(publicEd25519(seed))],
  ]);
  return { id: createHash('sha256').update(seed).digest().subarray(0, 20), cose, sign: (bytes) => signEd25519(bytes, seed) };
}

/**
 * Creates an authenticator in software for pages of this origin. `signatures`: how often its key has signed before.
 * https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data
 */
export function createAuthenticator(pages: string, hostId: string, key = newKey(), signatures = 0) {
  const { id, cose } = key;
  const userHandle = Buffer.from(hostId.replaceAll('-', ''), 'hex').toString('base64url');
  let signed = signatures;

  const clientData = (type: string, { challenge }: Options, { origin = pages }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (attested: Buffer, { rpId = new URL(pages).hostname, verified = true, counter }: Deviation) => {
    const flags = 0x01 | (verified ? 0x04 : 0) | 0x08 | (attested.length > 0 ? 0x40 : 0);
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(counter ?? signed, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested]);
  };
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    create(options: Options, deviation: Deviation = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestationObject = map([
        ['fmt', 'none'],
        ['attStmt', EMPTY],
        ['authData', authData(attested, deviation)],
      ]);
      const response = {
        clientDataJSON: clientData(deviation.type ?? 'webauthn.create', options, deviation).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    get(options: Options, deviation: Deviation = {}) {
      signed += 1;
      const client = clientData(deviation.type ?? 'webauthn.get', options, deviation);
      const authenticatorData = authData(Buffer.alloc(0), deviation);
      const signer = deviation.forged ? newKey() : key;
      const signature = signer.sign(Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]));
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: Buffer.from(signature).toString('base64url'),
        userHandle,
      };
      return { ...credential, response };
    },
  };
}

const EMPTY = new Map<Cbor, Cbor>();

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** Writes a small CBOR map. https://www.rfc-editor.org/rfc/rfc8949 */
function map(entries: [Cbor, Cbor][]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, value]) => [item(key), item(value)])]);
}

function item(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  return Buffer.isBuffer(value) ? Buffer.concat([head(2, value.length), value]) : head(5, 0);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
