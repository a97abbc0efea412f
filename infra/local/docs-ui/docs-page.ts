import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Row } from '#infra/local/service.ts';
import { type ApiDocument, renderReference } from './docs-reference.ts';
import { escapeHtml, renderPage } from './page.ts';

type Rows = Readonly<Record<string, Row & { limit?: string }>>;

/** Returns the handler for `/docs`, the API reference, and `/docs/openapi.json`, its source. Reads the document from `root`. */
export function serveDocs(root: URL, rows: Rows): (request: IncomingMessage, response: ServerResponse) => void {
  const file = new URL('docs/api/openapi.json', root);
  return (request, response) => {
    readFile(file, 'utf8')
      .then(
        (text): Page => (request.url?.startsWith('/docs/openapi.json') ? ['application/json', text] : ['text/html', renderDocs(text)]),
        // Without a document, the index of endpoints is shown.
        (): Page => ['text/html', renderIndex(rows)],
      )
      .then(
        ([type, text]) => response.setHeader('content-type', `${type}; charset=utf-8`).end(text),
        (error: unknown) => response.writeHead(500).end(`The API reference cannot be shown: ${String(error)}`),
      );
  };
}

type Page = [type: string, text: string];

function renderDocs(text: string): string {
  // We generate this file, and a test checks its structure.
  return renderPage('API', renderReference(JSON.parse(text) as ApiDocument));
}

/** Returns a page with all endpoints of the index. */
function renderIndex(rows: Rows): string {
  const lines = Object.entries(rows).map(([name, { method, path, auth, limit = '' }]) => {
    const cells = [method, path, auth === 'bearer' ? 'Bearer' : 'public', limit, `functions/${name}.ts`];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const heads = ['Method', 'Path', 'Access', 'Limit', 'Handler'].map((head) => `<th>${head}</th>`);
  return renderPage('API', `<h1>API</h1><table><tr>${heads.join('')}</tr>${lines.join('')}</table>`);
}
