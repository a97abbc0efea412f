import { saveFile } from '#common/save-file.ts';
import { type ZipFile, zipOf } from '#common/zip.ts';

/** Reads a document. Its type says nothing about its content, so that no browser opens it. */
export async function contentOf(document: AsyncIterable<Uint8Array>): Promise<Blob> {
  const parts: BlobPart[] = [];
  for await (const piece of document) parts.push(new Uint8Array(piece));
  return new Blob(parts, { type: 'application/octet-stream' });
}

/** Saves one file as it is, and several as one ZIP file with this name. Their names must be unique and without a folder. */
export async function saveTogether(files: readonly ZipFile[], name: string): Promise<void> {
  const [only] = files;
  if (files.length === 1 && only) saveFile(only.content, only.name);
  else saveFile(await zipOf(files), name);
}

/** Returns whether a file has one of the kinds that the service accepts. Others could be programs. */
export function isUsualKind(name: string): boolean {
  return /\.(?:pdf|docx|txt|csv|md|jpe?g|png|gif|webp|tiff?|hei[cf])$/i.test(name);
}
