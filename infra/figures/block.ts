import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The start and the end of the part of a page that a command makes. */
export const startOf = (command: string): string => `<!-- made by: ${command} -->`;
export const END = '<!-- end -->';

/** Returns the page with new content for the part that this command makes. Throws if the page has no such part. */
export function replaceBlock(page: string, command: string, content: string): string {
  const start = page.indexOf(startOf(command));
  const end = page.indexOf(END, start);
  if (start < 0 || end < 0)
    throw new Error(`The page has no part between "${startOf(command)}" and "${END}". Add both lines where the figures belong.`);
  return `${page.slice(0, start)}${startOf(command)}\n${content}\n${page.slice(end)}`;
}

/** Writes the part of a page that this command makes. `path` starts at the root of the repository. */
export async function writeBlock(path: string, command: string, content: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  await writeFile(file, replaceBlock(await readFile(file, 'utf8'), command, content));
  console.log(`${path}: wrote what "${command}" makes.`);
}
