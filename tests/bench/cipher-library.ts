import { Decrypter, Encrypter } from 'age-encryption';

// A worker with the library alone. It does the work from memory to memory, and as a stream whose output is discarded.

/** `key`: a recipient to encrypt, or an identity to decrypt. */
export interface LibraryTask {
  key: string;
  file: Blob;
}

/** Milliseconds of both forms. */
export interface LibraryTimes {
  buffer: number;
  stream: number;
}

async function run({ key, file }: LibraryTask): Promise<LibraryTimes> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const work = key.startsWith('AGE-SECRET-KEY') ? decrypter(key) : encrypter(key);
  return { buffer: await timed(() => work(bytes)), stream: await timed(async () => drain(await work(file.stream()))) };
}

function encrypter(recipient: string) {
  const age = new Encrypter();
  age.addRecipient(recipient);
  return (from: Uint8Array | ReadableStream<Uint8Array>): Promise<unknown> => age.encrypt(from as Uint8Array); // both forms have the same name
}

function decrypter(identity: string) {
  const age = new Decrypter();
  age.addIdentity(identity);
  return (from: Uint8Array | ReadableStream<Uint8Array>): Promise<unknown> => age.decrypt(from as Uint8Array);
}

async function drain(stream: unknown): Promise<void> {
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read());
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

addEventListener('message', async ({ data }: MessageEvent<LibraryTask>) => postMessage(await run(data)));
