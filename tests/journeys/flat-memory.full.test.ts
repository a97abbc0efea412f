import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { access, letter, openWill, type SealedWill, type StartedTransfer, type Survivor, sealWill, survivorAt } from '#tests/support/story.ts';

const MB = 1024 * 1024;
const EVERY_MS = 500;

// Memory is counted after a collection: what is left then is held, not forgotten.
const stack = sharedRealStack('memory', { nodeArguments: ['--expose-gc'] });

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

/** All documents as one archive, and a range of one of them. The client counts the bytes, and keeps none. */
async function readArchive(transfer: StartedTransfer, survivor: Survivor): Promise<void> {
  const { archives, documents } = (await access(transfer, survivor)).body;
  let received = 0;
  for await (const chunk of (await fetch(archives[0].download_url)).body ?? []) received += chunk.length;
  expect(received).toBe(archives[0].size_bytes);
  const part = await fetch(documents[0].download_url, { headers: { range: 'bytes=-1000' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1000]);
}

it('100 MB in two files make the service hold less than one of them, when they are sealed and when they are read', async () => {
  const content = Buffer.from(randomBytes(25 * MB).toString('hex'), 'latin1');
  const documents = ['one.txt', 'two.txt'].map((name) => letter(name, content));
  const idle = await largestDuring(async () => void (await sealWill(stack, { survivors: 2 })));
  let will: SealedWill | undefined;
  const sealing = await largestDuring(async () => {
    will = await sealWill(stack, { survivors: 2, documents });
  });
  if (!will) throw new Error('The will was not sealed.');
  const transfer = await openWill(will);
  const reading = await largestDuring(() => readArchive(transfer, survivorAt(transfer.will, 0)));
  expect([(sealing - idle) / MB < 40, (reading - idle) / MB < 40]).toEqual([true, true]);
}, 300_000);
