import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The directory of a package in the path of a module. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;
const COPYRIGHT = /^.*copyright \(?[c©\d].*$/gim;

/**
 * Returns the notices that the licences of the packages in a file ask for: their copyrights, and each text of a licence once. The text
 * of the Apache License is that of this work, and is left out.
 */
export function noticesOf({ outputs }: Metafile): string {
  const inputs = Object.values(outputs).flatMap(({ inputs: parts }) => Object.entries(parts).filter(([, { bytesInOutput }]) => bytesInOutput > 0));
  const folders = [...new Set(inputs.flatMap(([path]) => PACKAGE.exec(path)?.map((folder) => ROOT + folder) ?? []))].sort();
  const byText = Map.groupBy(folders.map(licenceOf), ({ text }) => text.replace(/\W+/g, ' ').toLowerCase());
  const parts = [...byText.values()].map((same) => {
    const lines = same.map(({ name, copyright }) => [name, copyright.join('; ')].filter(Boolean).join(': '));
    return [...lines, '', same[0]?.text].join('\n').trim();
  });
  return ['This file contains code of other packages, under their own licences.', ...parts].join('\n\n');
}

interface Licence {
  name: string;
  copyright: string[];
  text: string;
}

/** Throws if a package has no text of a licence. */
function licenceOf(folder: string): Licence {
  const { name, version, license }: Record<'name' | 'version' | 'license', string> = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = ['LICENSE-MIT', 'LICENSE', 'LICENSE.md', 'LICENCE'].map((one) => `${folder}/${one}`).find(existsSync);
  if (!file) throw new Error(`The package ${name} has no text of its licence.`);
  const whole = readFileSync(file, 'utf8').replaceAll('\r', '');
  if (license === 'Apache-2.0')
    return { name: `${name} ${version}`, copyright: [], text: 'Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0' };
  const text = whole
    .replace(COPYRIGHT, '')
    .replace(/^\W*(?:The )?MIT License(?: \(MIT\))?\s*$/im, '')
    .trim();
  return { name: `${name} ${version}`, copyright: whole.match(COPYRIGHT)?.map((line) => line.trim()) ?? [], text: text.replace(/\n{3,}/g, '\n\n') };
}
