import { hex } from '@scure/base';
import { AGE_HEAD_BYTES, decryptBytes } from '#custody/age-open.ts';
import { type ManifestFile, type PackageIndex, readIndex } from '#custody/manifest.ts';
import { newSha256 } from '#custody/primitives.ts';
import { Stopped } from './problem.ts';
import { type Demand, readListed, type UnlockedPackage } from './unlock-package.ts';

/**
 * Reads every file of the package and checks size, SHA-256 and, for documents, the head. Throws Stopped `files_altered` with the
 * files that differ, or returns their paths if the rest is wanted. Calls `progress` with the part that is read, from 0 to 1.
 */
export async function verifyFiles(
  opened: UnlockedPackage,
  progress: (part: number) => void = () => {},
  demand: Demand = 'whole',
): Promise<ReadonlySet<string>> {
  const { files } = opened.manifest;
  const total = files.reduce((sum, { size }) => sum + size, 1);
  const altered: string[] = [];
  let read = 0;
  for (const file of files) {
    if (!(await isAsSealed(opened, file))) altered.push(file.path);
    read += file.size;
    progress(read / total);
  }
  if (altered.length > 0 && demand === 'whole') throw new Stopped({ is: 'files_altered', paths: altered });
  return new Set(altered);
}

/** A document as the list names it. `sha256`: undefined if the list is lost, and with it the name. */
export type ListedDocument = Omit<PackageIndex['documents'][number], 'id' | 'sha256'> & { sha256: string | undefined };

/**
 * Returns the list of documents. Throws Stopped `index_differs` if it does not list exactly the documents of the manifest. If the list is
 * among the `altered` files, the documents have numbers for names: the manifest still proves each of them.
 */
export async function openIndex(opened: UnlockedPackage, altered: ReadonlySet<string>): Promise<ListedDocument[]> {
  const { files } = opened.manifest;
  const file = files.find(({ role }) => role === 'index');
  if (!file) throw new Stopped({ is: 'index_missing' });
  if (altered.has(file.path)) return files.filter(({ role }) => role === 'document').map(withoutName);
  const { documents } = readIndex(await decryptBytes({ identity: opened.identity }, await readListed(opened, file)));
  const listed = documents.map(({ path }) => path).sort();
  const sealed = files.flatMap(({ role, path }) => (role === 'document' ? [path] : [])).sort();
  if (listed.join('\n') !== sealed.join('\n')) throw new Stopped({ is: 'index_differs' });
  return documents;
}

function withoutName({ path, size }: ManifestFile, position: number): ListedDocument {
  return { path, filename: `document-${position + 1}`, mime_type: 'application/octet-stream', size_bytes: size, sha256: undefined };
}

async function isAsSealed({ files, folder }: UnlockedPackage, { path, size, sha256, head }: ManifestFile): Promise<boolean> {
  if ((await files.size(folder + path)) !== size) return false;
  const whole = newSha256();
  const beginning = newSha256();
  let read = 0;
  for await (const piece of files.read(folder + path)) {
    if (read < AGE_HEAD_BYTES) beginning.update(piece.subarray(0, AGE_HEAD_BYTES - read));
    whole.update(piece);
    read += piece.length;
  }
  const hasRightHead = head === undefined || hex.encode(beginning.digest()) === head;
  return hasRightHead && read === size && hex.encode(whole.digest()) === sha256;
}
