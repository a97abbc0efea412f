import { Secret, TOTP } from 'otpauth';
import { keyedHash } from './keyed-hash.ts';

/** Seconds in which an app shows one code. */
const PERIOD = 30;
/** RFC 4226 recommends 160 bits, and every app accepts them. https://www.rfc-editor.org/rfc/rfc4226#section-4 */
const SECRET_BYTES = 20;

/**
 * Returns the secret that an authenticator app shares with us: the first 20 bytes of HMAC-SHA256(pepper, LP('totp/1', hostId,
 * factorId)). It is derived at each use, so that a copy of the table holds nothing that makes a code.
 */
export function totpSecret(pepper: Uint8Array, hostId: string, factorId: string): Uint8Array {
  return keyedHash(pepper, 'totp/1', hostId, factorId).slice(0, SECRET_BYTES);
}

/** What an authenticator app needs: the secret to type (base32), and the same as an address for a QR code. */
export function totpSetup(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): { secret: string; uri: string } {
  const totp = appOf(secret, { issuer, label: account });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Returns the time step of a code of six digits, or undefined if it is wrong. Accepts the step before and after the current one,
 * because clocks differ. Remembers nothing: the caller accepts each step once. https://www.rfc-editor.org/rfc/rfc6238#section-5.2
 */
export function totpStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const totp = appOf(secret);
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

/** What all apps understand: SHA-1 and six digits. https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
function appOf(secret: Uint8Array, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });
}
