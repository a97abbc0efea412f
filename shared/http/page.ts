import { createHash } from 'node:crypto';
import { escapeHtml } from '#domain/html.ts';
import { type Language, languageAttributes } from '#domain/language.ts';
import { BUTTON_SHAPE, DARK, FONT, LIGHT, type Palette } from '#domain/look.ts';
import type { PageReply } from './reply.ts';

/** One action on a page: a button that sends hidden fields to an address relative to the page. */
export interface PageForm {
  action: string;
  fields: Record<string, string>;
  button: string;
}

interface Page {
  language: Language;
  /** The name of the service, above the title. */
  productName: string;
  title: string;
  sentences: readonly string[];
  form?: PageForm | readonly PageForm[];
}

/** Returns one of our pages. It has no script, loads nothing, is shown in no frame and is not cached. */
export function renderPage(status: number, { language, productName, title, sentences, form = [] }: Page): PageReply {
  const body = [
    '<!doctype html>',
    `<html ${languageAttributes(language)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `<header>${escapeHtml(productName)}</header>`,
    '<main>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    ...[form].flat().flatMap(formLines),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const reply = { status, body, headers: HEADERS };
  return reply;
}

function colours({ ground, text, quiet, line, link, button, onButton }: Palette): string {
  return (
    `body{color:${text};background:${ground}}header{color:${quiet};border-color:${line}}` +
    `button{color:${onButton};background:${button}}button:focus-visible{outline-color:${link}}`
  );
}

const STYLE =
  `:root{color-scheme:light dark}body{font:18px/1.5 ${FONT};max-width:34em;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere}` +
  'header{font-size:15px;font-weight:600;padding:0 0 12px;border-bottom:1px solid}h1{font-size:28px;line-height:1.25;margin:24px 0 20px}' +
  `p{margin:0 0 16px}form{margin:24px 0 0}button{font:inherit;border:0;${BUTTON_SHAPE};text-align:inherit}` +
  `button:focus-visible{outline:3px solid;outline-offset:3px}${colours(LIGHT)}@media (prefers-color-scheme:dark){${colours(DARK)}}`;

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
    `<form method="post" action="${escapeHtml(action)}">`,
    ...Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`),
    `<button type="submit">${escapeHtml(button)}</button>`,
    '</form>',
  ];
}
