// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16

interface ZipFile {
  /** In ASCII. */
  name: string;
  content: Uint8Array;
}

const VERSION = 20;
/** 1 January 1980, the first day that the format has: the files have their own times. */
const DAY = 0x21;

/** Returns a ZIP file with these files in this order, not compressed. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const entries: number[][] = [];
  const directory: number[][] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = Array.from(name, (character) => character.charCodeAt(0));
    const common = [...u16(VERSION), ...u16(0), ...u16(0), ...u16(0), ...u16(DAY), ...u32(crc32(content))];
    const sizes = [...u32(content.length), ...u32(content.length), ...u16(title.length), ...u16(0)];
    const head = [...u32(0x04034b50), ...common, ...sizes, ...title];
    directory.push([...u32(0x02014b50), ...u16(VERSION), ...common, ...sizes, ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(offset), ...title]);
    entries.push(head, Array.from(content));
    offset += head.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = u16(files.length);
  const end = [...u32(0x06054b50), ...u16(0), ...u16(0), ...count, ...count, ...u32(size), ...u32(offset), ...u16(0)];
  return Uint8Array.from([...entries, ...directory, end].flat());
}

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** The checksum of a ZIP file. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
