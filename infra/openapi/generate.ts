import { writeOrCheck } from '#infra/generated-files.ts';
import { createOpenApiDocument } from './document.ts';

// Writes docs/api/openapi.json, and the types of the client from it. With --check it only reports whether the document matches the code.

await writeOrCheck('npm run openapi', [['docs/api/openapi.json', printed(await createOpenApiDocument())]]);
if (!process.argv.includes('--check')) await import('./client-types.ts');

/** Returns the JSON with short lists in one line. */
function printed(value: object): string {
  const lists = /\[\n\s+((?:"(?:[^"\\\n]|\\.)*"|[\w.-]+)(?:,\n\s+(?:"(?:[^"\\\n]|\\.)*"|[\w.-]+))*)\n\s+\]/g;
  const text = JSON.stringify(value, null, 2).replace(lists, (list, items: string) => {
    const line = `[${items.replace(/,\n\s+/g, ', ')}]`;
    return line.length > 120 ? list : line;
  });
  return `${text}\n`;
}
