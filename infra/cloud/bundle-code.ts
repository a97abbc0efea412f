import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFolder, bundleFunctions, listBundles } from './bundle.ts';
import type { FunctionFactory } from './function-factory.ts';
import { serviceFunctions } from './functions.ts';

/** Bundles all functions and the pages into `folder`. Returns the code of a function by its name. */
export async function bundleCode(folder: string): Promise<FunctionFactory['code']> {
  const metafile = await bundleFunctions(listBundles(serviceFunctions()), folder);
  // The size budgets read which modules each bundle contains.
  writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
  return (name) => Code.fromAsset(join(folder, bundleFolder(name)));
}
