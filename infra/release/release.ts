import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildList } from './build-list.ts';
import { writeList } from './release-list.ts';
import { sha256 } from './sigsum.ts';

// npm run release: writes the list of this release into the folder release/. It reads no private key: this process has just run the
// code of all packages. docs/verify.md has the next steps.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
if (git('status', '--porcelain') !== '')
  throw new Error('Some files are not committed, so no one could build this release again. Commit them first.');
const list = writeList(await buildList(join(ROOT, 'cdk.out'), git('rev-parse', 'HEAD')));
mkdirSync(join(ROOT, 'release'), { recursive: true });
writeFileSync(join(ROOT, 'release/release.json'), list);
console.log(`release/release.json has the SHA-256 ${sha256(list).toString('hex')}. docs/verify.md says how to sign, log and publish it.`);
