import * as z from 'zod';

const EvidenceKey = z
  .strictObject({
    id: z.string().describe('The first 16 hexadecimal digits of the SHA-256 of the 32 bytes of the key. A statement names it.'),
    pem: z.string().describe('The Ed25519 public key for openssl.'),
    allowed_signers: z.string().describe('The same key as the file of allowed signers for ssh-keygen.'),
  })
  .meta({ id: 'EvidenceKey' });

/** A report with its proof. */
export const evidenceReply = {
  200: z.strictObject({
    report: z.string().describe('JSON with sorted names. Store exactly these bytes as UTF-8: the statement has their SHA-256.'),
    statement: z
      .string()
      .describe('What is signed: the SHA-256 of the report, when it was made, and the end of the history. Store exactly these bytes.'),
    signature: z.string().describe('Base64 of the Ed25519 signature of the statement, for openssl.'),
    ssh_signature: z.string().describe('The same statement, signed for ssh-keygen.'),
    key: EvidenceKey,
  }),
};

/** Every key that has signed a statement. */
export const evidenceKeys = { 200: z.strictObject({ keys: z.array(EvidenceKey) }) };
