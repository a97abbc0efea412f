import * as z from 'zod';
import { digits } from '#http/list-fields.ts';

export const DownloadToken = z.string('The token of the download link is required.').max(1000);

/** Which ZIP file of an archive. */
export const ArchivePart = digits('part')
  .pipe(z.int('part must be a whole number.').min(1, 'part must be 1 or more.').max(100, 'part must be 100 or less.'))
  .describe('Which ZIP file, from 1. Required if there are several: `archives` of will-access lists them.');
