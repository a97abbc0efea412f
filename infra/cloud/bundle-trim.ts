import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';

/**
 * Modules of other packages that no function needs, or that Node has too, each with its replacement. Code that is left out must be unreachable:
 * the service closes every path to it, and the deployed run exercises all functions.
 */
const REPLACEMENTS: readonly [module: RegExp, contents: string][] = [
  // Lambda passes credentials in the environment. Files, instance metadata, single sign-on and child processes are not needed.
  [
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    "import { fromEnv } from '@aws-sdk/credential-provider-env'; export const defaultProvider = () => fromEnv();",
  ],
  // We need the SSH client only, with keys that have no passphrase (shared/storages/adapters/sftp-login.ts rejects others).
  [/\/ssh2\/lib\/(server|keygen|http-agents)\.js$/, 'module.exports = {};'],
  [/\/bcrypt-pbkdf\/index\.js$/, 'module.exports = {};'],
  [/\/ssh2\/lib\/agent\.js$/, 'module.exports = { isAgent: () => false };'],
  // Only `get` into a buffer needs this module, and that would hold a whole file in memory. We read streams.
  [/\/concat-stream\/index\.js$/, 'module.exports = undefined;'],
  // Our mail has no attachments whose type follows from a file name. The Host gives each mail server by its address.
  [
    /\/nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/,
    "export const detectMimeType = () => 'application/octet-stream', detectExtension = () => 'bin';",
  ],
  [/\/nodemailer\/dist\/esm\/well-known\/services\.js$/, 'export const services = {};'],
  // It goes over one SMTP connection for each mail (shared/connectors/email.ts).
  [/\/nodemailer\/dist\/esm\/(smtp-pool|(sendmail|ses|stream|json)-transport)\/index\.js$/, 'export default undefined;'],
  // It signs in with a name and a password, over no proxy, and the mail server signs the mail.
  [/\/nodemailer\/dist\/esm\/(xoauth2|dkim)\/index\.js$/, 'export default undefined;'],
  [/\/nodemailer\/dist\/esm\/smtp-connection\/http-proxy-client\.js$/, 'export default undefined;'],
  // In ZIP files that are streamed. Node's own CRC-32 is seven times as fast as this one in JavaScript.
  [/\/buffer-crc32\/dist\/index\.[cm]js$/, "exports.unsigned = require('node:zlib').crc32;"],
  // JSON Schema is made for the OpenAPI document only, before a deployment.
  [
    /\/zod\/v4\/core\/to-json-schema\.js$/,
    'export const createToJSONSchemaMethod = () => undefined, createStandardJSONSchemaMethod = () => undefined;',
  ],
  [/\/zod\/v4\/core\/json-schema-processors\.js$/, 'export const toJSONSchema = undefined;'],
  [/\/zod\/v4\/core\/json-schema-generator\.js$/, 'export const JSONSchemaGenerator = undefined;'],
  // Of age, we need the X25519 recipients only.
  [/@noble\/post-quantum\/hybrid\.js$/, 'export const MLKEM768P256 = undefined, MLKEM768X25519 = undefined;'],
  [/@noble\/curves\/nist\.js$/, 'export const p256 = undefined;'],
];

/** Returns the module that a bundle has in place of the one in this file. */
export const replacementOf = (file: string): string | undefined => REPLACEMENTS.find(([module]) => module.test(file))?.[1];

/** Modules that lose only a part, each with the function that returns the rest of its code. */
const REWRITES: readonly [module: RegExp, rewrite: (code: string, path: string) => string][] = [
  [/@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/, (code, path) => inlineComputedKeys(dropErrorRegistrations(code, path))],
  // Reply schemas are for the OpenAPI document and for tests. Building them would slow down every cold start.
  [/\/shared\/(\w+\/wire\/([\w-]+-)?replies|http\/wire-types)\.ts$/, dropValues],
  [/\/functions\/routes\.ts$/, () => `export const routes = ${JSON.stringify(runtimeRows())};`],
];

/** The modules that the plugin changes. A pattern that matches none is out of date. */
export const TRIMMED: readonly RegExp[] = [...REPLACEMENTS, ...REWRITES].map(([module]) => module);

/**
 * Leaves out of the bundles what no function needs. Bundlers cannot: the code is reachable, and only we know that it never runs.
 * Without this plugin most bundles exceed their size budget, and without any one of its rules some do or every cold start is slower.
 * https://esbuild.github.io/plugins/#on-load
 */
export const bundleTrim: Plugin = {
  name: 'bundle-trim',
  setup({ onLoad }) {
    for (const [filter, contents] of REPLACEMENTS) onLoad({ filter }, () => ({ contents, loader: 'js' }));
    for (const [filter, rewrite] of REWRITES) {
      onLoad({ filter }, async ({ path }) => ({ contents: rewrite(await readFile(path, 'utf8'), path), loader: 'js' }));
    }
  },
};

/**
 * Returns the SDK's schemas with plain keys instead of computed ones such as `[_h]`. A computed key could have a side effect,
 * so esbuild keeps it. With plain keys, it drops the schemas of calls that we do not make.
 */
export function inlineComputedKeys(code: string): string {
  const values = new Map([...code.matchAll(/^const (_\w+) = (".*");$/gm)].map(([, name, value]) => [name, value]));
  return code.replace(/\[(_\w+)\]:/g, (computed, name) => (values.has(name) ? `${values.get(name)}:` : computed));
}

/** Drops the error classes of KMS and Lambda. Their errors keep name and base class, and our code uses nothing else of them. */
function dropErrorRegistrations(code: string, path: string): string {
  return /client-(kms|lambda)/.test(path) ? code.replace(/^n0_registry\.registerError\(.*$/gm, '') : code;
}

/** Returns a module that exports the same names, all undefined. */
function dropValues(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  return names.map((name) => `export const ${name} = undefined;`).join('\n');
}

/** Returns the rows as a running function needs them, without the fields that only the deployment and the API reference read. */
function runtimeRows() {
  return Object.fromEntries(Object.values<Row>(routes).map(({ uses: _uses, refuses: _refuses, timeout: _timeout, ...row }) => [row.name, row]));
}
