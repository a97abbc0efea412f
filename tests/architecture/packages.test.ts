import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  /** Is in the file of another package, and so in its hash. */
  inBundle?: boolean;
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
interface Package {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
  overrides: Record<string, object>;
}

const { allowScripts, dependencies, overrides }: Package = json('package.json');
const [, ...packages] = Object.entries<Locked>(json('package-lock.json').packages);

it('each package has its hash in the lock file, and no address', () => {
  expect(packages.filter(([, { integrity, resolved, inBundle }]) => (!integrity && !inBundle) || resolved)).toEqual([]);
});

it('the program node comes as a package with its hash, for each computer, and not from an install script', () => {
  const programs = packages.filter(([, one]) => 'bin' in one && JSON.stringify(one.bin).includes('"node"')).map(([path]) => path);
  expect(programs.sort()).toEqual(
    ['bin-darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64'].map((computer) => `node_modules/node-${computer}`),
  );
  expect(packages.filter(([path, { hasInstallScript }]) => hasInstallScript && programs.includes(path))).toEqual([]);
});

it('only the bundler may run an install script', () => {
  expect(Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed)).toEqual([['esbuild', true]]);
});

it('docs/architecture.md says why each package of a function and each override is there', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const unnamed = [...Object.keys(dependencies), ...Object.keys(overrides)].filter(
    (name) => !name.startsWith('@aws-sdk/') && !page.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
});
