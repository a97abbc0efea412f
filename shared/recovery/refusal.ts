import type { RefusalCode, RefusalDetail } from '#domain/refusal.ts';

/**
 * Replaces the service's own Refusal in the built program. With the service's full list of sentences, every change of an
 * unrelated sentence would change the program's bytes, and with them the SHA-256 on the paper.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: readonly RefusalDetail[] | undefined;

  constructor(code: RefusalCode, message?: string, details?: readonly RefusalDetail[]) {
    super(message ?? SENTENCES[code] ?? code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The sentences for a person at their own computer; main.ts adds what to do next. */
const SENTENCES: { [Code in RefusalCode]?: string } = {
  package_altered: 'The package is not the one that was sealed. It was changed, or its proofs belong to another package.',
  age_file_invalid: 'An encrypted file is damaged or incomplete.',
  wrong_key: 'An encrypted file was not made for this key.',
  share_altered: 'A share of the key is damaged or was changed.',
  shares_do_not_open: 'The shares of the key do not open this package.',
};
