import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import openapiTs, { astToString } from 'openapi-typescript';
import { createOpenApiDocument } from './document.ts';

// Writes docs/api/openapi.json and the types of the client. With --check it only reports whether they match the code.

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const document = await createOpenApiDocument();
const targets = [
  ['docs/api/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
  ['docs/api/client.d.ts', await clientTypes(document)],
] as const;

for (const [path, content] of targets) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  if (!values.check) await writeFile(file, content);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
    process.exitCode = 1;
    console.error(`${path} does not match the code. Write it again with: npm run openapi`);
  }
}

async function clientTypes(document: object): Promise<string> {
  // The document is plain data. The tool reads it as data too, but its type for it is narrower.
  const nodes = await openapiTs(document as Parameters<typeof openapiTs>[0], { alphabetize: false, defaultNonNullable: false });
  return `// Made by npm run openapi from docs/api/openapi.json.\n${astToString(nodes)}`;
}
