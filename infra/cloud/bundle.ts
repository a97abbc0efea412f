import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { bundleFiles } from './bundle-files.ts';
import { bundleTrim } from './bundle-trim.ts';
import { everyFunction, type FunctionCapability, type ServiceFunction, type ServiceFunctions } from './functions.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The part of a function's row that its bundle depends on. */
export type BundleSpec = Pick<ServiceFunction, 'name' | 'uses'>;

/** The options of every bundle. A build with other plugins keeps these: without them, it lacks the files that code reads. */
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
  plugins: [bundleFiles, bundleTrim],
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** The functions around the service, with the files of their handlers: those of a deployment, and the one that keeps lines of a log. They need no App. */
const WITHOUT_APP: Readonly<Record<string, string>> = {
  'on-deployment': '#infra/cloud/keyring-resource.ts',
  'prepare-account': '#infra/cloud/account-resources.ts',
  'publish-pages': '#infra/cloud/publish-pages.ts',
  'keep-heads': '#infra/cloud/keep-heads.ts',
};

/** Returns all functions to bundle: those of the service, and those around it. */
export function listBundles(functions: ServiceFunctions): BundleSpec[] {
  return [...everyFunction(functions), ...Object.keys(WITHOUT_APP).map((name) => ({ name, uses: [] }))];
}

/** Bundles all functions in one call, each into its own folder under `outdir`. Returns the modules of each bundle. */
export async function bundleFunctions(functions: readonly BundleSpec[], outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    ...BUNDLING,
    entryPoints: functions.map(({ name }) => ({ in: `${ENTRY}${name}`, out: join(bundleFolder(name), 'index') })),
    outdir,
    plugins: [entryFiles(functions), ...BUNDLING.plugins],
  });
  return metafile;
}

/** Returns the folder of a function's bundle, relative to `outdir`. */
export function bundleFolder(name: string): string {
  return name.replaceAll('/', '-');
}

const ENTRY = 'entry:';

/** Generates the entry file of each function. It composes the App from the environment before the handler runs. */
const entryFiles = (functions: readonly BundleSpec[]): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    const contents = new Map(functions.map((fn) => [fn.name, entrySource(fn)]));
    onResolve({ filter: new RegExp(`^${ENTRY}`) }, ({ path }) => ({ path: path.slice(ENTRY.length), namespace: 'entry' }));
    onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({ contents: contents.get(path) ?? '', loader: 'ts', resolveDir: ROOT }));
  },
});

export function entrySource({ name, uses }: BundleSpec): string {
  if (WITHOUT_APP[name]) return `export { handler } from '${WITHOUT_APP[name]}';`;
  const parts = partsOf(uses).join(', ');
  return `
    import { handler } from '#functions/${name}.ts';
    import { composeApp } from '#app/aws.ts';
    ${parts && `import { ${parts} } from '#app/parts.ts';`}
    import { provideApp } from '#app/current-app.ts';
    provideApp(composeApp(process.env, { ${parts} }));
    export { handler };
  `;
}

/** Returns the parts of the App that these uses need, by their names in shared/app/parts.ts. */
function partsOf(uses: readonly FunctionCapability[]): string[] {
  const has = (...wanted: FunctionCapability[]) => wanted.some((use) => uses.includes(use));
  const goesOut = has('outbound');
  return [
    ...(has('staging') ? ['staging'] : []),
    ...(goesOut && has('unwrap:connector-config', 'wrap:connector-config') ? ['connectors'] : []),
    ...(has('unwrap:push-key') && goesOut ? ['devices'] : []),
    ...(has('mailer') ? ['mailer'] : []),
    ...(has('service-channels') ? ['serviceChannels'] : []),
    ...(has('scheduler') ? ['schedules'] : []),
    ...(uses.some((use) => use.startsWith('invoke:')) ? ['workers'] : []),
    ...((goesOut && has('unwrap:storage-config', 'wrap:storage-config')) || has('packages:write') ? ['openStorage'] : []),
    ...(has('sign-in') ? ['drives'] : []),
    ...(has('page-check') ? ['answerPage'] : []),
    ...(has('table-settings') ? ['tableSettings'] : []),
    ...(has('evidence-key') ? ['evidenceKey'] : []),
    ...(has('invoke:pass-time') ? ['overdue'] : []),
  ];
}
