import type { App } from '#app/app.ts';
import { keyedHash } from '#custody/keyed-hash.ts';
import { faultFacts } from '#net/log.ts';
import { ALARM_SHARES, monthOf, type ServiceMessage, type Sum, sumsOf, type TextPurpose } from './rules/text-budget.ts';

/** The parts of one text message, and for whom and why they are sent. */
interface TextCharge {
  hostId: string;
  to: string;
  purpose: TextPurpose;
  parts: number;
}

const DAY_SECONDS = 86_400;
/** A sum is never read after its month. */
const KEPT_SECONDS = 40 * DAY_SECONDS;
/** Longer than a message is tried again. */
const NOTICE_SECONDS = 4 * DAY_SECONDS;

const SPENT: Readonly<Record<Sum['spent'], string>> = {
  number: 'This number has received many text messages today. Please try again tomorrow.',
  host: 'Many text messages were sent for this account today. Please try again tomorrow.',
  service: 'This service can send no more text messages of this kind at the moment. Please use another channel.',
};

/**
 * Charges a text message to its number, its Host and the month, or returns why it is not sent. What was charged before a refusal stays
 * charged: a limit that is reached must not be tried for ever. The month's budget has alarms before it refuses anything.
 */
export async function chargeText(app: App, charge: TextCharge): Promise<string | undefined> {
  let last = 0;
  for (const { scope, subject, limit, spent } of await sumsOfText(app, charge, await leftThisMonth(app))) {
    const sum = await app.store.counters.charge(scope, subject, charge.parts, limit, KEPT_SECONDS, app.now());
    if (sum === undefined) return SPENT[spent];
    last = sum;
  }
  // The last sum is that of the month.
  notifyOperator(app, last, charge.parts);
  return undefined;
}

/** Takes back what the provider refused: an hour in which it does not work must not cost the month. */
export async function refundText(app: App, charge: TextCharge): Promise<void> {
  const sums = (await sumsOfText(app, charge, 0)).map(({ scope, subject }) => app.store.counters.refund(scope, subject, charge.parts, app.now()));
  await Promise.allSettled(sums);
}

/**
 * Whether this number has received the same text of this notice. A number counts once, also if it is named for ten people: they share its
 * sum, and what is the same for all of them leaves once. A text with the link of one person is another one.
 */
export async function wasNoticeSent(app: App, message: ServiceMessage): Promise<boolean> {
  const subject = await noticeSubject(app, message);
  return subject !== undefined && (await app.store.counters.remembers('texts-notice', subject, app.now()));
}

/** Remembers a notice that was accepted. Without it, the number receives the notice again. */
export async function keepNotice(app: App, message: ServiceMessage): Promise<void> {
  const subject = await noticeSubject(app, message);
  if (subject === undefined) return;
  const keeping = app.store.counters.remember('texts-notice', subject, NOTICE_SECONDS, app.now());
  await keeping.catch((error: unknown) => app.log.warn('notice_not_kept', faultFacts(error)));
}

async function noticeSubject(app: App, { hostId, to, once, text }: ServiceMessage): Promise<string | undefined> {
  return once === undefined ? undefined : hashed(app, 'text-notice/1', hostId, to, once, text);
}

async function sumsOfText(app: App, { hostId, to, purpose }: TextCharge, month: number): Promise<Sum[]> {
  const number = await hashed(app, 'text-number/1', to);
  return sumsOf({ hostId, number, purpose, day: dayOf(app), budget: app.env.SMS_MONTHLY_PARTS, month });
}

/** Reads by adding nothing. */
async function leftThisMonth(app: App): Promise<number> {
  return (await app.store.counters.charge('texts-month', monthOf(dayOf(app)), 0, Number.POSITIVE_INFINITY, KEPT_SECONDS, app.now())) ?? 0;
}

const dayOf = (app: App): string => app.now().toISOString().slice(0, 10);

async function hashed(app: App, label: string, ...parts: string[]): Promise<string> {
  return Buffer.from(keyedHash(await app.keyring.key('record-key'), label, ...parts)).toString('hex');
}

/** Writes one line when the month's sum passes each of the marks. */
function notifyOperator({ env, log }: App, sum: number, parts: number): void {
  for (const share of ALARM_SHARES) {
    const mark = env.SMS_MONTHLY_PARTS * share;
    if (sum >= mark && sum - parts < mark) log.alarm('text_budget', { percent: Math.round(share * 100), parts: sum });
  }
}
