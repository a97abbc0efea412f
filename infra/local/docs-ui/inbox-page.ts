import { escapeHtml } from '#common/html.ts';
import type { Message } from '#infra/local/emulators/inbox.ts';
import { renderPage } from './page.ts';

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
