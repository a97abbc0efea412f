import * as z from 'zod';
import { FilePart } from '#http/list-fields.ts';

export const DownloadToken = z.string().max(1000);

/** Which ZIP file of an archive. */
export const ArchivePart = FilePart.describe('Which ZIP file, from 1. Required if there are several: `archives` of will-access lists them.');
