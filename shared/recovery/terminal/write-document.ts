import { createWriteStream } from 'node:fs';
import { mkdir, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Document } from '#recovery/documents.ts';

/** Creates the folder with access for its owner only, or accepts an empty one. Returns whether the folder is empty. */
export async function emptyFolder(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await readdir(folder)).length === 0;
}

/** Decrypts one document into the folder. Never overwrites a file. If the content differs from the sealed one, it deletes the file and throws. */
export async function writeDocument(document: Document, into: string, name: string): Promise<void> {
  const target = join(into, name);
  const out = createWriteStream(target, { flags: 'wx', mode: 0o600 }); // 'wx' fails if the file exists
  let created = false;
  out.once('open', () => {
    created = true;
  });
  try {
    await pipeline(document.read(name), out);
  } catch (error) {
    if (created) await unlink(target);
    throw error;
  }
}
