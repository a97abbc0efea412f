import { type ZipEntry, zipSize } from '#net/zip-stream.ts';
import { safeNames } from '#recovery/safe-names.ts';
import { archiveName, archiveParts } from '#wills/rules/archive.ts';
import type { SealedDocument, Sealing } from '#wills/rules/will.ts';

/** One document in an archive. `path`: of its file in the package. */
export interface ArchiveEntry extends ZipEntry, Pick<SealedDocument, 'id' | 'path'> {}

/** One ZIP file with documents of a will. */
export interface Archive {
  filename: string;
  entries: readonly ArchiveEntry[];
  /** The exact number of bytes of the ZIP file. */
  size: number;
}

/** Returns the ZIP files that contain all documents of a sealed will: one, or several if it is too large for one. */
export function archivesOf(sealing: Sealing): Archive[] {
  const parts = archiveParts(entriesOf(sealing));
  return parts.map((entries, index) => ({ filename: archiveName(index + 1, parts.length), entries, size: zipSize(entries) }));
}

/** The names are valid on every system, and unique among all archives of the will, so that all fit into one folder. */
function entriesOf({ documents, sealedAt }: Sealing): ArchiveEntry[] {
  const names = safeNames(documents);
  return documents.map(({ id, size, path, filename }, index) => ({ id, name: names[index] ?? filename, size, path, modifiedAt: new Date(sealedAt) }));
}
