import { createHash } from 'node:crypto';
import type { PageReply } from './reply.ts';

/** One action on a page: a button that sends hidden fields to an address relative to the page. */
export interface PageForm {
  action: string;
  fields: Record<string, string>;
  button: string;
}

/** Returns one of our pages. It has no script, loads nothing, is shown in no frame and is not cached. */
export function renderPage(
  status: number,
  { title, sentences, form }: { title: string; sentences: readonly string[]; form?: PageForm | readonly PageForm[] },
): PageReply {
  const body = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escaped(title)}</h1>`,
    ...sentences.map((sentence) => `<p>${escaped(sentence)}</p>`),
    ...(form ? [form].flat().flatMap(formLines) : []),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const reply = { status, body, headers: HEADERS };
  return reply;
}

const STYLE =
  'body{font:18px/1.5 sans-serif;margin:0;color:#1a1a1a;background:#fff}main{max-width:34em;margin:0 auto;padding:2em 1em}' +
  'button{font:inherit;padding:.8em 1.4em;border:0;border-radius:.3em;color:#fff;background:#14532d}' +
  'button:focus-visible{outline:3px solid #1d4ed8;outline-offset:3px}' +
  '@media (prefers-color-scheme:dark){body{color:#eee;background:#111}button{color:#111;background:#86efac}}';

// https://www.w3.org/TR/CSP3/: allows the one style by its hash and forms to this origin, and nothing else.
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'DENY' } as const;

function formLines({ action, fields, button }: PageForm): string[] {
  return [
    `<form method="post" action="${escaped(action)}">`,
    ...Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`),
    `<button type="submit">${escaped(button)}</button>`,
    '</form>',
  ];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
