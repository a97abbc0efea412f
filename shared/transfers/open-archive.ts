import { finished, type Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Download } from '#custody/link.ts';
import { recordReads } from '#evidence/record-read.ts';
import { type ZipEntry, zipSize, zipStream } from '#net/zip-stream.ts';
import { safeNames } from '#recovery/safe-names.ts';
import { keepFirstOpen } from '#sealing/places.ts';
import { readDocument } from '#sealing/read-document.ts';
import { ALL_DOCUMENTS, archiveName, archiveParts, choosePart } from '#wills/rules/archive.ts';
import type { SealedDocument, Sealing } from '#wills/rules/will.ts';
import type { LoadedTransfer } from './load-transfer.ts';
import { linkedSealing, type ReadRequest } from './open-document.ts';
import { openReleasedWill } from './open-will.ts';

/**
 * Returns the ZIP file that a genuine download link and `part` name, if the link and the access window still allow it. Throws Refusal
 * `archive_part_not_found` without a part if there are several: one of them must not pass for the whole.
 */
export function linkedArchive(
  app: App,
  loaded: LoadedTransfer,
  link: Download,
  { outages, part }: Pick<ReadRequest, 'outages'> & { part: number | undefined },
): Archive {
  const sealing = linkedSealing(app, loaded, link, { outages });
  if (link.documentId !== ALL_DOCUMENTS) throw new Refusal('invalid_download_link');
  const archives = archivesOf(sealing);
  const archive = choosePart(archives, part);
  if (!archive) throw new Refusal('archive_part_not_found', sayParts(archives.length));
  return archive;
}

function sayParts(parts: number): string {
  if (parts === 1) return 'This archive has one part only. Please ask for part=1, or leave part out.';
  return `This archive has ${parts} parts. Please ask for each of them: part=1 to part=${parts}.`;
}

/**
 * Opens a ZIP file as a stream of exactly its size. It counts as a read of each of its documents, which is recorded before the first
 * byte leaves. A fault of the storage at the first document is a refusal. A later fault destroys the stream.
 */
export async function openArchive(
  app: App,
  { host, record }: LoadedTransfer,
  { archive: { entries }, survivorId }: { archive: Archive; survivorId: string },
  { outages, requestId }: ReadRequest,
): Promise<Readable> {
  const will = await openReleasedWill(app, host, record);
  const [first] = entries;
  if (!first) throw new Refusal('invalid_download_link');
  const opened = await readDocument(will, first.path);
  const documentIds = entries.map(({ id }) => id);
  await recordReads(app, { record, survivorId, documentIds, outages, requestId }).catch((error: unknown) => {
    opened.destroy();
    throw error;
  });
  const archive = zipStream(entries, async ({ path }) => (path === first.path ? opened : readDocument(will, path)));
  // One connection for all documents, where the storage has connections.
  void keepFirstOpen(will.places, () => new Promise<void>((resolve) => finished(archive, () => resolve())));
  return archive;
}

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
