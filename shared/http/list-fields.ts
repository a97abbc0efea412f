import * as z from 'zod';

const MAX_ENTRIES = 100;
const LAST_OFFSET = 1_000_000;

/** A whole number in a query. */
export const wholeNumber = (name: string) => z.string().regex(/^\d+$/, `${name} must be a whole number.`).transform(Number);

/** Which of several files a query requests. */
export const FilePart = wholeNumber('part').pipe(
  z.int('part must be a whole number.').min(1, 'part must be 1 or more.').max(100, 'part must be 100 or less.'),
);

/** The number of entries that a query requests: 1 or more. At most 100 are returned. */
export const Limit = wholeNumber('limit')
  .transform((limit) => Math.min(limit, MAX_ENTRIES))
  .pipe(z.int().min(1, 'limit must be 1 or more.'))
  .describe(`1 or more. A value above ${MAX_ENTRIES} is read as ${MAX_ENTRIES}.`);

/** The number of entries that a query skips. */
export const Offset = wholeNumber('offset').pipe(z.int().max(LAST_OFFSET, `offset must be ${LAST_OFFSET} or less.`).min(0));
