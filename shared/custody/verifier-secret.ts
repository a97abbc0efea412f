import { keyedHash } from './keyed-hash.ts';

/** The 32-byte Argon2id secret of a Host's password: a hash copied to another Host's record matches nothing. */
export function passwordSecret(pepper: Uint8Array, hostId: string): Uint8Array {
  return keyedHash(pepper, 'password/1', hostId);
}

/** The 32-byte Argon2id secret of one generation of a Survivor's backup codes: an older or a foreign set matches nothing. */
export function backupCodeSecret(pepper: Uint8Array, hostId: string, survivorId: string, codesGeneration: number): Uint8Array {
  return keyedHash(pepper, 'backup-code/1', hostId, survivorId, codesGeneration);
}
