import { createWriteStream, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { ZipFile } from 'yazl';
import { bundleFolder, bundleFunctions, listBundles } from './bundle.ts';
import type { FunctionFactory } from './function-factory.ts';
import { serviceFunctions } from './functions.ts';

/** Bundles all functions and the pages into `folder`. Returns the code of a function by its name. */
export async function bundleCode(folder: string): Promise<FunctionFactory['code']> {
  const bundles = listBundles(serviceFunctions());
  const metafile = await bundleFunctions(bundles, folder);
  // The size budgets read which modules each bundle contains.
  writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
  // Bundles are CommonJS. Below our own package.json, Node would read them as modules.
  writeFileSync(join(folder, 'package.json'), '{}');
  for (const { name } of bundles) await zipFolder(join(folder, bundleFolder(name)), archiveOf(folder, name));
  return (name) => Code.fromAsset(archiveOf(folder, name));
}

const archiveOf = (folder: string, name: string): string => join(folder, `${bundleFolder(name)}.zip`);

/**
 * Writes the archive that AWS gets. Its SHA-256 is the CodeSha256 that AWS reports, so it is the same for the same files, on each
 * machine: no times or rights of this one, and nothing compressed, because zlib compresses differently on different processors.
 */
export async function zipFolder(folder: string, file: string): Promise<void> {
  const archive = new ZipFile();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort())
    archive.addFile(path, relative(folder, path), { mtime: new Date(1980, 0, 1), mode: 0o100644, compress: false, forceDosTimestamp: true });
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(file));
}
