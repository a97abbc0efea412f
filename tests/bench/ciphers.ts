import { spawn } from 'node:child_process';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { PassThrough, Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { decryptStream, encryptBytes, encryptStream, fileKeyOf } from '#custody/age.ts';
import { CHUNKS_A_BATCH } from '#custody/age-batch.ts';
import { headerLength, NONCE_BYTES } from '#custody/age-header.ts';
import { CHUNK, ENCRYPTED_CHUNK_BYTES, openPayload } from '#custody/age-payload.ts';
import { newFile } from '#custody/age-seal.ts';
import { createHashCheck } from '#sealing/seal-document.ts';
import { createMeter } from '#sealing/sealed-file.ts';

/** A file, its age file, and the key that opens it. */
export interface Sample {
  plain: string;
  sealed: string;
  sha256: string;
  identity: string;
  identityFile: string;
  recipient: string;
}

/** One implementation that encrypts or decrypts a whole sample. Its output is discarded. */
export type Implementation = (sample: Sample) => Promise<Time>;

/** Elapsed milliseconds, and the milliseconds of CPU time of this process. */
export interface Time {
  wall: number;
  cpu: number;
}

const READ = { highWaterMark: 1024 * 1024 };

export const encrypting = {
  /** The cipher alone, in memory: the baseline for all others. */
  'node, one shot in memory': async ({ plain }) => {
    const bytes = await readFile(plain);
    return timed(async () => {
      const cipher = createCipheriv('chacha20-poly1305', randomBytes(32), randomBytes(12), { authTagLength: 16 });
      cipher.update(bytes);
      cipher.final();
    });
  },
  'a part of ours: the file through a stream, without a cipher': ({ plain }) => timed(() => discardOutput(plain, new PassThrough())),
  'a part of ours: the chunks in memory, without a stream': async ({ plain, recipient }) => {
    const bytes = await readFile(plain);
    const { payload } = await newFile(recipient);
    return timed(async () => inBatches(bytes, CHUNK, (batch, last) => payload.pieces(batch, last)));
  },
  ours: async ({ plain, recipient }) => timed(async () => discardOutput(plain, await encryptStream(recipient))),
  'ours with SHA-256 in the same pass': async ({ plain, recipient }) =>
    timed(async () => discardOutput(plain, await encryptStream(recipient), createMeter().stream)),
  'ours as the seal worker hashes, before and after': async ({ plain, recipient, sha256 }) =>
    timed(async () => discardOutput(plain, createHashCheck(sha256), await encryptStream(recipient), createMeter().stream)),
  typage: ({ plain, recipient }) =>
    timed(async () => {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      await drainStream(await encrypter.encrypt(streamOf(plain)));
    }),
  'age program': ({ plain, recipient }) => withoutCpuTime(timed(() => runProgram('age', ['-r', recipient, '-o', '/dev/null', plain]))),
} as const satisfies Record<string, Implementation>;

export const decrypting = {
  'node, one shot in memory': async ({ plain }) => {
    const [key, nonce] = [randomBytes(32), randomBytes(12)];
    const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
    const sealed = cipher.update(await readFile(plain));
    cipher.final();
    return timed(async () => {
      const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 });
      decipher.setAuthTag(cipher.getAuthTag());
      decipher.update(sealed);
      decipher.final();
    });
  },
  'a part of ours: the file through a stream, without a cipher': ({ sealed }) => timed(() => discardOutput(sealed, new PassThrough())),
  'a part of ours: the chunks in memory, without a stream': async ({ sealed, identity }) => {
    const file = await readFile(sealed);
    const end = headerLength(file) ?? 0;
    const [fileKey, nonce] = [await fileKeyOf(identity, file), file.subarray(end, end + NONCE_BYTES)];
    const payload = openPayload(fileKey, nonce);
    const chunks = file.subarray(end + NONCE_BYTES);
    return timed(async () => inBatches(chunks, ENCRYPTED_CHUNK_BYTES, (batch, last) => payload.pieces(batch, last)));
  },
  ours: ({ sealed, identity }) => timed(() => discardOutput(sealed, decryptStream({ identity }))),
  typage: ({ sealed, identity }) =>
    timed(async () => {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      await drainStream(await decrypter.decrypt(streamOf(sealed)));
    }),
  'age program': ({ sealed, identityFile }) => withoutCpuTime(timed(() => runProgram('age', ['-d', '-i', identityFile, '-o', '/dev/null', sealed]))),
} as const satisfies Record<string, Implementation>;

/** Passes as many chunks in each call as our streams do. */
function inBatches(bytes: Uint8Array, chunk: number, each: (batch: Uint8Array, last: boolean) => unknown): void {
  const size = CHUNKS_A_BATCH * chunk;
  for (let at = 0; at < bytes.length; at += size) each(bytes.subarray(at, at + size), at + size >= bytes.length);
}

/** Measures how long some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<Time> {
  const [began, worked] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(worked);
  return { wall: performance.now() - began, cpu: (user + system) / 1000 };
}

/** Writes the age file of a plaintext. */
export async function sealFile(recipient: string, plain: string, sealed: string): Promise<void> {
  await writeFile(sealed, await encryptBytes(recipient, await readFile(plain)));
}

/** Reads a file through some streams and discards the result. */
export function discardOutput(file: string, ...streams: Transform[]): Promise<void> {
  const nowhere = new Writable({ highWaterMark: READ.highWaterMark, write: (_chunk, _encoding, done) => done() });
  return pipeline([createReadStream(file, READ), ...streams, nowhere]);
}

/** Runs a program to its end. Throws if it exits with another code than 0. */
function runProgram(name: string, given: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, given, { stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}.`))));
  });
}

/** Another process does the work, not this one. */
async function withoutCpuTime(time: Promise<Time>): Promise<Time> {
  return { ...(await time), cpu: Number.NaN };
}

function streamOf(file: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  // Node's own type of the same web stream. A file returns plain bytes.
  return Readable.toWeb(createReadStream(file, READ)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
}

async function drainStream(stream: ReadableStream<Uint8Array>): Promise<void> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read());
}
