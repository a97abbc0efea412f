import { NotSaved } from '#web/family/documents/saving.ts';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';

/** Refusals of bytes that are not those that the Host has sealed. */
const ALTERED = ['package_altered', 'wrong_key', 'age_file_invalid'];

/** Decrypts a document. Throws NotSaved: `different` if it is not what was sealed, else `failed`. */
export async function openDocument(
  cipher: Pick<Cipher, 'ask'>,
  { path, filename }: { path: string; filename: string },
  parts: readonly Uint8Array<ArrayBuffer>[],
): Promise<Blob> {
  return cipher.ask('decrypt', path, parts).catch((error: unknown) => {
    throw new NotSaved(whyNotOpened(error), filename);
  });
}

export function whyNotOpened(error: unknown): 'different' | 'failed' {
  return error instanceof CipherRefused && ALTERED.includes(error.code) ? 'different' : 'failed';
}
