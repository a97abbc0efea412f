import type { Answered, Asked, Work } from '#own-device/work.ts';
import { trustedWorker } from '#web/shared/trusted-worker.ts';

/** The build of the pages replaces it by the address of the file. */
declare const OWN_DEVICE_WORKER: string;

/** A worker that encrypts and decrypts. It holds the inner key and the shares until `end`. */
export interface Cipher {
  ask<Name extends keyof Work>(name: Name, ...args: Parameters<Work[Name]>): Promise<ReturnType<Work[Name]>>;
  /** Reports how far the running call is, from 0 to 1. */
  onProgress(listener: (part: number) => void): void;
  /** Forgets everything, also what runs. */
  end(): void;
}

/** A call that the worker refused. `code`: why, as custody names it, or `failed`. */
export class CipherRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'CipherRefused';
    this.code = code;
  }
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Bytes are given away, not copied. */
const buffersIn = (args: readonly unknown[]): ArrayBuffer[] =>
  args.flat().flatMap((one) => (one instanceof Uint8Array ? [one.buffer as ArrayBuffer] : []));

/** Starts the worker. A worker that does not start refuses each call with `failed`. */
export function startCipher(): Cipher {
  const worker = new Worker(trustedWorker(OWN_DEVICE_WORKER));
  const pending = new Map<number, Pending>();
  let listener: (part: number) => void = () => {};
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    if ('part' in data) return listener(data.part);
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('value' in data) call?.resolve(data.value);
    else call?.reject(new CipherRefused(data.code));
  };
  let isOver = false;
  const rejectAll = () => {
    isOver = true;
    for (const { reject } of pending.values()) reject(new CipherRefused('failed'));
    pending.clear();
  };
  worker.onerror = rejectAll;
  return {
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(new CipherRefused('failed'));
        last += 1;
        pending.set(last, { resolve: resolve as Pending['resolve'], reject });
        worker.postMessage({ id: last, name, args } satisfies Asked, buffersIn(args));
      }),
    onProgress: (next) => {
      listener = next;
    },
    end: () => {
      worker.terminate();
      rejectAll();
    },
  };
}
