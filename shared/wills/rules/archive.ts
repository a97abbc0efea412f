import type { Instant } from '#common/time.ts';

/**
 * The most bytes of documents in one archive: 190 MB. With its names and lists it stays below 200,000,000 bytes, the most that a function
 * can stream: https://docs.aws.amazon.com/lambda/latest/dg/configuration-response-streaming.html
 */
export const MAX_ARCHIVE_BYTES = 190 * 1024 * 1024;

/** The document id in the token of an archive. No document has it: theirs are UUIDs. */
export const ALL_DOCUMENTS = 'all';

/** Divides the documents of a will into archives, in their order. The result is the same each time. */
export function archiveParts<Document extends { size: number }>(documents: readonly Document[], most = MAX_ARCHIVE_BYTES): Document[][] {
  const parts: Document[][] = [];
  let size = 0;
  for (const document of documents) {
    const part = parts.at(-1);
    const fits = part !== undefined && size + document.size <= most;
    if (fits) part.push(document);
    else parts.push([document]);
    size = fits ? size + document.size : document.size;
  }
  return parts;
}

/** Returns the part that is asked for, from 1. Undefined if there is none, and without a number if there are several: one of them must not pass for the whole. */
export function choosePart<Part>(parts: readonly Part[], part: number | undefined): Part | undefined {
  return part === undefined && parts.length > 1 ? undefined : parts[(part ?? 1) - 1];
}

/** Returns the file name of one archive. `part` counts from 1. */
export function archiveName(part: number, parts: number): string {
  return parts === 1 ? 'documents.zip' : `documents-${part}-of-${parts}.zip`;
}

/** A copy of the sealed package that the Host has taken home, as far as its parts have arrived. */
export interface TakenCopy {
  revision: number;
  generation: number;
  /** How many ZIP files it has, and which of them were sent whole. */
  of: number;
  parts: readonly number[];
  /** When the newest part was sent. */
  at: Instant;
}

type Taken = Pick<TakenCopy, 'revision' | 'generation'>;

/** What is next to the documents in a package takes the rest of what a function can stream (`MAX_ARCHIVE_BYTES`). */
const MAX_COPY_BYTES = 180 * 1024 * 1024;
const MAX_KEPT = 10;

/** Divides the documents of a package into the ZIP files of a copy. Everything else is in the first one. */
export function copyParts<Document extends { size: number }>(documents: readonly Document[]): Document[][] {
  return archiveParts(documents, MAX_COPY_BYTES);
}

/** Records that one part was sent whole. Of very many copies, the newest are kept. */
export function addCopyPart(
  copies: readonly TakenCopy[],
  { revision, generation }: Taken,
  { part, of }: { part: number; of: number },
  at: Instant,
): TakenCopy[] {
  const isSame = (copy: TakenCopy) => copy.revision === revision && copy.generation === generation;
  const parts = copies.find(isSame)?.parts ?? [];
  const copy = { revision, generation, of, parts: [...new Set([...parts, part])].sort((a, b) => a - b), at };
  return [...copies.filter((one) => !isSame(one)), copy].slice(-MAX_KEPT);
}

/** The copies whose every part was sent, the newest first. `isCurrent`: no document and no Survivor has changed since. */
export function wholeCopies({ copies = [], sealed }: { copies?: readonly TakenCopy[]; sealed: Taken }) {
  return copies
    .filter(({ parts, of }) => parts.length === of)
    .map(({ at, revision, generation }) => ({ at, isCurrent: revision === sealed.revision && generation === sealed.generation }))
    .reverse();
}
