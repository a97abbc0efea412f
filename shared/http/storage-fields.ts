import * as z from 'zod';
import { isDirectoryPath, MOST_PATH_BYTES } from '#storages/index.ts';

/** A folder of the Host's storage. */
export const DirectoryPath = z
  .string('directory_path is required.')
  .min(1, 'directory_path is required.')
  .refine(isDirectoryPath, 'directory_path must be a folder path without "..".')
  .meta({ maxLength: MOST_PATH_BYTES, description: `${MOST_PATH_BYTES} bytes in UTF-8 at most.` });
