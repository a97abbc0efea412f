import { escapeHtml } from '#common/html.ts';
import type { Message } from '#infra/local/emulators/inbox.ts';

/** Returns a page with all messages that the service sent, newest first. */
export function renderInbox(messages: readonly Message[], now: Date): string {
  const entries = messages.toReversed().map(entry);
  const none = '<p>Nothing has been sent yet.</p>';
  return renderPage('Inbox', `<h1>Inbox</h1><p>Service time ${escapeHtml(now.toISOString())}</p>${entries.join('') || none}`);
}

function entry({ channel, to, from, subject, text, html, sent_at }: Message): string {
  const head = `${channel} to ${to} from ${from || '-'} at ${sent_at}`;
  // The text is always escaped, because a message can contain text of other people.
  return `<article><h2>${escapeHtml(subject || '(no subject)')}</h2><p>${escapeHtml(head)}</p><pre>${linkUrls(escapeHtml(text || html))}</pre></article>`;
}

function linkUrls(safe: string): string {
  return safe.replaceAll(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`);
}

/** Returns an HTML page with this content, which must already be escaped. */
function renderPage(title: string, markup: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style><body>${markup}</body></html>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:.5rem 0}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}h2{margin:0}details{border-top:1px solid #ccc;padding:.3rem 0}summary{cursor:pointer}';
