import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import { buildPages } from '#infra/pages/build-pages.ts';
import { type BuiltWords, buildWords } from '#infra/words/build.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The modules that read files from their own folder. Each writes these files into the folder of a bundle that contains it and these modules. */
const WRITERS: Readonly<Record<string, (folder: string, modules: object) => Promise<void>>> = {
  'shared/recovery/program.ts': copyRecoveryPrograms,
  'shared/words/in-language.ts': writeWords,
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
    onLoad({ filter: /\/(program|publish-pages|in-language)\.ts$/ }, async ({ path }) => {
      if (!(relative(ROOT, path) in WRITERS)) return undefined;
      return { contents: asCommonJs(await readFile(path, 'utf8')), loader: 'ts' };
    });
    onEnd(async ({ metafile }) => {
      if (metafile) await writeFiles(metafile);
    });
  },
};

/** A bundle is CommonJS, and so are the files of words next to it. */
function asCommonJs(code: string): string {
  return code
    .replaceAll('import.meta.dirname', '__dirname')
    .replace('createRequire(import.meta.url)', 'require')
    .replace(/load\(`.*`\)/, "load('./words/' + language + '/' + file + '.js')");
}

async function writeFiles({ outputs }: Metafile): Promise<void> {
  const writing = Object.entries(outputs).flatMap(([file, { inputs }]) =>
    Object.entries(WRITERS).flatMap(([module, write]) => (module in inputs ? [write(join(ROOT, dirname(file)), inputs)] : [])),
  );
  await Promise.all(writing);
}

/** The bundle treats the recovery programs as data and never runs them. */
async function copyRecoveryPrograms(folder: string): Promise<void> {
  const copy = (name: string) =>
    cp(join(ROOT, 'shared/recovery', name), join(folder, name), { recursive: true, filter: (source) => !source.endsWith('.md') });
  await Promise.all(['recover.mjs', 'recover.html', 'earlier'].map(copy));
}

/** The words of all other languages, of the files that the bundle has in English. */
async function writeWords(folder: string, modules: object): Promise<void> {
  words ??= buildWords('functions');
  for (const { language, file, code } of await words) {
    if (!(`shared/words/en/${file}.ts` in modules)) continue;
    await mkdir(join(folder, 'words', language), { recursive: true });
    await writeFile(join(folder, 'words', language, `${file}.js`), code);
  }
}

/** They are the same for all functions. */
let words: Promise<BuiltWords[]> | undefined;

async function writePages(folder: string): Promise<void> {
  for (const { path, content } of await buildPages()) {
    const file = join(folder, 'pages', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
