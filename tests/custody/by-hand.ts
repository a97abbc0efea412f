import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The page that a family follows. */
export const PAGE = readFileSync('docs/recovery.md', 'utf8');

/** The code blocks of a section of the page, exactly as they are printed and in the order in which a reader types them. */
export function linesOf(title: string): string {
  const section = PAGE.split(/^##+ /m).find((text) => text.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`docs/recovery.md has no section "${title}".`);
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines]) => lines ?? '').join('\n');
}

/** Checks and opens a package whose key is in `will-key.txt`. */
export const AFTER_COMBINING = ['Check that the package is genuine', 'The documents'].map(linesOf).join('\n');
/** Opens a package that the service has sealed, and the outer envelope of one that a person has sealed first. */
export const OUTER = `${linesOf('By hand')}\n${AFTER_COMBINING}`;
/** Continues with the documents that a person has sealed on their own device. */
export const INNER = linesOf('Documents that the person has sealed on their own device');
/** Chooses an older generation. */
export const OLDER = linesOf('An older generation');

/** A version manager puts a script in front of each program, in a folder called shims. It takes ten times as long as Python to start. */
const isShims = (folder: string): boolean => folder.endsWith('/shims');
const folders = (process.env['PATH'] ?? '').split(':');
const env = { ...process.env, PATH: [...folders.filter((one) => !isShims(one)), ...folders.filter(isShims)].join(':') };

const missing = ['age --version', 'python3 --version', 'openssl version', 'sh -c true'].filter((command) => {
  const [program = '', ...args] = command.split(' ');
  return spawnSync(program, args, { env }).status !== 0;
});
if (missing.length > 0 && process.env['REQUIRE_TOOLS'] === '1') throw new Error(`Required and not installed: ${missing.join(', ')}`);
if (missing.length > 0) console.warn(`Skipped the test of docs/recovery.md. Please install: ${missing.join(', ')}`);
/** Whether the programs are missing that the page needs. */
export const cannotType = missing.length > 0;

/** Runs lines in a shell in a folder. */
export function typeIn(cwd: string, lines: string): { code: number | null; said: string } {
  // As in a terminal: what the programs print and their errors, in order.
  const { status, stdout } = spawnSync('sh', ['-c', `exec 2>&1\n${lines}`], { cwd, env, encoding: 'utf8' });
  return { code: status, said: stdout };
}
