import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OWN_FILES_ONLY, type Page, readPage, sendPage } from '#infra/local/static-page.ts';

/** The files of the API reference by address. Swagger UI is installed with the project, so that no other site is contacted. */
const FILES: Readonly<Record<string, URL>> = {
  '/docs': new URL('pages/docs.html', import.meta.url),
  '/docs/docs.css': new URL('pages/docs.css', import.meta.url),
  '/docs/docs.js': new URL('pages/docs.js', import.meta.url),
  '/docs/swagger-ui.css': new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
  '/docs/swagger-ui-bundle.js': new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
};

/** Returns the handler for `/docs`, the API reference, and `/docs/openapi.json`, its source. Reads the document from `root`. */
export function serveDocs(root: URL): (request: IncomingMessage, response: ServerResponse) => void {
  const document = new URL('docs/api/openapi.json', root);
  return (request, response) => {
    find(request.url?.split('?')[0] ?? '', document).then(
      (page) => (page ? sendPage(response, page) : response.writeHead(404).end('The API reference has no such page.')),
      () => response.writeHead(404).end('This service has no API document. Write it with `npm run generate`.'),
    );
  };
}

async function find(path: string, document: URL): Promise<Page | undefined> {
  if (path === '/docs/openapi.json')
    return { type: 'application/json; charset=utf-8', content: await describeHere(document), policy: OWN_FILES_ONLY };
  const file = FILES[path];
  return file && readPage(file);
}

/** Returns the document with this address as its server, so that requests from the page go to the service that serves it. */
async function describeHere(document: URL): Promise<string> {
  return JSON.stringify({ ...JSON.parse(await readFile(document, 'utf8')), servers: [{ url: '/', description: 'This local stack.' }] });
}
