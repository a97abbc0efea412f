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

/** The next entry is opened before the last bytes of one, because a storage takes a while to answer. */
const AHEAD_BYTES = 8 * 1024 * 1024;

/**
 * Returns a ZIP file as a stream of exactly `zipSize` bytes. It stores the entries unchanged, and opens each one near the end of the one
 * before it. If an entry fails or is not as long as its size, the stream is destroyed: it never ends early. If the stream is destroyed, so
 * are the open entries.
 */
export function zipStream<Entry extends ZipEntry>(entries: readonly Entry[], open: (entry: Entry) => Promise<Readable>): Readable {
  const opener = openAhead(entries, open);
  const fail = (error: unknown): void => void body.destroy(error instanceof Error ? error : new Error('An entry of the archive failed.'));
  const { zip } = newZip(entries, (index, pass) => {
    opener.take(index).then((content) => {
      finished(content, (error) => error && fail(error));
      pass(null, content);
      opener.followAt(index, content);
    }, fail);
  });
  // It is one, though its type does not say so. A PassThrough of ours behind it would only cost time.
  const body = zip.outputStream as PassThrough;
  body.once('close', opener.close);
  zip.on('error', fail);
  return body;
}

function openAhead<Entry extends ZipEntry>(entries: readonly Entry[], open: (entry: Entry) => Promise<Readable>) {
  const opened = new Set<Readable>();
  let isClosed = false;
  let next: Promise<Readable | undefined> | undefined;
  const start = async (index: number): Promise<Readable> => {
    const content = await open(entries[index] as Entry);
    content.on('error', () => {});
    content.once('close', () => opened.delete(content));
    if (isClosed) content.destroy();
    else opened.add(content);
    return content;
  };
  return {
    /** An entry that failed while it waited, as a connection does, is opened again. */
    async take(index: number): Promise<Readable> {
      const waiting = await next;
      next = undefined;
      return waiting && !waiting.destroyed ? waiting : start(index);
    },
    followAt(index: number, content: Readable): void {
      let left = entries[index]?.size ?? 0;
      const follow = () => {
        if (left > AHEAD_BYTES || next || index + 1 >= entries.length) return;
        next = start(index + 1).catch(() => undefined);
      };
      follow();
      content.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        follow();
      });
    },
    close(): void {
      isClosed = true;
      for (const content of opened) content.destroy();
    },
  };
}

type Pass = (error: null, content: Readable) => void;

/** https://github.com/thejoshwolfe/yazl#readme: with `size` and without compression, the size of the whole is known at the end of the list. */
function newZip(entries: readonly ZipEntry[], open: (index: number, pass: Pass) => void): { zip: ZipFile; size: number } {
  const zip = new ZipFile();
  let total: number | undefined;
  for (const [index, { name, size, modifiedAt: mtime }] of entries.entries()) {
    zip.addReadStreamLazy(name, { size, mtime, mode: 0o100644, compress: false }, (pass) => open(index, pass));
  }
  zip.end(undefined, (size?: number) => {
    total = size;
  });
  if (total === undefined) throw new Error('The size of an archive is not known.');
  return { zip, size: total };
}
