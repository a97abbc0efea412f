import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptBytes } from '#custody/age.ts';
import type { Manifest } from '#custody/manifest.ts';
import { storedIn } from '#tests/custody/recover-stored.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { access, type Body, letter, openWill, type SealedWill, type StartedTransfer, sealWill, survivorAt } from '#tests/support/story.ts';

// A thief who knows the password of the Host's storage can read and write the whole package. The service still opens the will.

const GENUINE = 'Dear all, the key is under the third flower pot.\n';
/** How the thief replaces each document but the last one. The thief knows the stored bytes, and the recipient from the manifest. */
const FORGERIES: [string, (genuine: Uint8Array, recipient: string) => Promise<Uint8Array> | Uint8Array][] = [
  ['another document under the right recipient', (_, recipient) => encryptBytes(recipient, Buffer.from('Everything goes to me.'))],
  ['the document with a bit of its head flipped', (genuine) => genuine.map((byte, i) => (i === 170 ? byte ^ 1 : byte))],
  ['no bytes at all', () => new Uint8Array(0)],
];

let stack: RealStack;
let will: SealedWill;
let transfer: StartedTransfer;
let documents: Body[];

beforeAll(async () => {
  stack = await startRealStack('device');
  const storage = await storedIn(stack);
  const names = [...FORGERIES.map((_, i) => `letter${i}.txt`), 'untouched.txt'];
  will = await sealWill(stack, { documents: names.map((name) => letter(name, GENUINE)) });
  const path = (await storage.paths()).find((one) => one.endsWith('/manifest.1.json')) ?? '';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // Written by the service a moment ago
  const manifest = JSON.parse(Buffer.from(await storage.read(path)).toString('utf8')) as Manifest;
  // The manifest lists documents in the order of their upload
  const paths = manifest.files.filter(({ role }) => role === 'document').map((file) => folder + file.path);
  for (const [i, [, forge]] of FORGERIES.entries()) {
    const target = paths[i] ?? '';
    await storage.put(target, await forge(await storage.read(target), manifest.recipient));
  }
  // The manifest is replaced too, by one that lists no files
  await storage.put(path, Buffer.from(JSON.stringify({ ...manifest, files: [] })));
  transfer = await openWill(will);
  documents = (await access(transfer, survivorAt(will, 0))).body.documents;
});
afterAll(() => stack.stop());

async function read(filename: string): Promise<{ isVerified: boolean; status: number; code: string | undefined; text: string }> {
  const { download_url, integrity_verified } = documents.find((one) => one.filename === filename);
  const url = new URL(download_url);
  const { status, body, bytes } = await survivorAt(will, 0).call('GET', `${url.pathname}${url.search}`);
  return { isVerified: integrity_verified, status, code: body?.code, text: bytes.toString('utf8') };
}

describe('a thief who writes to the storage of a sealed will', () => {
  it.each(FORGERIES.map(([what], i) => [what, `letter${i}.txt`]))('cannot replace a document by %s', async (_, filename) => {
    const { text, ...answer } = await read(filename);
    expect(answer).toEqual({ isVerified: false, status: 503, code: 'package_altered' });
    expect(text).not.toMatch(/Everything goes to me|flower pot/);
  });

  it('cannot replace the manifest, because the service uses its own stored manifest', async () => {
    expect(await read('untouched.txt')).toMatchObject({ isVerified: true, status: 200, text: GENUINE });
  });
});
