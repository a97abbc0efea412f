import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { sha256, signedLeaf } from '#infra/release/sigsum.ts';

/** A key of a signer, a log or a witness. */
export interface Keys {
  privateKey: KeyObject;
  /** 32 bytes. */
  publicKey: Buffer;
}

export function newKeys(): Keys {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url') };
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/**
 * A log of Sigsum with a key of this test, and one witness. It makes proofs in the published format, as no log can be reached here. The
 * trees are built from the definition in RFC 6962, not by the algorithm that verifies.
 */
export class TestLog {
  readonly keys = newKeys();
  readonly witness = newKeys();
  readonly policy = `log ${hex(this.keys.publicKey)} https://log.example\nwitness w ${hex(this.witness.publicKey)}\nquorum w\n`;

  /** Returns the proof that data signed by this key is in a log of this size, at this place. */
  prove(data: Uint8Array, signer: Keys, { size = 5, index = 3, time = 1_790_000_000 } = {}): string {
    const signature = sign(null, signedLeaf(data), signer.privateKey);
    const own = Buffer.concat([sha256(sha256(data)), signature, sha256(signer.publicKey)]);
    const leaves = Array.from({ length: size }, (_, n) => (n === index ? own : Buffer.from(`leaf ${n}`)));
    const log = hex(sha256(this.keys.publicKey));
    const head = `sigsum.org/v1/tree/${log}\n${size}\n${rootOf(leaves).toString('base64')}\n`;
    const seen = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${head}`), this.witness.privateKey);
    const path = pathTo(index, leaves).map((node) => `node_hash=${hex(node)}\n`);
    return [
      `version=2\nlog=${log}\nleaf=${hex(sha256(signer.publicKey))} ${hex(signature)}\n\n`,
      `size=${size}\nroot_hash=${hex(rootOf(leaves))}\nsignature=${hex(sign(null, Buffer.from(head), this.keys.privateKey))}\n`,
      `cosignature=${hex(sha256(this.witness.publicKey))} ${time} ${hex(seen)}\n`,
      ...(path.length > 0 ? [`\nleaf_index=${index}\n`, ...path] : []),
    ].join('');
  }
}

/** https://www.rfc-editor.org/rfc/rfc6962#section-2.1 */
function rootOf(leaves: readonly Buffer[]): Buffer {
  const [first = Buffer.alloc(0)] = leaves;
  if (leaves.length === 1) return sha256('\0', first);
  const half = splitOf(leaves);
  return sha256('\x01', rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}

/** https://www.rfc-editor.org/rfc/rfc6962#section-2.1.1 */
function pathTo(index: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length === 1) return [];
  const half = splitOf(leaves);
  if (index < half) return [...pathTo(index, leaves.slice(0, half)), rootOf(leaves.slice(half))];
  return [...pathTo(index - half, leaves.slice(half)), rootOf(leaves.slice(0, half))];
}

/** The largest power of two below the number of leaves. */
const splitOf = ({ length }: readonly Buffer[]): number => 2 ** Math.floor(Math.log2(length - 1));
