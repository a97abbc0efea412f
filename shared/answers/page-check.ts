import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#app/app.ts';
import { isGenuineLink, linkToken } from '#custody/link.ts';
import type { PageReply } from '#platform/answer-page.ts';

const PURPOSE = 'page-check';
/** One failed fetch is no outage: milliseconds to the next attempt. */
const AGAIN_AFTER = [250, 500];

/**
 * Whether a Host could answer now: fetches the service's own answer page through the public address, as a mailed link leads
 * there. The page has to repeat a token made for this fetch, so that no page of anybody else's counts.
 */
export async function canHostsAnswer(app: App): Promise<boolean> {
  const link = { purpose: PURPOSE, id: app.newId(), nonce: PURPOSE, expires: Math.floor(app.now().getTime() / 1000) };
  const token = linkToken(await app.keyring.key('link-key'), link);
  for (const wait of [...AGAIN_AFTER, undefined]) {
    const trouble = findPageFault(await app.answerPage.fetch(token), token);
    if (trouble === undefined) return true;
    if (wait === undefined) app.log.alarm('answer_page_down', { trouble });
    else await pause(wait);
  }
  return false;
}

/** Whether the sweep made this token. Reads what the page reads for a mailed link: the key of links, and a record of the table. */
export async function isPageCheckGenuine(app: App, token: string): Promise<boolean> {
  const [key] = await Promise.all([app.keyring.key('link-key'), app.store.hosts.load(PURPOSE)]);
  return isGenuineLink(key, PURPOSE, PURPOSE, token);
}

/** Why this is not our page; `undefined` if it is, or if our own gateway says that it is busy: a flood of requests is no outage. */
export function findPageFault(reply: PageReply, token: string): string | undefined {
  if ('trouble' in reply) return reply.trouble;
  if (reply.status === 429 && reply.body.includes('"code":"rate_limited"')) return undefined;
  if (reply.status !== 200) return `status ${reply.status}`;
  return reply.body.includes(`name="token" value="${token}"`) ? undefined : 'another page';
}
