import { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '#common/refusal.ts';

const BLOCK = 256 * 1024;
const BLOCKS_KEPT = 8;
const MAX_ENTRIES = 10_000;
const MAX_INFLATED_BYTES = 4 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

type ReadRange = (start: number, end: number) => Promise<Uint8Array>;

/**
 * Returns why a ZIP is not an acceptable Word document, as the end of a sentence that begins with its name. Returns undefined if it is
 * acceptable. Checks it by the package's own parts list. Reads in blocks, inflates at most 4 MiB, and inflates only the parts that it
 * names. Source: https://ecma-international.org/publications-and-standards/standards/ecma-376/ (part 2: packages, part 1: 11.3.10 main
 * document)
 */
export async function findDocxFault(size: number, range: ReadRange): Promise<string | undefined> {
  let zip: ZipFile;
  let parts: Map<string, Entry>;
  const source = new BlockReader(range, size);
  try {
    zip = await yauzl.fromRandomAccessReaderPromise(source, size, { lazyEntries: true, autoClose: false, strictFileNames: true });
    parts = await listParts(zip);
    return await checkParts(zip, parts);
  } catch (error) {
    if (source.failure) throw source.failure.error; // the staging bucket failed, which says nothing about the document
    return error instanceof Refusal ? error.message : 'is a damaged or incomplete ZIP file';
  }
}

async function checkParts(zip: ZipFile, parts: Map<string, Entry>): Promise<string | undefined> {
  const list = parts.get(CONTENT_TYPES.toLowerCase());
  if (!list) return 'is a ZIP archive, not a Word document';
  const types = declaredTypes(await inflate(zip, list));
  if (hasMacros(parts, types)) return 'contains macros, which are not accepted. Please save it as a Word document without macros (DOCX)';

  const main = types.find(({ type, part }) => type === MAIN.toLowerCase() && part !== undefined)?.part;
  if (!main) return 'is not a Word document (DOCX), although it is built like an Office file';
  const document = parts.get(main.replace(/^\//, ''));
  if (!document || document.uncompressedSize === 0) return 'is a Word document without text: the file is damaged';

  // A macro part may be declared under any name and type. This relationship is what makes it a macro part.
  const relations = parts.get(main.replace(/^\/?(.*?)([^/]+)$/, '$1_rels/$2.rels'));
  if (relations && /vbaProject|vbaData/i.test(decoded(await inflate(zip, relations)))) return 'contains macros, which are not accepted';
  return undefined;
}

function hasMacros(parts: Map<string, Entry>, types: readonly Declared[]): boolean {
  return (
    [...parts.keys()].some((name) => /(^|\/)vba(project|data)[^/]*$/.test(name)) ||
    types.some(({ type }) => /macroenabled|vbaproject|vbadata/.test(type))
  );
}

interface Declared {
  /** Lower case, because part names are compared without regard to case. */
  type: string;
  /** The part of an Override. Undefined for a Default, which applies to an extension. */
  part: string | undefined;
}

/** Reads the flat list without an XML parser. Refuses everything that a flat list does not need, so that nothing can hide from it. */
function declaredTypes(xml: string): Declared[] {
  if (/<!|\]\]>/.test(xml)) throw suspicious('is not a Word document that Word would write');
  return [...xml.matchAll(/<(?:[\w.-]+:)?(Default|Override)\b([^>]*)>/g)].map(([, tag, attributes = '']) => ({
    type: attribute(attributes, 'ContentType') ?? '',
    part: tag === 'Override' ? attribute(attributes, 'PartName') : undefined,
  }));
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '').toLowerCase() : undefined;
}

/** Replaces character references, so that none can hide a word that we search for. */
function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits) => character(Number.parseInt(digits, 10)))
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

async function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (parts.size >= MAX_ENTRIES) throw suspicious('is a ZIP archive with too many files, not a Word document');
    if (entry.isEncrypted()) throw suspicious('is encrypted. Please send it without a password');
    const name = entry.fileName.toLowerCase();
    // If two parts have the same name, a reader may use either: we would check one, and Word might open the other.
    if (parts.has(name)) throw suspicious('contains two parts with the same name: the file is damaged');
    parts.set(name, entry);
  }
  return parts;
}

/** Declared sizes can be wrong, so the inflated bytes are counted. */
async function inflate(zip: ZipFile, entry: Entry): Promise<string> {
  const tooBig = 'contains a part that is too large for a Word document';
  if (entry.uncompressedSize > MAX_INFLATED_BYTES) throw suspicious(tooBig);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_INFLATED_BYTES) throw suspicious(tooBig);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

/** Returns a refusal that ends the check. The caller puts the name of the file before the text. */
function suspicious(what: string): Refusal {
  return new Refusal('unsupported_document', what);
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

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false });
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
