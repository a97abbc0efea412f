import openapiTs, { astToString } from 'openapi-typescript';
import { writeOrCheck } from '#infra/generated-files.ts';
import { createOpenApiDocument } from './document.ts';

// Writes docs/api/openapi.json and the types of the client. With --check it only reports whether they match the code.

const document = await createOpenApiDocument();

await writeOrCheck('npm run openapi', [
  ['docs/api/openapi.json', `${JSON.stringify(document, null, 2)}\n`],
  ['docs/api/client.d.ts', await clientTypes(document)],
]);

async function clientTypes(document: object): Promise<string> {
  // The document is plain data. The tool reads it as data too, but its type for it is narrower.
  const nodes = await openapiTs(document as Parameters<typeof openapiTs>[0], { alphabetize: false, defaultNonNullable: false });
  return `// Made by npm run openapi from docs/api/openapi.json.\n${astToString(nodes)}`;
}
