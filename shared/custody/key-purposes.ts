/** A KMS key: `custody` protects the secrets that could open or forge a will, `operations` all others. */
export type Zone = 'custody' | 'operations';

interface PurposeFacts {
  zone: Zone;
  /** The ids that the ciphertext is bound to. */
  ids: readonly string[];
  /** A key of the service itself, in its keyring. */
  isRing?: true;
}

const RING = { zone: 'operations', ids: ['kid'], isRing: true } as const;

/** Every purpose for which a secret is wrapped under KMS. */
export const KEY_PURPOSES = {
  'survivor-key': { zone: 'custody', ids: ['host', 'survivor', 'contacts'] },
  'released-share': { zone: 'custody', ids: ['host', 'transfer', 'survivor', 'revision', 'generation'] },
  sealing: { zone: 'custody', ids: ['host', 'revision'] },
  'package-key': { zone: 'custody', ids: ['host'] },
  'connector-config': { zone: 'operations', ids: ['host', 'connector'] },
  'storage-config': { zone: 'operations', ids: ['host', 'storage'] },
  'token-key': RING,
  'otp-key': RING,
  'link-key': RING,
  'id-key': RING,
  'record-key': RING,
  'code-pepper': RING,
  'download-key': RING,
  'push-key': RING,
} as const satisfies Record<string, PurposeFacts>;

export type KeyPurpose = keyof typeof KEY_PURPOSES;

/** The purposes of the service's own keys. */
export type RingPurpose = { [Purpose in KeyPurpose]: (typeof KEY_PURPOSES)[Purpose] extends { isRing: true } ? Purpose : never }[KeyPurpose];

// Object.keys loses the type of the names.
const ALL = Object.keys(KEY_PURPOSES) as KeyPurpose[];

export const RING_PURPOSES: readonly RingPurpose[] = ALL.filter((purpose): purpose is RingPurpose => 'isRing' in KEY_PURPOSES[purpose]);

/** The purposes whose secrets are wrapped under the key of this zone. */
export function purposesOfZone(zone: Zone): KeyPurpose[] {
  return ALL.filter((purpose) => KEY_PURPOSES[purpose].zone === zone);
}
