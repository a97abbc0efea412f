import { createHash } from 'node:crypto';
import { keyedHash, sameText } from './keyed-hash.ts';

/** Everything a one-time code speaks for; `subject` is the transfer (open) or the will (start), `expiresAt` as it is stored. */
export interface CodeBinding {
  purpose: 'start' | 'open';
  sessionId: string;
  subject: string;
  survivorId: string;
  destination: string;
  contactsHash: string;
  expiresAt: string;
}

/** The six digits of a code session: derived when sent and again when checked, stored nowhere. */
export function oneTimeCode(key: Uint8Array, binding: CodeBinding): string {
  const destination = createHash('sha256').update(binding.destination).digest();
  const { purpose, sessionId, subject, survivorId, contactsHash, expiresAt } = binding;
  const mac = keyedHash(key, 'otp/1', purpose, sessionId, subject, survivorId, destination, contactsHash, expiresAt);
  // 64 bits modulo a million: no code is likelier than another by more than one part in 10^13
  const number = Buffer.from(mac).readBigUInt64BE() % 1_000_000n;
  return number.toString().padStart(6, '0');
}

/** Compares two codes in constant time; any lengths. */
export function sameCode(a: string, b: string): boolean {
  return sameText(a, b);
}
