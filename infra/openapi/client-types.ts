import { writeFile } from 'node:fs/promises';
import openapiTs, { astToString } from 'openapi-typescript';

// Writes web/client.d.ts, the types of the client, from the OpenAPI document. `npm ci` runs it.

const root = new URL('../../', import.meta.url);
const nodes = await openapiTs(new URL('docs/api/openapi.json', root), { alphabetize: false, defaultNonNullable: false });
await writeFile(new URL('web/client.d.ts', root), `// Made from docs/api/openapi.json. Do not change it.\n${astToString(nodes)}`);
