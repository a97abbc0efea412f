import { renameSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, type TestContext } from 'vitest';
import './watch.ts';

// Writes the running test into a file, because the service may run in another process.

const folder = process.env['GUARDS_FOLDER'];

function write(name: string): void {
  // Renamed, so that no process reads half of it.
  writeFileSync(`${folder}/next`, JSON.stringify([name]));
  renameSync(`${folder}/next`, `${folder}/current`);
}

/** The name of a test as the reporter writes it. */
function fullName({ task }: TestContext): string {
  const names = [task.name];
  for (let { suite } = task; suite; suite = suite.suite) names.unshift(suite.name);
  return names.filter(Boolean).join(' ');
}

write('');
beforeEach((context) => write(fullName(context)));
afterEach(() => write(''));
