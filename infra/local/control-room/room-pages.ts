import type { Message } from '#infra/local/emulators/inbox.ts';
import { type Page, readPage } from '#infra/local/static-page.ts';
import { BadRequest } from './control-request.ts';

/** The files of the control room by address. */
const FILES: Readonly<Record<string, string>> = {
  '/_local': 'room.html',
  '/_local/': 'room.html',
  ...Object.fromEntries(['room.css', 'room.js', 'dom.js', 'family.js', 'inbox.js', 'faults.js'].map((name) => [`/_local/room/${name}`, name])),
};

/** Returns the file of the control room at this address. */
export function roomPage(path: string): Promise<Page> | undefined {
  const name = FILES[path];
  return name === undefined ? undefined : readPage(new URL(`pages/${name}`, import.meta.url));
}

/**
 * What the HTML of a message may do: show text in its own styles, and open its links in a new tab. It runs no script, loads
 * nothing, sends no form and belongs to no origin, whatever it contains.
 */
const MESSAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Returns the HTML of this message as a page. Throws BadRequest if there is none. */
export function messagePage(messages: readonly Message[], id: string | null): Page {
  const html = messages.find((message) => message.id === id)?.html;
  if (html) return { type: 'text/html; charset=utf-8', content: inNewTabs(html), policy: MESSAGE_POLICY };
  throw new BadRequest('id must be the id of a message with html, from GET /_local/messages.');
}

/** Makes links open in a new tab, because the pages that they lead to cannot be shown in a frame. The doctype stays first. */
function inNewTabs(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => head + base)
    : html.replace(/^\s*(<!doctype[^>]*>)?/i, (start) => start + base);
}
