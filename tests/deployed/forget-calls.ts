import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Deletes the recorded AWS calls of earlier runs. A run that repeats a few files keeps them (`KEEP_CALLS`). */
export default async function setup(): Promise<void> {
  if (process.env['KEEP_CALLS']) return;
  await rm(fileURLToPath(new URL('../../cdk.out/calls', import.meta.url)), { recursive: true, force: true });
}
