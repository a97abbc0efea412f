// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16

/** A file of a ZIP. Together they have less than 4 GB. */
export interface ZipFile {
  /** Unique, and without a folder. */
  name: string;
  content: Blob;
}

const VERSION = 20;
/** The names are in UTF-8. The checksum is in front of each file: some unpackers read no stored file without it. */
const FLAGS = 0x0800;
/** 1 January 1980, the first day that the format has. It stands for no time. */
const DAY = 0x21;

/** Returns a ZIP file with these files in this order, not compressed. Does not copy them into memory. */
export async function zipOf(files: readonly ZipFile[]): Promise<Blob> {
  const entries: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = new TextEncoder().encode(name);
    const common = [...u16(VERSION), ...u16(FLAGS), ...u16(0), ...u16(0), ...u16(DAY), ...u32(await crc32(content))];
    const sizes = [...u32(content.size), ...u32(content.size), ...u16(title.length), ...u16(0)];
    const head = Uint8Array.of(...u32(0x04034b50), ...common, ...sizes, ...title);
    const entry = [...u32(0x02014b50), ...u16(VERSION), ...common, ...sizes, ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(offset), ...title];
    directory.push(Uint8Array.from(entry));
    entries.push(head, content);
    offset += head.length + content.size;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = u16(files.length);
  const end = Uint8Array.of(...u32(0x06054b50), ...u16(0), ...u16(0), ...count, ...count, ...u32(size), ...u32(offset), ...u16(0));
  return new Blob([...entries, ...directory, end], { type: 'application/zip' });
}

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** The checksum of a ZIP file. Reads the content in pieces, so that the page can paint. */
async function crc32(content: Blob): Promise<number> {
  const reader = content.stream().getReader();
  let crc = 0xffffffff;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const byte of next.value) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  }
  return ~crc >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, value) => {
  let crc = value;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});
