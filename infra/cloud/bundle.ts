import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { bundleTrim } from './bundle-trim.ts';
import { everyFunction, type ServiceFunction, type ServiceFunctions, type Use } from './functions.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What a bundle is made from. */
export type Bundled = Pick<ServiceFunction, 'name' | 'uses'>;

/** How every bundle is made, what it is compared with included. */
export const BUNDLING = {
  absWorkingDir: ROOT,
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
  // What a module reads from its own folder lies in the bundle's folder.
  define: { 'import.meta.dirname': '__dirname' },
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Everything to bundle: the service's functions, and the one that a deployment calls. */
export function bundled(functions: ServiceFunctions): Bundled[] {
  return [...everyFunction(functions), { name: 'on-deployment', uses: [] }];
}

/** Bundles functions in one call, each into a folder of its own under `outdir`; answers what went into which. */
export async function bundleFunctions(functions: readonly Bundled[], outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    ...BUNDLING,
    entryPoints: functions.map(({ name }) => ({ in: `${ENTRY}${name}`, out: join(folderOf(name), 'index') })),
    outdir,
    plugins: [entries(functions), bundleTrim],
  });
  await copyRecoveryProgram(metafile);
  return metafile;
}

/** Puts the recovery program next to each bundle that reads it: data, carried and not run. */
async function copyRecoveryProgram({ outputs }: Metafile): Promise<void> {
  const carriers = Object.entries(outputs).filter(([, { inputs }]) => 'shared/recovery/program.ts' in inputs);
  await Promise.all(carriers.map(([file]) => copyFile(`${ROOT}shared/recovery/recover.mjs`, join(ROOT, dirname(file), 'recover.mjs'))));
}

/** The folder of a function's bundle, under the folder of all. */
export function folderOf(name: string): string {
  return name.replaceAll('/', '-');
}

const ENTRY = 'entry:';

/** Each function's first file is made here: it hands the handler the deployed world, which has no settings but the environment. */
const entries = (functions: readonly Bundled[]): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    const contents = new Map(functions.map((fn) => [fn.name, entryOf(fn)]));
    onResolve({ filter: new RegExp(`^${ENTRY}`) }, ({ path }) => ({ path: path.slice(ENTRY.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({ contents: contents.get(path) ?? '', loader: 'ts', resolveDir: ROOT }));
  },
});

export function entryOf({ name, uses }: Bundled): string {
  // Not a function of the service: it belongs to the deployment and needs no App.
  if (name === 'on-deployment') return "export { handler } from '#infra/cloud/on-deployment.ts';";
  const parts = partsOf(uses).join(', ');
  return `
    import { handler } from '#functions/${name}.ts';
    import { composeApp } from '#platform/aws.ts';
    ${parts && `import { ${parts} } from '#platform/parts.ts';`}
    import { provideApp } from '#platform/current-app.ts';
    provideApp(composeApp(process.env, { ${parts} }));
    export { handler };
  `;
}

/** The parts of the App that these uses ask for, by their names in shared/platform/parts.ts. */
function partsOf(uses: readonly Use[]): string[] {
  const has = (...wanted: Use[]) => wanted.some((use) => uses.includes(use));
  const goesOut = has('outbound');
  return [
    ...(has('staging') ? ['staging'] : []),
    ...(goesOut && has('unwrap:connector-config', 'wrap:connector-config') ? ['connectors'] : []),
    ...(has('mailer') ? ['mailer'] : []),
    ...(has('scheduler') ? ['schedules'] : []),
    ...(uses.some((use) => use.startsWith('invoke:')) ? ['workers'] : []),
    ...(goesOut && has('unwrap:storage-config', 'wrap:storage-config') ? ['openStorage'] : []),
    ...(has('sign-in') ? ['drives'] : []),
    ...(has('page-check') ? ['answerPage'] : []),
  ];
}
