import type { IncomingMessage } from 'node:http';

/** Names that always lead to the own machine: https://www.rfc-editor.org/rfc/rfc6761#section-6.3. Any port, because it may be forwarded. */
const THIS_MACHINE = /^(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/i;

/**
 * Returns whether a request comes from a page of this address, from a link, or from a program. A page of another site names its origin,
 * names the site of a picture or script that it loads (https://www.w3.org/TR/fetch-metadata/), or reaches us under its own name (DNS rebinding).
 */
export function isFromThisMachine({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  const isOwn = ['none', 'same-origin'].includes(String(site)) || mode === 'navigate';
  return THIS_MACHINE.test(host) && isOwn && (origin === undefined || origin === `http://${host}`);
}
