import type { Instant } from '#common/time.ts';
import { archiveParts } from './archive.ts';

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
