import type { Instant } from '#common/time.ts';

/** What one Survivor has read of an open transfer, each with the time of the first read. It outlives the transfer. */
export interface SurvivorReads {
  survivor: string;
  /** Their personal message. Absent before they have read it, and without one. */
  message?: Instant;
  /** By document id. */
  documents: Record<string, Instant>;
}

/** One first read, as the Host is notified of it. */
export interface FirstRead {
  survivorName: string;
  /** `undefined`: their personal message. */
  document: { filename: string } | undefined;
  at: Instant;
}

export function hasRead(reads: SurvivorReads | undefined, documentId: string): boolean {
  return reads?.documents[documentId] !== undefined;
}

/** Adds the first reads of documents. Later reads change nothing. */
export function recordDocumentsRead(reads: SurvivorReads | undefined, survivor: string, documentIds: readonly string[], now: Instant): SurvivorReads {
  const before = reads ?? { survivor, documents: {} };
  const read = Object.fromEntries(documentIds.map((id) => [id, now]));
  return { ...before, documents: { ...read, ...before.documents } };
}

/** Adds the first read of the personal message. Later reads change nothing. */
export function recordMessageRead(reads: SurvivorReads | undefined, survivor: string, now: Instant): SurvivorReads {
  return { message: now, ...(reads ?? { survivor, documents: {} }) };
}

/** Lists all first reads, oldest first. A document that is no longer in the will has an empty name. */
export function listReads(
  reads: readonly SurvivorReads[],
  survivors: readonly { id: string; name: string }[],
  documents: readonly { id: string; filename: string }[],
): FirstRead[] {
  const filenames = new Map(documents.map(({ id, filename }) => [id, filename]));
  const names = new Map(survivors.map(({ id, name }) => [id, name]));
  const all = reads.flatMap(({ survivor, message, documents: read }): FirstRead[] => {
    const survivorName = names.get(survivor) ?? '';
    const files = Object.entries(read).map(([id, at]): FirstRead => ({ survivorName, document: { filename: filenames.get(id) ?? '' }, at }));
    return message === undefined ? files : [{ survivorName, document: undefined, at: message }, ...files];
  });
  return all.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
