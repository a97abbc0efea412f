import * as z from 'zod';
import { isDirectoryPath } from '#storages/index.ts';

/** A folder of the Host's storage. */
export const DirectoryPath = z
  .string('directory_path is required.')
  .min(1, 'directory_path is required.')
  .refine(isDirectoryPath, 'directory_path must be a folder path without "..".');
