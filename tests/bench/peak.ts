import { readFile } from 'node:fs/promises';

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
