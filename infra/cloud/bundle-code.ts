import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { buildPages } from '#infra/pages/build-pages.ts';
import { bundleFolder, bundleFunctions, listBundles } from './bundle.ts';
import type { FunctionFactory } from './function-factory.ts';
import { serviceFunctions } from './functions.ts';

/** Bundles all functions and the pages into `folder`. Returns the code of a function by its name. */
export async function bundleCode(folder: string): Promise<FunctionFactory['code']> {
  const [metafile] = await Promise.all([bundleFunctions(listBundles(serviceFunctions()), folder), addPages(join(folder, 'publish-pages'))]);
  // The size budgets read which modules each bundle contains.
  writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
  return (name) => Code.fromAsset(join(folder, bundleFolder(name)));
}

/** Builds the pages next to the function that publishes them. */
async function addPages(bundle: string): Promise<void> {
  for (const { path, content } of await buildPages()) {
    const file = join(bundle, 'pages', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
