import { createECDH, ECDH } from 'node:crypto';

/** P-256. */
export const CURVE = 'prime256v1';

/** The public key with which a browser subscribes: the 65 bytes of an uncompressed point, as base64url. */
export function pushPublicKey(scalar: Uint8Array): string {
  return pointOf(scalar).toString('base64url');
}

function pointOf(scalar: Uint8Array): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(scalar);
  return pair.getPublicKey();
}

/** The key pair with which the service says who it is, as a JWK. */
export function privateJwk(scalar: Uint8Array) {
  const point = pointOf(scalar);
  const part = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  return { kty: 'EC', crv: 'P-256', d: part(scalar), x: part(point.subarray(1, 33)), y: part(point.subarray(33)) };
}

/** Whether these are the 65 bytes of a point on the curve, as base64url. */
export function isPushKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65) return false;
  try {
    return ECDH.convertKey(bytes, CURVE, undefined, undefined, 'uncompressed').length > 0;
  } catch {
    return false;
  }
}
