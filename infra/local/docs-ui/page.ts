import { escapeHtml } from '#common/html.ts';

/** Returns an HTML page with this content, which must already be escaped. */
export function renderPage(title: string, markup: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style><body>${markup}</body></html>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:.5rem 0}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}h2{margin:0}details{border-top:1px solid #ccc;padding:.3rem 0}summary{cursor:pointer}';
