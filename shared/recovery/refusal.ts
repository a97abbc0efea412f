import type { RefusalCode, RefusalDetail } from '#domain/refusal.ts';

/**
 * Stands in for the service's own Refusal in the built program. The service's whole list of sentences would change the
 * program's bytes, and with them the SHA-256 on the paper, whenever a sentence about something else is changed.
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

/** For a person at their own computer. */
const SENTENCES: { [Code in RefusalCode]?: string } = {
  package_altered: 'The package is not what was sealed: it was changed, or its proofs belong to something else.',
  age_file_invalid: 'An encrypted file is damaged or incomplete.',
  wrong_key: 'An encrypted file was not made for this key.',
  share_altered: 'A piece of the key is not what it was when it was made.',
  shares_do_not_open: 'The pieces of the key do not open this package.',
};
