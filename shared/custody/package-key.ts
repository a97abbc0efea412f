import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { manifestMac } from './manifest.ts';

/**
 * Creates a Host's Ed25519 key pair (RFC 8032). `publicKey` is base64 of the raw 32 bytes. `privateKey` is PKCS8 DER and secret:
 * the caller wraps it under KMS and overwrites it.
 */
export function newPackageKey(): { publicKey: string; privateKey: Uint8Array } {
  const pair = generateKeyPairSync('ed25519');
  const { x } = pair.publicKey.export({ format: 'jwk' });
  if (!x) throw new Error('The public key was not exported.');
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    privateKey: new Uint8Array(pair.privateKey.export({ format: 'der', type: 'pkcs8' })),
  };
}

/**
 * Returns both proofs over the manifest's exact bytes: `mac` is hex HMAC-SHA256, `signature` is base64 Ed25519 (64 bytes).
 * `privateKey` is PKCS8 DER. Throws RangeError if `macKey` does not have 32 bytes. Does not check the manifest and overwrites no key.
 *
 * @example
 * const bytes = manifestBytes(manifest);
 * const macKey = manifestMacKey(identity, manifest.package);
 * const proofs = signManifest(bytes, macKey, privateKey);
 * const same = openManifest(bytes, proofs, { macKey, publicKey: manifest.host_key });
 */
export function signManifest(bytes: Uint8Array, macKey: Uint8Array, privateKey: Uint8Array): { mac: string; signature: string } {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return { mac: manifestMac(bytes, macKey), signature: sign(null, bytes, key).toString('base64') };
}
