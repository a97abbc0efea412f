import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';

/**
 * Modules of other packages that no function ever needs, and what stands in their place. What is left out here must not be
 * reached: the service keeps every path to it shut, and the deployed run goes through all that it does.
 */
const INSTEAD: readonly [module: RegExp, contents: string][] = [
  // Lambda hands credentials over in the environment. No files, no instance metadata, no single sign-on, no child process.
  [
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    "import { fromEnv } from '@aws-sdk/credential-provider-env'; export const defaultProvider = () => fromEnv();",
  ],
  // Of SSH we are the client alone, with keys that have no passphrase (shared/storages/sftp-login.ts refuses others).
  [/\/ssh2\/lib\/(server|keygen|http-agents)\.js$/, 'module.exports = {};'],
  [/\/bcrypt-pbkdf\/index\.js$/, 'module.exports = {};'],
  [/\/ssh2\/lib\/agent\.js$/, 'module.exports = { isAgent: () => false };'],
  // Only its `get` into a buffer needs it, which would hold a whole file in memory. We read streams.
  [/\/concat-stream\/index\.js$/, 'module.exports = undefined;'],
  // Our mail has no attachments whose kind would follow from a name, and servers that a Host names.
  [
    /\/nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/,
    "export const detectMimeType = () => 'application/octet-stream', detectExtension = () => 'bin';",
  ],
  [/\/nodemailer\/dist\/esm\/well-known\/services\.js$/, 'export const services = {};'],
  // Of age the X25519 recipients alone.
  [/@noble\/post-quantum\/hybrid\.js$/, 'export const MLKEM768P256 = undefined, MLKEM768X25519 = undefined;'],
  [/@noble\/curves\/nist\.js$/, 'export const p256 = undefined;'],
];

/** https://esbuild.github.io/plugins/#on-load */
export const bundleTrim: Plugin = {
  name: 'slim',
  setup({ onLoad }) {
    for (const [filter, contents] of INSTEAD) onLoad({ filter }, () => ({ contents, loader: 'js' }));
    onLoad({ filter: /@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, async ({ path }) => ({
      contents: withPlainKeys(withoutErrors(await readFile(path, 'utf8'), path)),
      loader: 'js',
    }));
    // Shapes of replies are for the OpenAPI document and for tests; to build them would cost every cold start.
    onLoad({ filter: /\/shared\/http\/replies\/[\w-]+\.ts$/ }, async ({ path }) => ({
      contents: withoutValues(await readFile(path, 'utf8')),
      loader: 'js',
    }));
    onLoad({ filter: /\/functions\/routes\.ts$/ }, () => ({ contents: `export const routes = ${JSON.stringify(answeredRows())};`, loader: 'js' }));
  },
};

/** The SDK writes the keys of its shapes as `[_h]`, which might have an effect; written out, the shapes of calls that we don't make can go. */
export function withPlainKeys(code: string): string {
  const values = new Map([...code.matchAll(/^const (_\w+) = (".*");$/gm)].map(([, name, value]) => [name, value]));
  return code.replace(/\[(_\w+)\]:/g, (computed, name) => (values.has(name) ? `${values.get(name)}:` : computed));
}

/** KMS and Lambda: their errors keep name and base class without the tables that make each a class of its own, which nobody here asks for. */
function withoutErrors(code: string, path: string): string {
  return /client-(kms|lambda)/.test(path) ? code.replace(/^n0_registry\.registerError\(.*$/gm, '') : code;
}

/** Every value that a module exports, as nothing. */
function withoutValues(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
}

/** The rows as a running function needs them. What only the deployment and the documents read is left out. */
function answeredRows() {
  return Object.fromEntries(
    Object.values<Row>(routes).map(({ uses: _uses, refuses: _refuses, memory: _memory, timeout: _timeout, ...row }) => [row.name, row]),
  );
}
