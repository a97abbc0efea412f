import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Deletes the recorded AWS calls of earlier runs. */
export default async function setup(): Promise<void> {
  await rm(fileURLToPath(new URL('../../cdk.out/calls', import.meta.url)), { recursive: true, force: true });
}
