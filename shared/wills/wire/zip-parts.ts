import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '#common/refusal.ts';
import { isActive } from './pdf-header.ts';

const BLOCK = 256 * 1024;
const BLOCKS_KEPT = 8;
const MAX_ENTRIES = 10_000;
const MAX_INFLATED_BYTES = 4 * 1024 * 1024;

/** Reads the bytes from `start` up to, but not including, `end`. */
export type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/** The parts of a ZIP file. Names are as `partKey` writes them. */
export interface ZipParts {
  names: readonly string[];
  /** Inflates a part. Undefined if there is none. Throws Refusal `unsupported_document` for more than `most` bytes. */
  bytes(name: string, most?: number): Promise<Buffer | undefined>;
  size(name: string): number;
}

/**
 * Opens the parts of a ZIP file for one task. Reads in blocks, and inflates only the parts that the task names. A fault of `range` is
 * thrown as it is; a fault of the file is Refusal `unsupported_document`, whose message continues a sentence about the file.
 */
export async function withZipParts<T>(size: number, range: ReadRange, task: (parts: ZipParts) => Promise<T>): Promise<T> {
  const source = new BlockReader(range, size);
  try {
    const end = await endOfZip(size, source);
    // The names are decoded here: yauzl refuses some that readers of packages accept.
    const zip = await yauzl.fromRandomAccessReaderPromise(source, end, { lazyEntries: true, autoClose: false, decodeStrings: false });
    return await task(await partsOf(zip));
  } catch (error) {
    if (source.failure) throw source.failure.error; // the staging bucket failed, which says nothing about the document
    throw error instanceof Refusal ? error : suspicious('is a damaged or incomplete ZIP file');
  }
}

const END_SIGNATURE = 'PK\x05\x06';
const END_BYTES = 22;
const MOST_COMMENT_BYTES = 0xffff;
const ZIP64_BYTES = 20 + 56;

/**
 * Returns where the ZIP ends: mail programs and forms add bytes to a file. All readers take the last end record, so what follows it must not be
 * the beginning of something else, and the list of parts must be directly before it: else some readers count from another beginning.
 * Without an end, returns `size`, and the file is found to be damaged. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.14 to 4.3.16
 */
async function endOfZip(size: number, source: BlockReader): Promise<number> {
  const start = Math.max(0, size - END_BYTES - MOST_COMMENT_BYTES - ZIP64_BYTES);
  const tail = await buffer(source.stream(start, size));
  const at = tail.lastIndexOf(END_SIGNATURE, undefined, 'latin1');
  if (at < 0 || at + END_BYTES > tail.length) return size;
  if (!isAfterList(tail, at, start)) throw suspicious('has a list of parts in another place than its end says: the file is damaged');
  const end = at + END_BYTES + tail.readUInt16LE(at + 20);
  if (isActive(tail.toString('latin1', end))) throw suspicious('has something else after its end: the file is damaged');
  return Math.min(start + end, size);
}

function isAfterList(tail: Buffer, at: number, start: number): boolean {
  const [length, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  const large = at - ZIP64_BYTES;
  if (large < 0 || tail.toString('latin1', at - 20, at - 16) !== 'PK\x06\x07') return offset + length === start + at;
  const [largeLength, largeOffset] = [Number(tail.readBigUInt64LE(large + 40)), Number(tail.readBigUInt64LE(large + 48))];
  const isSame = (short: number, long: number) => short === long || short === 0xffffffff;
  const isNamed = tail.readBigUInt64LE(at - 12) === BigInt(start + large);
  return isNamed && isSame(length, largeLength) && isSame(offset, largeOffset) && largeOffset + largeLength === start + large;
}

/**
 * Returns the one form of the name of a part, for which readers take several: they compare without regard to case, decode escapes, and ignore
 * the kind and number of slashes at its beginning. Throws Refusal `unsupported_document` for a name that leads out of the package.
 */
export function partKey(name: string): string {
  const plain = name.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
  const path = plain.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
  if (/^[a-z]:|\0/.test(path) || path.split('/').some((step) => step === '..'))
    throw suspicious('contains a part with a name that leads out of it: the file is damaged');
  return path;
}

/** Returns a refusal that ends the check. The caller puts the name of the file before the text. */
export function suspicious(what: string): Refusal {
  return new Refusal('unsupported_document', what);
}

async function partsOf(zip: ZipFile): Promise<ZipParts> {
  const parts = await listParts(zip);
  return {
    names: [...parts.keys()],
    size: (name) => parts.get(name)?.uncompressedSize ?? 0,
    bytes: async (name, most = MAX_INFLATED_BYTES) => {
      const entry = parts.get(name);
      return entry && inflate(zip, entry, most);
    },
  };
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (parts.size >= MAX_ENTRIES) throw suspicious('is a ZIP archive with too many files, not a Word document');
    if (entry.isEncrypted()) throw suspicious('is encrypted. Please send it without a password');
    const name = partKey(yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false));
    // If two parts have the same name, a reader may use either: we would check one, and Word might open the other.
    if (parts.has(name)) throw suspicious('contains two parts with the same name: the file is damaged');
    parts.set(name, entry);
  }
  return parts;
}

/** Declared sizes can be wrong, so the inflated bytes are counted. */
async function inflate(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const tooBig = 'contains a part that is too large to be checked';
  if (entry.uncompressedSize > most) throw suspicious(tooBig);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw suspicious(tooBig);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * yauzl accepts a source only by inheritance. It reads a few bytes at a time, and each read would be a request. So this reader fetches
 * whole blocks and keeps the last few.
 */
class BlockReader extends yauzl.RandomAccessReader {
  readonly #range: ReadRange;
  readonly #size: number;
  readonly #blocks = new Map<number, Promise<Uint8Array>>();
  failure: { error: unknown } | undefined;

  constructor(range: ReadRange, size: number) {
    super();
    this.#range = range;
    this.#size = size;
  }

  stream(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false });
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.stream(start, end);
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: (error: Error | null) => void): void {
    this.#fill(buffer.subarray(offset, offset + length), position).then(
      () => callback(null),
      (error: Error) => callback(error),
    );
  }

  async #fill(target: Buffer, position: number): Promise<void> {
    let filled = 0;
    for await (const chunk of this.#bytes(position, position + target.length)) {
      target.set(chunk, filled);
      filled += chunk.length;
    }
  }

  async *#bytes(start: number, end: number): AsyncGenerator<Uint8Array> {
    if (start < 0 || end > this.#size) throw new Error('beyond the end');
    for (let at = start; at < end; ) {
      const first = Math.floor(at / BLOCK) * BLOCK;
      const block = await this.#block(first);
      const chunk = block.subarray(at - first, Math.min(end - first, BLOCK));
      if (chunk.length === 0) throw new Error('shorter than announced');
      yield chunk;
      at += chunk.length;
    }
  }

  #block(first: number): Promise<Uint8Array> {
    const known = this.#blocks.get(first);
    if (known) return known;
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size >= BLOCKS_KEPT && oldest !== undefined) this.#blocks.delete(oldest);
    const fetched = this.#range(first, Math.min(first + BLOCK, this.#size));
    fetched.catch((error: unknown) => {
      this.failure ??= { error };
    });
    this.#blocks.set(first, fetched);
    return fetched;
  }
}
