import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Bundles all functions in one call, each into a folder of its own under `outdir`; answers what went into which. */
export async function bundleFunctions(names: readonly string[], outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: names.map((name) => ({ in: `${ENTRY}${name}`, out: join(folderOf(name), 'index') })),
    outdir,
    plugins: [entries],
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    // CommonJS is imported a quarter faster than ES modules, and most packages ship both.
    format: 'cjs',
    mainFields: ['module', 'main'],
    external: ['*.node', 'cpu-features'],
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
  });
  return metafile;
}

/** The folder of a function's bundle, under the folder of all. */
export function folderOf(name: string): string {
  return name.replaceAll('/', '-');
}

const ENTRY = 'entry:';

/** Each function's first file is made here: it hands the handler the deployed world, which has no settings but the environment. */
const entries: Plugin = {
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${ENTRY}`) }, ({ path }) => ({ path: path.slice(ENTRY.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({ contents: entryOf(path), loader: 'ts', resolveDir: ROOT }));
  },
};

export function entryOf(name: string): string {
  // Not a function of the service: it belongs to the deployment and needs no App.
  if (name === 'on-deployment') return "export { handler } from '#infra/cloud/on-deployment.ts';";
  return `
    import { handler } from '#functions/${name}.ts';
    import { createApp } from '#platform/aws.ts';
    import { provideApp } from '#platform/current-app.ts';
    provideApp(createApp(process.env));
    export { handler };
  `;
}
