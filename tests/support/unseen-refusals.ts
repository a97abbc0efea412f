import { readFileSync } from 'node:fs';
import { type RouteName, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';

// Prints the refusals that a row names and that no test saw. First run the tests with REFUSALS_SEEN=<file>, then this script with
// the same file. A refusal in the list is either not tested yet, or the endpoint can no longer answer it.

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file that the tests have written: node tests/support/unseen-refusals.ts <file>');

const seen = new Set(readFileSync(file, 'utf8').split('\n'));
// The type of Object.keys does not show that these are the rows' names.
for (const name of Object.keys(routes) as RouteName[]) {
  const { method, path, refuses = [] }: Row = routes[name];
  const at = `${method} ${path.replaceAll(/<(\w+)>/g, '{$1}')}`;
  const wasSeen = (code: string) => [...seen].some((line) => line.startsWith(`${at} `) && line.endsWith(` ${code.replace('503 ', '')}`));
  const unseen = refuses.filter((refusal) => !wasSeen(refusal));
  if (unseen.length > 0) console.log(`${at}: ${unseen.join(', ')}`);
}
