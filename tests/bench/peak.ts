import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decryptStream, encryptStream } from '#custody/age.ts';
import { freeBuffersEarly } from '#platform/garbage-collection.ts';
import { streamArchive } from './archive.ts';
import { discardOutput, type Sample } from './ciphers.ts';

// As a separate process with an operation and a Sample as JSON, it does the work once and prints its own peak memory.

const operations = {
  nothing: async () => {},
  encrypt: async ({ plain, recipient }: Sample) => discardOutput(plain, await encryptStream(recipient)),
  decrypt: async ({ sealed, identity }: Sample) => discardOutput(sealed, decryptStream({ identity })),
  archive: streamArchive,
};

/** Returns the peak resident memory of a separate process for one operation, in MiB. */
export function peakOf(operation: keyof typeof operations, sample: Sample): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), operation, JSON.stringify(sample)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.once('exit', (code) => (code === 0 ? resolve(Number(printed)) : reject(new Error(`Measuring ${operation} ended with ${code}.`))));
  });
}

/**
 * Returns the largest resident memory of a process in MiB, from its status on Linux. Node's `maxRSS` is not used: in a child process it
 * begins with the memory of the process that started it. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html
 */
export function peakIn(status: string): number {
  return megabytesOf('VmHWM', status);
}

function megabytesOf(field: string, status: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
}

/** Measures the resident memory of another process, in MiB, until it is stopped. Returns the peak and the first value. */
export function watchMemory(pid: number): () => Promise<{ peak: number; before: number }> {
  const read = async (): Promise<number> => megabytesOf('VmRSS', await readFile(`/proc/${pid}/status`, 'utf8'));
  const before = read();
  let peak = 0;
  const sample = async (): Promise<void> => {
    peak = Math.max(peak, await read());
  };
  const timer = setInterval(() => void sample().catch(() => {}), 20);
  return async () => {
    clearInterval(timer);
    return { peak, before: await before };
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , operation = '', sample = '{}'] = process.argv;
  freeBuffersEarly();
  // peakOf wrote both.
  await operations[operation as keyof typeof operations](JSON.parse(sample) as Sample);
  process.stdout.write(String(peakIn(await readFile('/proc/self/status', 'utf8'))));
}
