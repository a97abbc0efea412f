import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Row } from '#infra/local/service.ts';
import { type ApiDocument, renderReference } from './docs-reference.ts';
import { escapeHtml, renderPage } from './page.ts';

type Rows = Readonly<Record<string, Row & { limit?: string }>>;

/** Answers `/docs` with the reference of the API and `/docs/openapi.json` with the document it is made of, read from the service at `root`. */
export function serveDocs(root: URL, rows: Rows): (request: IncomingMessage, response: ServerResponse) => void {
  const file = new URL('docs/api/openapi.json', root);
  return (request, response) => {
    readFile(file, 'utf8')
      .then(
        (text): Page => (request.url?.startsWith('/docs/openapi.json') ? ['application/json', text] : ['text/html', renderDocs(text)]),
        // A service without a document still has its index.
        (): Page => ['text/html', renderIndex(rows)],
      )
      .then(
        ([type, text]) => response.setHeader('content-type', `${type}; charset=utf-8`).end(text),
        (error: unknown) => response.writeHead(500).end(`The document can't be shown: ${String(error)}`),
      );
  };
}

type Page = [type: string, text: string];

function renderDocs(text: string): string {
  // Our own generated file; a test proves its form.
  return renderPage('API', renderReference(JSON.parse(text) as ApiDocument));
}

/** The endpoints of the service at a glance, straight from its index. */
function renderIndex(rows: Rows): string {
  const lines = Object.entries(rows).map(([name, { method, path, auth, limit = '' }]) => {
    const cells = [method, path, auth === 'bearer' ? 'Bearer' : 'public', limit, `functions/${name}.ts`];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  const heads = ['Method', 'Path', 'Access', 'Limit', 'Handler'].map((head) => `<th>${head}</th>`);
  return renderPage('API', `<h1>API</h1><table><tr>${heads.join('')}</tr>${lines.join('')}</table>`);
}
