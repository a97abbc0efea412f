import { keyedHash } from './keyed-hash.ts';

/**
 * Returns the 32-byte Argon2id secret of a Host's password: HMAC-SHA256(pepper, LP('password/1', hostId)). A hash that was copied
 * to another Host's record matches no password. Throws RangeError if the pepper has fewer than 32 bytes.
 */
export function passwordSecret(pepper: Uint8Array, hostId: string): Uint8Array {
  return keyedHash(pepper, 'password/1', hostId);
}

/**
 * Returns the 32-byte Argon2id secret of one generation of a Survivor's backup codes:
 * HMAC-SHA256(pepper, LP('backup-code/1', hostId, survivorId, codesGeneration)). A set of another generation, Survivor or Host
 * matches no code. Throws RangeError if the pepper has fewer than 32 bytes.
 */
export function backupCodeSecret(pepper: Uint8Array, hostId: string, survivorId: string, codesGeneration: number): Uint8Array {
  return keyedHash(pepper, 'backup-code/1', hostId, survivorId, codesGeneration);
}

/**
 * Returns the 32-byte Argon2id secret of one set of a Host's recovery codes:
 * HMAC-SHA256(pepper, LP('recovery-code/1', hostId, change)). `change` names the change of the factors that made the set.
 */
export function recoveryCodeSecret(pepper: Uint8Array, hostId: string, change: number): Uint8Array {
  return keyedHash(pepper, 'recovery-code/1', hostId, change);
}
