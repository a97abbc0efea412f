import type { Use } from './functions.ts';

/** The trust zones whose keys wrap secrets; table and staging only encrypt at rest. */
export type Zone = 'custody' | 'operations';

type Purposes<Verb extends string> = Use extends infer U ? (U extends `${Verb}:${infer Purpose}` ? Purpose : never) : never;
export type KeyPurpose = Purposes<'unwrap'>;

/** Which zone's key wraps what; a test holds this against the code that does the wrapping. */
export const PURPOSES = {
  custody: ['survivor-key', 'released-share', 'sealing', 'package-key'],
  operations: ['connector-config', 'storage-config', 'token-key', 'otp-key', 'link-key', 'id-key', 'record-key', 'code-pepper', 'download-key'],
} as const satisfies Record<Zone, readonly KeyPurpose[]>;

/** The purposes of one zone that these uses name, in the direction asked for. */
export function purposesOf(uses: readonly Use[], verb: 'wrap' | 'unwrap', zone: Zone): KeyPurpose[] {
  return PURPOSES[zone].filter((purpose) => uses.includes(`${verb}:${purpose}`));
}

/** Holds a key's use to purposes; the Null guard refuses a call without any context. https://docs.aws.amazon.com/kms/latest/developerguide/conditions-kms.html */
export function purposeCondition(stage: string, purposes: readonly KeyPurpose[]) {
  return {
    StringEquals: { 'kms:EncryptionContext:v': '1', 'kms:EncryptionContext:stage': stage, 'kms:EncryptionContext:purpose': [...purposes] },
    Null: { 'kms:EncryptionContext:purpose': 'false' },
  };
}
