import { finished, pipeline, Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import type { ByteRange } from '#common/byte-range.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { type ZipEntry, zipSize, zipStream } from '#net/zip-stream.ts';
import { isPageName } from '#recovery/page-name.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { addCopyPart, choosePart, copyParts } from '#wills/rules/archive.ts';
import { placesUpToDate } from '#wills/rules/behind.ts';
import { packageFolder, type Sealing } from '#wills/rules/will.ts';
import { currentManifest, listFiles, type PackageFile, signedFiles } from './package-files.ts';
import { firstGood, keepFirstOpen, placesIn } from './places.ts';
import { createMeter } from './sealed-file.ts';

/** One file of a copy: bytes that the table has, or a file of the package in the storage. */
interface CopyEntry extends ZipEntry {
  content: Buffer | PackageFile;
}

/** One ZIP file of a copy of the sealed package. */
export interface PackageCopy {
  part: number;
  of: number;
  entries: readonly CopyEntry[];
  /** The exact number of bytes of the ZIP file. */
  size: number;
  filename: string;
  /** Names exactly these bytes. */
  etag: string;
}

/**
 * Returns the ZIP file that `part` names. Throws Refusal `archive_part_not_found` without a part if there are several, and
 * `storage_failed` while the storage lacks files: a copy without them could not be opened.
 */
export function packageCopy(host: HostWithCustody, part: number | undefined): PackageCopy {
  const sealed = sealedOf(host);
  if (host.will && placesUpToDate(host.will).length === 0) throw new Refusal('storage_failed', BEHIND);
  const parts = copyParts(sealed.documents);
  const documents = choosePart(parts, part);
  if (!documents) throw new Refusal('archive_part_not_found', sayParts(parts.length));
  const number = part ?? 1;
  const entries = entriesOf(host, sealed, new Set(documents.map(({ path }) => path)), number === 1);
  const day = sealed.sealedAt.slice(0, 10);
  const filename = parts.length === 1 ? `will-copy-${day}.zip` : `will-copy-${day}-${number}-of-${parts.length}.zip`;
  return { part: number, of: parts.length, entries, size: zipSize(entries), filename, etag: `"${sealed.manifestHash}-${number}"` };
}

const NOT_SEALED = 'There is no sealed will yet, so there is nothing to copy. Please seal your will first.';
const BEHIND = 'The newest shares are not in the storage yet, so a copy could not be opened. We try again every day. Please test the storage.';

function sayParts(parts: number): string {
  return `This copy has ${parts === 1 ? 'one part' : `${parts} parts`}. Please ask for each: part=1 to part=${parts}.`;
}

/** The top folder: all parts, and later copies too, can be unpacked into one place without mixing anything up. */
const TOP = 'will-copy';

function entriesOf(host: HostWithCustody, sealed: Sealing, documents: ReadonlySet<string>, isFirst: boolean): CopyEntry[] {
  const modifiedAt = new Date(sealed.sealedAt);
  const folder = `${TOP}/${packageFolder(sealed)}`;
  const entry = (file: PackageFile, name = `${folder}${file.path}`): CopyEntry => ({ name, size: file.size, modifiedAt, content: file });
  const files = listFiles(host).filter(({ role }) => role !== 'manifest');
  const wanted = files.filter(({ role, path }) => role === 'document' && documents.has(path)).map((file) => entry(file));
  if (!isFirst) return wanted;
  const others = files.filter(({ role }) => role !== 'document').map((file) => entry(file));
  // Exactly as they were signed.
  const signed = signedFiles(currentManifest(host)).map(({ path, content }) => ({
    name: `${folder}${path}`,
    size: content.length,
    modifiedAt,
    content,
  }));
  // The page that opens the package, where everyone looks first.
  const pages = files.filter(({ path }) => isPageName(path)).slice(0, 1);
  return [...pages.map((page) => entry(page, `${TOP}/recover.html`)), ...signed, ...others, ...wanted];
}

/**
 * Opens a ZIP file, or a range of it, as a stream of exactly its size. Each file is compared with what was sealed: a different one ends
 * the stream with an error. A fault of the storage at the first file is a refusal. The copy counts when its last byte has left.
 */
export async function openCopy(
  app: App,
  host: HostWithCustody,
  copy: PackageCopy,
  { range, requestId }: { range: ByteRange; requestId: string },
): Promise<Readable> {
  const places = placesIn(app, host, sealedOf(host));
  const folder = packageFolder(sealedOf(host));
  const read = async ({ content }: CopyEntry): Promise<Readable> =>
    Buffer.isBuffer(content)
      ? Readable.from([content])
      : unchanged(await firstGood(places, (storage) => storage.read(`${folder}${content.path}`)), content);
  const first = copy.entries.find(({ content }) => !Buffer.isBuffer(content));
  const opened = first && (await read(first));
  const zip = zipStream(copy.entries, async (entry) => (entry === first && opened ? opened : read(entry)));
  // One connection for all files, where the storage has connections.
  void keepFirstOpen(places, () => new Promise<void>((resolve) => finished(zip, () => resolve())));
  const atEnd = async () => {
    if (range.last === copy.size - 1) await recordCopy(app, host, copy, requestId);
  };
  return Readable.from(sliced(zip, range, atEnd), { objectMode: false });
}

function sealedOf({ will }: HostWithCustody): Sealing {
  if (!will) throw new Refusal('no_sealed_will', NOT_SEALED);
  return will.sealed;
}

/** Passes a file on, and fails at its end unless it is the one that was sealed. */
function unchanged(source: Readable, { size, sha256 }: Pick<PackageFile, 'size' | 'sha256'>): Readable {
  return pipeline(source, createMeter(size, sha256).stream, () => undefined);
}

/** A ZIP file can only be made from its beginning, so what is before a range is made and dropped. */
async function* sliced(zip: Readable, { first, last }: ByteRange, atEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  let at = 0;
  try {
    for await (const chunk of zip as AsyncIterable<Buffer>) {
      yield chunk.subarray(Math.max(first - at, 0), Math.max(last + 1 - at, 0));
      at += chunk.length;
      if (at > last) break;
    }
    await atEnd();
  } finally {
    zip.destroy();
  }
}

/** Records a part that was sent whole. A will that was sealed again since keeps the record: the copy is an old one then. */
async function recordCopy(app: App, given: HostWithCustody, { part, of }: PackageCopy, requestId: string): Promise<void> {
  const { revision, generation } = sealedOf(given);
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(given.id);
    if (!host?.will) return;
    const at = instant(app.now());
    const copies = addCopyPart(host.will.copies ?? [], { revision, generation }, { part, of }, at);
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { WILL: { ...host.will, copies } } }],
      audit: [{ event: 'copy_taken', facts: { revision, generation, part, of } }],
    });
  });
}
