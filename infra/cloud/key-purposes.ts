import { type KeyPurpose, purposesOfZone, type Zone } from '#custody/key-purposes.ts';
import type { FunctionCapability } from './functions.ts';

/** Returns the purposes of one zone that these uses wrap or unwrap. */
export function purposesOf(uses: readonly FunctionCapability[], verb: 'wrap' | 'unwrap', zone: Zone): KeyPurpose[] {
  return purposesOfZone(zone).filter((purpose) => uses.includes(`${verb}:${purpose}`));
}

/** Limits signing to the one form that a statement has. https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html */
export const ONLY_ED25519 = { StringEquals: { 'kms:SigningAlgorithm': 'ED25519_SHA_512', 'kms:MessageType': 'RAW' } };

/** Returns a condition that limits a key to these purposes. `Null` rejects a call without an encryption context. https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html */
export function purposeCondition(stage: string, purposes: readonly KeyPurpose[]) {
  return {
    StringEquals: { 'kms:EncryptionContext:v': '1', 'kms:EncryptionContext:stage': stage, 'kms:EncryptionContext:purpose': [...purposes] },
    Null: { 'kms:EncryptionContext:purpose': 'false' },
  };
}
