import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { galleryText } from './gallery.ts';

// npm run messages: prints every message with sample data. npm run messages -- <commit>: prints what changed in them since that commit.

const [commit] = process.argv.slice(2);
if (commit === undefined) process.stdout.write(galleryText());
else showChanges(commit);

function showChanges(from: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    writeFileSync(join(folder, 'before.md'), messagesOf(from, join(folder, 'code')));
    writeFileSync(join(folder, 'after.md'), galleryText());
    // Each part of the difference names its message.
    const git = ['-c', 'diff.default.xfuncname=^### .*', 'diff', '--no-index', '--', 'before.md', 'after.md'];
    const { status } = spawnSync('git', git, { cwd: folder, stdio: 'inherit' });
    if (status === 0) console.log(`The messages are those of ${from}.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the messages of another commit: its code writes them, with the packages of this one. */
function messagesOf(from: string, folder: string): string {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', from, 'package.json', 'infra', 'shared'], { maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const print = "import('./infra/messages/gallery.ts').then(({ galleryText }) => process.stdout.write(galleryText()))";
  return execFileSync(process.execPath, ['--input-type=module', '--eval', print], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
}
