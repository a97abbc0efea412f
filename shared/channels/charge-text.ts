import type { App } from '#app/app.ts';
import { keyedHash } from '#custody/keyed-hash.ts';
import { ALARM_SHARE, DAILY_PART, TEXT_LIMITS, type TextPurpose } from './rules/text-budget.ts';

/** The parts of one text message, and for whom and why they are sent. */
interface TextCharge {
  hostId: string;
  to: string;
  purpose: TextPurpose;
  parts: number;
}

/** One sum that a text message adds to, at most up to `limit`. `spent`: the sentence if that is reached. */
interface Sum {
  scope: string;
  subject: string;
  limit: number;
  spent: string;
}

const DAY_SECONDS = 86_400;
/** A sum is never read after its month. */
const KEPT_SECONDS = 40 * DAY_SECONDS;

const OF_NUMBER = 'This number has received many text messages today. Please try again tomorrow.';
const OF_HOST = 'Many text messages were sent for this account today. Please try again tomorrow.';
const OF_SERVICE = 'This service can send no more text messages of this kind at the moment. Please use another channel.';

/**
 * Charges a text message to its number, its Host and the month, or returns why it is not sent. What was charged before a refusal stays
 * charged: a limit that is reached must not be tried for ever. The month's budget has an alarm before it is spent.
 */
export async function chargeText(app: App, charge: TextCharge): Promise<string | undefined> {
  let last = 0;
  for (const { scope, subject, limit, spent } of await sumsOf(app, charge)) {
    const sum = await app.store.counters.charge(scope, subject, charge.parts, limit, KEPT_SECONDS, app.now());
    if (sum === undefined) return spent;
    last = sum;
  }
  // The last sum is that of the month.
  notifyOperator(app, last, charge.parts);
  return undefined;
}

/** Takes back what the provider refused: an hour in which it does not work must not cost the month. */
export async function refundText(app: App, charge: TextCharge): Promise<void> {
  const sums = (await sumsOf(app, charge)).map(({ scope, subject }) => app.store.counters.refund(scope, subject, charge.parts));
  await Promise.allSettled(sums);
}

async function sumsOf(app: App, { hostId, to, purpose }: TextCharge): Promise<Sum[]> {
  const { number, host, share } = TEXT_LIMITS[purpose];
  const day = app.now().toISOString().slice(0, 10);
  const month = day.slice(0, 7);
  const whole = app.env.SMS_MONTHLY_PARTS;
  const recipient = Buffer.from(keyedHash(await app.keyring.key('record-key'), 'text-number/1', to)).toString('hex');
  return [
    { scope: `texts-number-${purpose}`, subject: `${recipient}/${day}`, limit: number, spent: OF_NUMBER },
    { scope: `texts-host-${purpose}`, subject: `${hostId}/${day}`, limit: host, spent: OF_HOST },
    ...(purpose === 'first-contact'
      ? [
          { scope: 'texts-strangers', subject: day, limit: Math.ceil(whole * share * DAILY_PART), spent: OF_SERVICE },
          { scope: 'texts-strangers', subject: month, limit: Math.floor(whole * share), spent: OF_SERVICE },
        ]
      : []),
    { scope: 'texts-month', subject: month, limit: Math.floor(whole * (purpose === 'first-contact' ? 1 : share)), spent: OF_SERVICE },
  ];
}

/** Writes one line when the month's sum passes each of the two marks. */
function notifyOperator({ env, log }: App, sum: number, parts: number): void {
  for (const share of [ALARM_SHARE, 1]) {
    const mark = env.SMS_MONTHLY_PARTS * share;
    if (sum >= mark && sum - parts < mark) log.alarm('text_budget', { percent: share * 100, parts: sum });
  }
}
