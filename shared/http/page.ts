import { createHash } from 'node:crypto';
import { type Accent, accentsOf, type Brand, DEFAULT_BRAND } from '#common/brand.ts';
import { escapeHtml, htmlText } from '#common/html.ts';
import { type Language, languageAttributes } from '#common/language.ts';
import { BUTTON_SHAPE, DARK, FONT, LIGHT, type Palette } from '#common/look.ts';
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
  /** Its mark and its accent colour. Default: ours. */
  brand?: Brand;
  title: string;
  sentences: readonly string[];
  form?: PageForm | readonly PageForm[];
  /** Another page of ours, below the buttons. */
  link?: { label: string; to: string };
}

/** Returns one of our pages. It has no script, loads nothing, is shown in no frame and is not cached. */
export function renderPage(status: number, { language, productName, brand = DEFAULT_BRAND, title, sentences, form = [], link }: Page): PageReply {
  const style = styleOf(brand);
  const body = [
    '<!doctype html>',
    `<html ${languageAttributes(language)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<header><span aria-hidden="true">${escapeHtml(brand.mark)}</span>${escapeHtml(productName)}</header>`,
    '<main>',
    `<h1>${htmlText(title)}</h1>`,
    ...sentences.map((sentence) => `<p>${htmlText(sentence)}</p>`),
    ...[form].flat().flatMap(formLines),
    ...(link ? [`<p><a href="${escapeHtml(link.to)}">${htmlText(link.label)}</a></p>`] : []),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const reply = { status, body, headers: headersFor(style, language) };
  return reply;
}

function colours({ ground, text, quiet, line }: Palette, { accent, onAccent }: Accent): string {
  return (
    `body{color:${text};background:${ground}}header{color:${quiet};border-color:${line}}` +
    `button,header span{color:${onAccent};background:${accent}}button:focus-visible{outline-color:${accent}}`
  );
}

function styleOf(brand: Brand): string {
  const { light, dark } = accentsOf(brand);
  return (
    `:root{color-scheme:light dark}body{font:18px/1.5 ${FONT};max-width:34em;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere}` +
    'header{font-size:15px;font-weight:600;padding:0 0 12px;border-bottom:1px solid}h1{font-size:28px;line-height:1.25;margin:24px 0 20px}' +
    'header span{display:inline-block;min-width:26px;margin-inline-end:10px;border-radius:6px;font:700 17px/26px Georgia,serif;text-align:center}' +
    `p{margin:0 0 16px}a{color:inherit}form{margin:24px 0}button{font:inherit;border:0;${BUTTON_SHAPE};text-align:inherit}` +
    `button:focus-visible{outline:3px solid;outline-offset:3px}${colours(LIGHT, light)}@media (prefers-color-scheme:dark){${colours(DARK, dark)}}`
  );
}

/** https://www.w3.org/TR/CSP3/: the policy allows the one style by its hash and forms to this origin, and nothing else. */
function headersFor(style: string, language: Language): PageReply['headers'] {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language, 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' };
}

function formLines({ action, fields, button }: PageForm): string[] {
  return [
    `<form method="post" action="${escapeHtml(action)}">`,
    ...Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`),
    `<button type="submit">${htmlText(button)}</button>`,
    '</form>',
  ];
}
