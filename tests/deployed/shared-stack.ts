import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startTestStack } from '#tests/support/stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedStack: string;
  }
}

/** Where `npm run synth` writes, and where what the functions asked of AWS is kept for `npm run permissions`. */
const ASSEMBLY = fileURLToPath(new URL('../../cdk.out', import.meta.url));

/** One stack for the whole run, made of the templates and bundles of a deployment. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startTestStack({ assembly: ASSEMBLY });
  project.provide('sharedStack', stack.url);
  return async () => {
    const calls = await (await fetch(`${stack.url}/_local/calls`)).text();
    await writeFile(`${ASSEMBLY}/calls.json`, calls);
    await stack.stop();
  };
}
