import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import { access, letter, openWill, type StartedTransfer, type Survivor, sealWill, survivorAt } from '#tests/support/story.ts';

const MB = 1024 * 1024;
const EVERY_MS = 500;

let stack: TestStack;
beforeAll(async () => {
  // Memory is counted after a collection: what is left then is held, not forgotten.
  stack = await startTestStack({ nodeArguments: ['--expose-gc'] });
});
afterAll(() => stack?.stop());

/** The most bytes that the service held while `run` ran. Emulators have separate processes. The allocator decides what else the process occupies. */
async function largestDuring(run: () => Promise<void>): Promise<number> {
  let running = true;
  let largest = 0;
  const sample = async () => {
    while (running) {
      const { heapUsed, arrayBuffers } = await stack.memory();
      largest = Math.max(largest, heapUsed + arrayBuffers);
      await pause(EVERY_MS);
    }
  };
  const work = run().finally(() => {
    running = false;
  });
  await Promise.all([work, sample()]);
  return largest;
}

/** One file of this size through upload, encryption, opening and download; it comes back as it was. */
async function passThrough(size: number): Promise<void> {
  const content = Buffer.from(randomBytes(size / 2).toString('hex'), 'latin1');
  const will = await sealWill(stack, { survivors: 2, documents: [letter('diary.txt', content)] });
  const transfer = await openWill(will);
  const ben = survivorAt(will, 0);
  const [document] = (await access(transfer, ben)).body.documents;
  expect(document).toMatchObject({ size_bytes: size, integrity_verified: true });
  const download = await ben.call('GET', document.download_url);
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect([download.status, hash(download.bytes)]).toEqual([200, hash(content)]);
}

/** All documents as one archive, and a range of one of them. The client counts the bytes, and keeps none. */
async function readArchive(transfer: StartedTransfer, survivor: Survivor): Promise<void> {
  const { archives, documents } = (await access(transfer, survivor)).body;
  let received = 0;
  for await (const chunk of (await fetch(archives[0].download_url)).body ?? []) received += chunk.length;
  expect(received).toBe(archives[0].size_bytes);
  const part = await fetch(documents[0].download_url, { headers: { range: 'bytes=-1000' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1000]);
}

it('an archive of 150 MB makes the service hold less than one of its files', async () => {
  const content = Buffer.alloc(50 * MB, 'a long diary\n');
  const will = await sealWill(stack, { survivors: 2, documents: ['one.txt', 'two.txt', 'three.txt'].map((name) => letter(name, content)) });
  const transfer = await openWill(will);
  const ben = survivorAt(will, 0);
  await access(transfer, ben);
  const idle = await largestDuring(async () => void (await access(transfer, ben)));
  const reading = await largestDuring(() => readArchive(transfer, ben));
  expect((reading - idle) / MB).toBeLessThan(40);
}, 300_000);

it('a file of 50 MB makes the service hold less than the file itself, over a file of 1 MB', async () => {
  const small = await largestDuring(() => passThrough(MB));
  const large = await largestDuring(() => passThrough(50 * MB));
  expect((large - small) / MB).toBeLessThan(40);
}, 300_000);
