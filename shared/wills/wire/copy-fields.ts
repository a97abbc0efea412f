import { FilePart } from '#http/list-fields.ts';

/** Which ZIP file of a copy of the package. */
export const CopyPart = FilePart.describe('Which ZIP file, from 1. Required if there are several: `copy.parts` of the overview says how many.');
