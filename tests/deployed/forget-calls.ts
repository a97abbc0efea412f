import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What the functions of an earlier run asked of AWS says nothing about this one. */
export default async function setup(): Promise<void> {
  await rm(fileURLToPath(new URL('../../cdk.out/calls', import.meta.url)), { recursive: true, force: true });
}
