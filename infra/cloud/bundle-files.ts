import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import { buildPages } from '#infra/pages/build-pages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The modules that read files from their own folder. Each writes these files into the folder of a bundle that contains it. */
const WRITERS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'shared/recovery/program.ts': copyRecoveryPrograms,
  'infra/cloud/publish-pages.ts': writePages,
};

/**
 * Puts the files that a module reads at run time next to every bundle that contains the module. In a bundle, no other module may ask
 * where it is: the build fails, because the files that it would read there are missing. https://esbuild.github.io/plugins/#on-end
 */
export const bundleFiles: Plugin = {
  name: 'bundle-files',
  setup({ onLoad, onEnd, initialOptions }) {
    initialOptions.logOverride = { ...initialOptions.logOverride, 'empty-import-meta': 'error' };
    onLoad({ filter: /\/(program|publish-pages)\.ts$/ }, async ({ path }) => {
      if (!(relative(ROOT, path) in WRITERS)) return undefined;
      // A bundle is CommonJS.
      return { contents: (await readFile(path, 'utf8')).replaceAll('import.meta.dirname', '__dirname'), loader: 'ts' };
    });
    onEnd(async ({ metafile }) => {
      if (metafile) await writeFiles(metafile);
    });
  },
};

async function writeFiles({ outputs }: Metafile): Promise<void> {
  const writing = Object.entries(outputs).flatMap(([file, { inputs }]) =>
    Object.entries(WRITERS).flatMap(([module, write]) => (module in inputs ? [write(join(ROOT, dirname(file)))] : [])),
  );
  await Promise.all(writing);
}

/** The bundle treats the recovery programs as data and never runs them. */
async function copyRecoveryPrograms(folder: string): Promise<void> {
  const copy = (name: string) =>
    cp(join(ROOT, 'shared/recovery', name), join(folder, name), { recursive: true, filter: (source) => !source.endsWith('.md') });
  await Promise.all(['recover.mjs', 'recover.html', 'earlier'].map(copy));
}

async function writePages(folder: string): Promise<void> {
  for (const { path, content } of await buildPages()) {
    const file = join(folder, 'pages', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
