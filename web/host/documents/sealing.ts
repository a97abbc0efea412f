import type { paths } from '#api';
import { CallFailed, isRefused } from '#web/shared/failure.ts';

/** What the service has sealed, and what makes it fragile. */
export type Sealed = paths['/api/will/encrypt']['post']['responses'][200]['content']['application/json'];

/** The parts of a sealing that talk to the service and to the clock. */
export interface SealingCalls {
  /** Seals the will, or joins the sealing that runs. */
  seal(): Promise<Sealed>;
  /** How the will is now: the number of its sealings, and whether one runs. Throws `CallFailed` if the service cannot be reached. */
  look(): Promise<{ revision: number; isRunning: boolean }>;
  wait(seconds: number): Promise<void>;
}

/** A sealing of 500 MB takes minutes. After this many attempts, the Host decides. */
const ATTEMPTS = 40;
const PAUSE_SECONDS = 5;

/**
 * Seals the will and waits until it is done, also if the service needs more time than one request has, or if the connection breaks:
 * the service continues. Returns null if it is done and the reply was lost. `revision` is the number of sealings before. Throws
 * `CallFailed`.
 */
export async function sealUntilDone(calls: SealingCalls, revision: number): Promise<Sealed | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await calls.seal();
    } catch (error) {
      if (!(error instanceof CallFailed) || attempt >= ATTEMPTS) throw error;
      const { failure } = error;
      if (failure.kind === 'refused' && !isRefused(failure, 'sealing_in_progress')) throw error;
      await calls.wait((failure.kind === 'refused' && failure.retryAfterSeconds) || PAUSE_SECONDS);
      if (failure.kind === 'unreachable') {
        const now = await calls.look();
        if (now.revision > revision) return null;
        // The request did not arrive.
        if (!now.isRunning) throw error;
      }
    }
  }
}
