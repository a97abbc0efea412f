import type * as z from 'zod';
import type { PublishedKey } from '#custody/evidence.ts';
import type { Evidence } from '#evidence/make-evidence.ts';
import type { evidenceReply } from './evidence-replies.ts';

/** Evidence in wire names. */
export function evidenceObject({ report, statement, signature, sshSignature, key }: Evidence): z.infer<(typeof evidenceReply)[200]> {
  return { report, statement, signature: Buffer.from(signature).toString('base64'), ssh_signature: sshSignature, key: keyObject(key) };
}

/** A public key in wire names. */
export function keyObject({ id, pem, allowedSigners }: PublishedKey) {
  return { id, pem, allowed_signers: allowedSigners };
}
