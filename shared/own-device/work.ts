import type { EncryptedFile } from './needs-documents.ts';

// What a page asks of the worker that holds the secrets. Only types: pages import nothing of custody.

/** A key that only a printed sheet has. `identity` is secret. */
export interface PaperKey {
  identity: string;
  recipient: string;
}

/** The Host's own sheet. `fingerprint`: of the key that signs, as papers print it. */
export interface SheetFacts {
  recipient: string;
  fingerprint: string;
}

/** A person in a will: their paper's public key, and what they may read alone. */
export interface SealedFor {
  recipient: string;
  message: string;
}

export interface ToSeal {
  documents: readonly File[];
  /** The secret on the Host's own sheet. */
  sheet: string;
  people: readonly SealedFor[];
  threshold: number;
  /** ISO 8601 in UTC. */
  sealedAt: string;
}

/** Whom a sealed will opens to from now on. `people`: all of them. A message only to those who are new. */
export type ToResplit = Omit<ToSeal, 'documents'>;

/** A file to upload. */
export interface Sealed {
  name: string;
  content: Blob;
  /** In hexadecimal. */
  sha256: string;
}

/** What a signed list says. `papers`: their public keys and check letters, in the order of the list. */
export interface ListFacts {
  fingerprint: string;
  generation: number;
  sealedAt: string;
  threshold: number;
  papers: readonly { recipient: string; check: string }[];
  files: readonly EncryptedFile[];
}

/** A document of an opened inner envelope. `path`: the name of the encrypted file. `filename`: safe to show and to save, and unique. */
export interface OpenedDocument {
  path: string;
  filename: string;
  mime_type: string;
  size_bytes: number;
}

export interface OpenedContent {
  documents: readonly OpenedDocument[];
  messages: readonly string[];
}

/** A share that someone has passed on. `recipient`: of their paper, or empty if the service has made its key. `file`: base64. */
export interface PassedShare {
  recipient: string;
  file: string;
}

/**
 * What a typed key is to some papers. `other`: a key, but of none of them. `at`: the positions of wrong letters, from 0. It is empty if
 * more than two are wrong, or if the paper is none of them.
 */
export type TypedKey = { is: 'right' | 'other' } | { is: 'mistyped'; at: readonly number[] };

/** How far the opening is. `known`: the recipients of the papers. `wrong`: the positions of the given shares that the Host has not made. */
export interface Progress {
  known: readonly string[];
  wrong: readonly number[];
}

/**
 * What the worker does. Each call is refused with a code of `Refusal`. The worker keeps secrets until it ends, and returns a secret
 * only when it has just been made, to be printed.
 */
export interface Work {
  makeKey(): PaperKey;
  /** The check letters of a paper. */
  checkOf(recipient: string): string;
  /** Compares what a person typed with the papers that have these public keys. */
  checkKey(typed: string, recipients: readonly string[]): TypedKey;
  readSheet(identity: string): SheetFacts;
  startSealing(given: ToSeal): void;
  /** Prepares the next `inner.will` from the list that is open. The documents stay as they are. */
  startResplit(given: ToResplit): void;
  /** The next file. `inner.will` is the last one. Null after it. */
  nextSealed(): Sealed | null;
  /** Checks the signature of the list. Refused with `document_too_large` if the list has more than a page seals. */
  openList(list: Blob): ListFacts;
  /** The documents of the list that is open. Opens it with the Host's own sheet. */
  openBySheet(identity: string): readonly OpenedDocument[];
  /** Returns the text of the square code in a photo of a paper. Null if there is none. */
  readPhoto(photo: Blob): string | null;
  /** Opens the share of this paper. Returns it encrypted to the others, in base64, and the public key of the paper. */
  usePaper(identity: string): PassedShare;
  /** Takes the shares of others. */
  addShares(shares: readonly PassedShare[]): Progress;
  /** Opens the envelope when enough shares are known. Refused with `document_too_large` if its content is larger than a page seals. */
  open(): OpenedContent;
  /** Decrypts a document that is in these parts, which then belong to the worker. */
  decrypt(path: string, parts: readonly Uint8Array<ArrayBuffer>[]): Blob;
  /** Stops long work until it continues. */
  pause(): void;
  continue(): void;
}

/** A message to the worker. */
export type Asked = { id: number; name: keyof Work; args: readonly unknown[] };

/** A message from the worker: how far a call is, or how it ended. */
export type Answered = { id: number } & ({ part: number } | { value: unknown } | { code: string });
