import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Writes files that are made from the code, by their paths from the root. With --check on the command line, it only reports whether
 * they match the code, and the process ends with 1 if one does not. `command` writes them again.
 */
export async function writeOrCheck(command: string, files: readonly (readonly [path: string, content: string])[]): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  for (const [path, content] of files) {
    const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
    if (!values.check) await writeFile(file, content);
    else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
      process.exitCode = 1;
      console.error(`${path} does not match the code. Write it again with: ${command}`);
    }
  }
}
