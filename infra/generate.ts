import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createOpenApiDocument } from './openapi/document.ts';
import { languageModules } from './words/registry.ts';

// npm run generate [-- --check]: writes the pages that are made from the code, and the types of the client. With --check it only reports
// whether the pages match the code, and ends with 1 if one does not.

// Without the `--` before it, npm keeps --check for itself.
const isGiven = process.env['npm_config_check'] !== undefined;
const { values } = parseArgs({ options: { check: { type: 'boolean', default: isGiven } } });
await writeOrCheck('docs/api/openapi.json', printed(await createOpenApiDocument()));
for (const { path, content } of languageModules()) await writeOrCheck(path, content);
if (!values.check) await import('./openapi/client-types.ts');

async function writeOrCheck(path: string, content: string): Promise<void> {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (!values.check) await writeFile(file, content);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
    process.exitCode = 1;
    console.error(`${path} does not match the code. Write it again with: npm run generate`);
  }
}

/** Returns the JSON with short lists in one line. */
function printed(value: object): string {
  const lists = /\[\n\s+((?:"(?:[^"\\\n]|\\.)*"|[\w.-]+)(?:,\n\s+(?:"(?:[^"\\\n]|\\.)*"|[\w.-]+))*)\n\s+\]/g;
  const text = JSON.stringify(value, null, 2).replace(lists, (list, items: string) => {
    const line = `[${items.replace(/,\n\s+/g, ', ')}]`;
    return line.length > 120 ? list : line;
  });
  return `${text}\n`;
}
