import type { Use } from './functions.ts';

/** The trust zones whose keys wrap secrets. The keys of table and staging only encrypt data at rest. */
export type Zone = 'custody' | 'operations';

type PurposeOf<Verb extends string> = Use extends infer U ? (U extends `${Verb}:${infer Purpose}` ? Purpose : never) : never;
export type KeyPurpose = PurposeOf<'unwrap'>;

/** Which zone's key wraps what; a test holds this against the code that does the wrapping. */
export const PURPOSES = {
  custody: ['survivor-key', 'released-share', 'sealing', 'package-key'],
  operations: ['connector-config', 'storage-config', 'token-key', 'otp-key', 'link-key', 'id-key', 'record-key', 'code-pepper', 'download-key'],
} as const satisfies Record<Zone, readonly KeyPurpose[]>;

/** Returns the purposes of one zone that these uses wrap or unwrap. */
export function purposesOf(uses: readonly Use[], verb: 'wrap' | 'unwrap', zone: Zone): KeyPurpose[] {
  return PURPOSES[zone].filter((purpose) => uses.includes(`${verb}:${purpose}`));
}

/** Returns a condition that limits a key to these purposes. `Null` rejects a call without an encryption context. https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html */
export function purposeCondition(stage: string, purposes: readonly KeyPurpose[]) {
  return {
    StringEquals: { 'kms:EncryptionContext:v': '1', 'kms:EncryptionContext:stage': stage, 'kms:EncryptionContext:purpose': [...purposes] },
    Null: { 'kms:EncryptionContext:purpose': 'false' },
  };
}
