import type { RefusalCode, RefusalDetail } from '#common/refusal.ts';

/**
 * Replaces the service's own Refusal in the built programs. With the service's full list of sentences, every change of an
 * unrelated sentence would change the bytes of the programs, and with them the SHA-256 on the paper. The programs show their own
 * sentences, from shared/words.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: readonly RefusalDetail[] | undefined;

  constructor(code: RefusalCode, message?: string, details?: readonly RefusalDetail[]) {
    super(message ?? code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
