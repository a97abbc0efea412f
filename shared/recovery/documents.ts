import { hex } from '@scure/base';
import { stripControls } from '#common/plain-text.ts';
import { decryptBytes, forAnotherKey, newOpener } from '#custody/age-open.ts';
import { newSha256 } from '#custody/primitives.ts';
import type { RecoveryKey } from './papers.ts';
import { Stopped } from './problem.ts';
import { readListed, type UnlockedPackage } from './unlock-package.ts';
import type { ListedDocument } from './verify-files.ts';

/** What is known of a document. Its name comes from the Host: use `safeNames` before it becomes the name of a file. */
type Facts = Pick<ListedDocument, 'filename' | 'mime_type' | 'size_bytes' | 'sha256'>;

/**
 * A document that can be read. `read` yields its plaintext. If the content differs from the sealed one, it throws Stopped
 * `document_altered` or Refusal `age_file_invalid`, also at the end: until then, what it yielded is not the document. Its argument
 * names the document to the person.
 */
export type Document = Facts & { read(name: string): AsyncGenerator<Uint8Array> };

/** Returns the documents of the package's index. */
export function sealedDocuments({ files, folder, identity }: UnlockedPackage, index: readonly ListedDocument[]): Document[] {
  return index.map((one) => ({ ...one, read: (name) => decrypted(files.read(folder + one.path), identity, one, name) }));
}

/** Decrypts what the pieces contain, and compares it with what is known of it. */
export async function* decrypted(
  pieces: AsyncIterable<Uint8Array>,
  identity: string,
  expected: Pick<Facts, 'size_bytes' | 'sha256'>,
  name: string,
): AsyncGenerator<Uint8Array> {
  const opener = newOpener({ identity });
  const plaintext = newSha256();
  let size = 0;
  const measured = (bytes: Uint8Array): Uint8Array => {
    plaintext.update(bytes);
    size += bytes.length;
    return bytes;
  };
  try {
    for await (const piece of pieces) for await (const bytes of opener.add(piece)) yield measured(bytes);
    yield measured(opener.end());
  } finally {
    opener.wipe();
  }
  if (expected.sha256 === undefined) return;
  if (size !== expected.size_bytes || hex.encode(plaintext.digest()) !== expected.sha256) throw new Stopped({ is: 'document_altered', name });
}

/** Returns the personal messages that these keys open. Each message is encrypted to one Survivor's key. `altered`: paths that are left out. */
export async function openMessages(opened: UnlockedPackage, altered: ReadonlySet<string>): Promise<{ key: RecoveryKey; text: string }[]> {
  const messages: { key: RecoveryKey; text: string }[] = [];
  for (const file of opened.manifest.files.filter(({ role, path }) => role === 'message' && !altered.has(path))) {
    const inner = await decryptBytes({ identity: opened.identity }, await readListed(opened, file));
    for (const key of opened.keys) {
      const text = await readWith(key, inner);
      if (text !== undefined) messages.push({ key, text: plainLines(text) });
    }
  }
  return messages;
}

/** Returns a text that is safe to show. Keeps its lines, and removes characters that control a terminal or reverse the text. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(stripControls)
    .join('\n');
}

async function readWith({ identity }: RecoveryKey, encrypted: Uint8Array): Promise<string | undefined> {
  const text = await decryptBytes({ identity }, encrypted).catch(forAnotherKey);
  return text && new TextDecoder().decode(text);
}
