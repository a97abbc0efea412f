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
