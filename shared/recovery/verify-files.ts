import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { AGE_HEAD_BYTES, decryptBytes } from '#custody/age.ts';
import { type ManifestFile, type PackageIndex, readIndex } from '#custody/manifest.ts';
import { Refusal } from '#domain/refusal.ts';
import { readListed, type UnlockedPackage } from './unlock-package.ts';

/** Reads every file of the package and checks size, SHA-256 and, for documents, the head. Throws Refusal `package_altered` that names the files that differ. */
export async function verifyFiles({ folder, manifest }: UnlockedPackage): Promise<void> {
  const altered: string[] = [];
  for (const file of manifest.files) if (!(await isAsSealed(folder, file))) altered.push(file.path);
  if (altered.length > 0) throw new Refusal('package_altered', `These files are not the ones that were sealed: ${altered.join(', ')}.`);
}

/** Returns the list of documents. Throws Refusal `package_altered` if it does not list exactly the documents of the manifest. */
export async function openIndex({ folder, manifest, identity }: UnlockedPackage): Promise<PackageIndex['documents']> {
  const file = manifest.files.find(({ role }) => role === 'index');
  if (!file) throw new Refusal('package_altered', 'The list of documents is missing.');
  const { documents } = readIndex(await decryptBytes({ identity }, await readListed(folder, file)));
  const listed = documents.map(({ path }) => path).sort();
  const sealed = manifest.files.flatMap(({ role, path }) => (role === 'document' ? [path] : [])).sort();
  if (listed.join('\n') !== sealed.join('\n'))
    throw new Refusal('package_altered', 'The list of documents does not match the documents in the package.');
  return documents;
}

async function isAsSealed(folder: string, { path, size, sha256, head }: ManifestFile): Promise<boolean> {
  const entry = await lstat(join(folder, path)).catch(() => undefined);
  if (!entry?.isFile() || entry.size !== size) return false;
  const whole = createHash('sha256');
  const beginning = createHash('sha256');
  let read = 0;
  for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
    if (read < AGE_HEAD_BYTES) beginning.update(chunk.subarray(0, AGE_HEAD_BYTES - read));
    whole.update(chunk);
    read += chunk.length;
  }
  const hasRightHead = head === undefined || beginning.digest('hex') === head;
  return hasRightHead && read === size && whole.digest('hex') === sha256;
}
