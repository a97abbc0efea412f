import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const WORDS = fileURLToPath(new URL('../../shared/words/', import.meta.url));

const KINDS = {
  /** Phones from 2020 on, as web/vite.config.ts. */
  pages: { files: '*/pages/*.ts', options: { format: 'esm', target: ['es2020', 'chrome87', 'safari14'] } },
  /** A bundle is CommonJS, and contains English. */
  functions: { files: '!(en)/*.ts', options: { format: 'cjs', platform: 'node', target: 'node24' } },
} as const satisfies Record<string, { files: string; options: BuildOptions }>;

/** A file of words in one language, complete in itself. `file`: for pages `start`, for functions `messages`. */
export interface BuiltWords {
  language: string;
  file: string;
  code: string;
}

/** Builds the words of pages or of functions: one file for each language and file of words, so that each is loaded alone. `plugins` can change them. */
export async function buildWords(kind: keyof typeof KINDS, plugins: Plugin[] = []): Promise<BuiltWords[]> {
  const { files, options } = KINDS[kind];
  const { outputFiles } = await build({
    absWorkingDir: WORDS,
    entryPoints: globSync(files, { cwd: WORDS }).sort(),
    outbase: WORDS,
    outdir: WORDS,
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    logLevel: 'error',
    plugins,
    ...options,
  });
  return outputFiles.map(({ path, text }) => {
    const [language = '', ...parts] = relative(WORDS, path).split('/');
    return { language, file: (parts.at(-1) ?? '').replace(/\.js$/, ''), code: text };
  });
}
