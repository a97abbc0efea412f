import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Returns the names and contents of a ZIP file, in its order. */
export async function unzipped(bytes: Buffer): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) found.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))]);
  return found;
}
