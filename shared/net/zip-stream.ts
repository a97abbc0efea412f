import { finished, type PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ZipEntry {
  name: string;
  /** The exact number of bytes of the content. */
  size: number;
  modifiedAt: Date;
}

/** Returns the exact number of bytes of the archive that `zipStream` makes of these entries. */
export function zipSize(entries: readonly ZipEntry[]): number {
  return newZip(entries, () => {}).size;
}

/**
 * Returns a ZIP file as a stream of exactly `zipSize` bytes. It stores the entries unchanged and opens each one only when the one before
 * it has ended. If an entry fails or is not as long as its size, the stream is destroyed: it never ends early. If the stream is
 * destroyed, the open entry is destroyed too.
 */
export function zipStream<Entry extends ZipEntry>(entries: readonly Entry[], open: (entry: Entry) => Promise<Readable>): Readable {
  let current: Readable | undefined;
  const fail = (error: unknown): void => void body.destroy(error instanceof Error ? error : new Error('An entry of the archive failed.'));
  const { zip } = newZip(entries, (entry, pass) => {
    open(entry).then((content) => {
      current = content;
      finished(content, (error) => error && fail(error));
      if (body.destroyed) content.destroy();
      else pass(null, content);
    }, fail);
  });
  // It is one, though its type does not say so. A PassThrough of ours behind it would only cost time.
  const body = zip.outputStream as PassThrough;
  body.once('close', () => current?.destroy());
  zip.on('error', fail);
  return body;
}

type Pass = (error: null, content: Readable) => void;

/** https://github.com/thejoshwolfe/yazl#readme: with `size` and without compression, the size of the whole is known at the end of the list. */
function newZip<Entry extends ZipEntry>(entries: readonly Entry[], open: (entry: Entry, pass: Pass) => void): { zip: ZipFile; size: number } {
  const zip = new ZipFile();
  let total: number | undefined;
  for (const entry of entries) {
    const { name, size, modifiedAt: mtime } = entry;
    zip.addReadStreamLazy(name, { size, mtime, mode: 0o100644, compress: false }, (pass) => open(entry, pass));
  }
  zip.end(undefined, (size?: number) => {
    total = size;
  });
  if (total === undefined) throw new Error('The size of an archive is not known.');
  return { zip, size: total };
}
