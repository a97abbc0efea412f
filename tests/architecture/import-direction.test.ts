import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Imports that the linter refuses. Those between our own folders are in layers.test.ts too. The linter also knows packages, tests, and
 * files that only one folder may use.
 */
const REFUSED: [string, string][] = [
  ['shared/common', 'node:fs'],
  ['shared/common', '#wills/rules/will.ts'],
  ['shared/words', '#wills/rules/will.ts'],
  ['shared/words', '#web/shared/format.ts'],
  ['shared/words/en/pages', 'node:fs'],
  ['shared/wills/rules', 'node:fs'],
  ['shared/wills/rules', 'zod'],
  ['shared/wills/rules', '#wills/will-state.ts'],
  ['shared/wills/rules', '../store/keys.ts'],
  ['shared/store', '#wills/rules/will.ts'],
  ['shared/store', '#app/app.ts'],
  ['shared/platform', '#hosts/rows/hosts.ts'],
  ['shared/http', '#accounts/sessions.ts'],
  ['shared/transfers/rows', '#transfers/load-transfer.ts'],
  ['shared/transfers', '#transfers/wire/replies.ts'],
  ['shared/custody', '#app/app.ts'],
  ['shared/connectors', '#custody/age.ts'],
  ['shared/storages/adapters', '#custody/age.ts'],
  ['shared/sealing', '@aws-sdk/client-kms'],
  ['shared/http', '@aws-sdk/client-dynamodb'],
  ['shared/own-device', 'node:crypto'],
  ['shared/own-device', '#sealing/reshare.ts'],
  ['functions/transfer', './cancel.ts'],
  ['functions/transfer', '#functions/transfer/cancel.ts'],
  ['functions/transfer', '@aws-sdk/client-kms'],
  ['functions/transfer', '../x.ts'],
  ['functions/transfer', '#app/aws.ts'],
  ['infra/cloud', '#common/time.ts'],
  ['infra/cloud', '#store/keys.ts'],
  ['infra/cloud', '#http/endpoint.ts'],
  ['infra/cloud', '#custody/envelope.ts'],
  ['infra/local', '../table.ts'],
  ['tests/wills', '../support/stack.ts'],
  ['web/shared', '#tests/support/stack.ts'],
  ...[
    'common',
    'words',
    'wills/rules',
    'wills/wire',
    'custody',
    'store',
    'connectors',
    'storages',
    'recovery',
    'own-device',
    'sealing',
    'http',
    'platform',
    'app',
    'net',
  ].map((layer): [string, string] => [`shared/${layer}`, '#tests/support/stack.ts']),
  ['functions/transfer', '#tests/support/stack.ts'],
  ['infra/cloud', '#tests/support/stack.ts'],
  ['infra/local', '#tests/support/stack.ts'],
];

/** The forms in which one file can use another. */
const FORMS: [string, (from: string) => string][] = [
  ['import', (from) => `import { x } from '${from}';\n\nexport const y = x;\n`],
  ['import of a type', (from) => `import type { X } from '${from}';\n\nexport type Y = X;\n`],
  ['export', (from) => `export { x } from '${from}';\n`],
  ['import at run time', (from) => `export const y = async () => import('${from}');\n`],
];

let copy: string;
let refused: Set<string>;

/** Runs the linter's own rules once, in a separate folder, on files that break them. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'import-direction-'));
  // The linter reads the ignored files from a repository's .gitignore.
  execFileSync('git', ['init', '-q', copy]);
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(copy, file));
  for (const [folder, from] of REFUSED) for (const [form, code] of FORMS) plant(fileOf(folder, from, form), code(from));
  refused = lint();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe.each(FORMS)('by %s', (form) => {
  it.each(REFUSED)('%s may not use %s', (folder, from) => expect(refused).toContain(fileOf(folder, from, form)));
});

function fileOf(folder: string, from: string, form: string): string {
  return `${folder}/${`${form} ${from}`.replace(/\W+/g, '-')}.ts`;
}

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), code);
}

/** Returns the files with a forbidden import. */
function lint(): Set<string> {
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', '.'], { cwd: copy, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`The linter did not run: ${stderr}`);
  const { diagnostics }: { diagnostics: { category: string; severity: string; location: { path: string } }[] } = JSON.parse(stdout);
  const found = diagnostics.filter(({ category, severity }) => category === 'lint/style/noRestrictedImports' && severity === 'error');
  return new Set(found.map(({ location }) => location.path));
}
