import type { ReadRange } from './zip-parts.ts';

/** https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/05060311-bfce-4b12-874d-71fd4ce63aea */
export const CFB_BEGINNING = '\xd0\xcf\x11\xe0';

const ENTRIES_READ = 16 * 1024;

/**
 * Says what a compound file is, by the names of its streams: an Office file with a password, or one of before 2007. The message continues
 * a sentence about the file. https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto/
 */
export async function describeOfficeFile(head: Uint8Array, size: number, range: ReadRange): Promise<string> {
  const names = Buffer.from(await range(...directoryOf(head, size))).toString('utf16le');
  if (names.includes('EncryptedPackage')) return 'is an Office file with a password. Please save it without a password, or as a PDF';
  if (names.includes('WordDocument')) return 'is a Word document in the old format (DOC). Please save it as DOCX or PDF';
  return 'is an Office file in the old format, or one with a password. Please save it as DOCX or PDF, without a password';
}

/** The header names the first sector of the list of streams. Its other sectors usually follow it. */
function directoryOf(head: Uint8Array, size: number): [start: number, end: number] {
  const header = Buffer.from(head.subarray(0, 512));
  if (header.length < 512) return [0, header.length];
  const start = (header.readUInt32LE(48) + 1) * 2 ** Math.min(header.readUInt16LE(30), 12);
  return start < size ? [start, Math.min(start + ENTRIES_READ, size)] : [0, header.length];
}
