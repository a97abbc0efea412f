import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { notifyHost } from '#effects/notify.ts';
import type { AnswerWords } from '#words/en/answers.ts';
import type { AnswerVerdict, StaleLink } from './check-answer.ts';
import type { PageText } from './words.ts';

const MOST = 3;
const HOUR_SECONDS = 3600;

/** Sends a fresh link for a stale one, and returns what the page says. It does not say whether a message is sent: an old link must not show the state of the will. */
export async function requestFreshLink(app: App, verdict: AnswerVerdict, words: AnswerWords, requestId: string): Promise<PageText> {
  if (verdict.does !== 'nothing' || !verdict.stale) return words.stillWorks;
  await sendFreshLink(app, verdict.stale, requestId);
  return words.freshLink.asked;
}

/** Uses the channel of the stale link, at most three times an hour. `deliver` sends nothing if no link does anything, such as after the cancel deadline. */
async function sendFreshLink(app: App, { host, channel }: StaleLink, requestId: string): Promise<void> {
  const counted = await app.store.counters.admit('fresh-link', `${host.id}/${channel}`, MOST, HOUR_SECONDS, app.now());
  if (!counted.admitted) return;
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    effects: [notifyHost('fresh-link', `fresh-link/${requestId}`, {}, { over: channel })],
    audit: [{ event: 'fresh_link_asked', facts: { channel } }],
  });
}
