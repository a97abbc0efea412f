import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Returns the names and contents of a ZIP file, in its order. */
export async function unzipped(bytes: Buffer): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) found.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))]);
  return found;
}

/** Unpacks a ZIP file into a folder, as a family does. */
export async function unzipInto(folder: string, bytes: Buffer): Promise<void> {
  for (const [name, content] of await unzipped(bytes)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
