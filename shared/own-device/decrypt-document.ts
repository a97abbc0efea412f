import { Refusal } from '#common/refusal.ts';
import { newOpener } from '#custody/age-open.ts';
import type { InnerIndex } from '#custody/inner-list.ts';
import { aTurn, NEUTRAL_TYPE, release, sha256Of } from './bytes.ts';
import { MAX_DOCUMENT_BYTES } from './limits.ts';

/**
 * Decrypts one document with the inner key. Returns it only after its size and its SHA-256 are those of the index: no one gets a part
 * of it before. Its type says nothing about its content, so that no browser opens it. Throws Refusal `package_altered` for another
 * content, and `wrong_key` or `age_file_invalid`.
 */
export async function decryptDocument(
  content: Blob | ReadableStream<Uint8Array>,
  identity: string,
  is: Pick<InnerIndex['documents'][number], 'size_bytes' | 'sha256'>,
  progress?: (part: number) => void,
): Promise<Blob> {
  if (is.size_bytes > MAX_DOCUMENT_BYTES) throw new Refusal('document_too_large');
  const plaintext = new Uint8Array(is.size_bytes);
  let size = 0;
  for await (const bytes of decrypted('stream' in content ? content.stream() : content, identity)) {
    if (size + bytes.length > plaintext.length) throw new Refusal('package_altered');
    plaintext.set(bytes, size);
    size += bytes.length;
    progress?.(size / Math.max(plaintext.length, 1));
  }
  const isSame = size === plaintext.length && (await sha256Of(plaintext)) === is.sha256;
  if (!isSame) throw new Refusal('package_altered');
  const document = new Blob([plaintext], { type: NEUTRAL_TYPE });
  release(plaintext);
  return document;
}

/** Yields what the stream contains, and closes the stream after a fault. */
async function* decrypted(stream: ReadableStream<Uint8Array>, identity: string): AsyncGenerator<Uint8Array> {
  const opener = newOpener({ identity });
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      for await (const bytes of opener.add(next.value)) {
        yield bytes;
        await aTurn();
      }
    }
    yield opener.end();
  } finally {
    opener.wipe();
    await reader.cancel().catch(() => {});
  }
}
