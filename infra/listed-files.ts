import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files that Git does not ignore, also new ones, from the root of the project. Throws without Git. */
export function listedFiles(root = '.'): string[] {
  const given = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', given, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path))).sort();
}
