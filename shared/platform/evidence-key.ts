import { GetPublicKeyCommand, type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { rawPublicKey } from '#custody/evidence.ts';

export type EvidenceKey = ReturnType<typeof createEvidenceKey>;

/** The key that signs statements. Its private half never leaves KMS. */
export function createEvidenceKey(kms: KMSClient, keyId: string) {
  let known: Promise<Uint8Array> | undefined;
  const read = async (): Promise<Uint8Array> => {
    const { PublicKey } = await kms.send(new GetPublicKeyCommand({ KeyId: keyId }));
    if (!PublicKey) throw new Error('KMS returned no public key.');
    return rawPublicKey(PublicKey);
  };
  return {
    /** The raw public key, read once. A failure is not kept. */
    publicKey: (): Promise<Uint8Array> => {
      known ??= read().catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    /** Signs at most 4,096 bytes. https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html */
    sign: async (message: Uint8Array): Promise<Uint8Array> => {
      const command = { KeyId: keyId, Message: message, MessageType: 'RAW', SigningAlgorithm: 'ED25519_SHA_512' } as const;
      const { Signature } = await kms.send(new SignCommand(command));
      if (!Signature) throw new Error('KMS returned no signature.');
      return Signature;
    },
  };
}
