import type { Channel } from '#common/contact.ts';
import { after, DAY, type Instant } from '#common/time.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { Will } from '#wills/rules/will.ts';

/**
 * Why the service sends a message over a channel that costs money.
 * - `first-contact`: to an address that no one has proven: a code to a Host's number, an invitation, a test.
 * - `upkeep`: what neither a stop nor an opening needs, such as a rehearsal.
 * - `change`: to the Host, whom it lets reject a change.
 * - `survivor-change`: to a Survivor, whom it notifies of a change of what concerns them: other contacts, another paper, a deletion.
 * - `check`: whether the Host is well, and what comes of their silence.
 * - `reset`: a reset of the password.
 * - `start`: that a transfer can be started, and that it no longer can.
 * - `transfer`: everything about a transfer that is running.
 * - `code`: a one-time code of a running transfer.
 * - `asked`: what anyone can ask for who knows a name or a contact: where to start, a code that starts, the link of a running transfer again.
 * - `fresh-link`: what anyone can ask for who has an old link of the Host.
 *
 * The last three are apart, so that no one can use up a notice by asking.
 */
export type NeededFor =
  | 'first-contact'
  | 'upkeep'
  | 'change'
  | 'survivor-change'
  | 'check'
  | 'reset'
  | 'start'
  | 'transfer'
  | 'code'
  | 'asked'
  | 'fresh-link';

/** What a text message is charged to. `new-will`: all that is needed for a will that was first sealed within `NEW_FOR`, or that is not sealed. */
export type TextPurpose = NeededFor | 'new-will';

/** One message over a channel of the service itself. `to`: E.164 for a text message, the number of the chat at Telegram. */
export interface ServiceMessage {
  hostId: string;
  channel: Extract<Channel, 'sms' | 'telegram'>;
  to: string;
  text: string;
  purpose: TextPurpose;
  /** Names the notice within its Host: it goes to one number once, also if this number is named for several people. Absent for all others. */
  once?: string;
}

/** How many parts of text messages a purpose may use in a day. `isShared`: the sum of a number is one for all Hosts. */
interface TextLimits {
  number: number;
  host: number;
  isShared: boolean;
}

/**
 * Anyone can open an account, name any number, and seal a will of theirs. So a stranger can use up what all Hosts share for a number
 * (`isShared`), and no more. What an older will needs has a sum for its own Host and number: no other Host adds to it. `code` has room for
 * what a Survivor gets in a day (transfers/rules/otp.ts), and `asked` for what one contact gets: the limits there decide, and not these.
 */
export const TEXT_LIMITS: Readonly<Record<TextPurpose, TextLimits>> = {
  'first-contact': { number: 6, host: 20, isShared: true },
  upkeep: { number: 20, host: 60, isShared: true },
  'new-will': { number: 40, host: 100, isShared: true },
  change: { number: 40, host: 80, isShared: false },
  'survivor-change': { number: 40, host: 200, isShared: false },
  check: { number: 20, host: 60, isShared: false },
  reset: { number: 20, host: 60, isShared: false },
  start: { number: 20, host: 120, isShared: false },
  transfer: { number: 100, host: 800, isShared: false },
  code: { number: 120, host: 400, isShared: false },
  asked: { number: 180, host: 600, isShared: false },
  'fresh-link': { number: 20, host: 60, isShared: false },
};

/** The part of the month's budget that first contacts have. In one day at most `DAILY_PART` of it, so that an attack of one day does not use it up. */
export const FIRST_CONTACT_SHARE = 0.2;
export const DAILY_PART = 0.2;

/** The most that leaves in a month, in budgets of the month. Above it, a Host has only `RESERVE` for each purpose of an older will. */
export const CEILING = 4;

/** Parts of a Host in a day above the ceiling. It is never nothing: old wills of strangers could else silence all others. */
export const RESERVE = 30;

/** At these parts of the month's budget the operator is notified: before and when strangers' messages stop, and before and at the ceiling. */
export const ALARM_SHARES = [0.8, 1, 2, 0.8 * CEILING, CEILING] as const;

/** A will of a stranger's own makes a running transfer too. For as long after it was first sealed, it shares what strangers have. */
const NEW_FOR = 14 * DAY;

/** Returns what a message is charged to. Sealing again changes nothing, so that it takes no protection. A deleted will that is sealed again is new. */
export function textPurpose(needed: NeededFor, will: Pick<Will, 'firstSealedAt'> | undefined, now: Instant): TextPurpose {
  if (needed === 'first-contact' || needed === 'upkeep') return needed;
  return will && now >= after(will.firstSealedAt, NEW_FOR) ? needed : 'new-will';
}

/** One sum that a text message adds to, at most up to `limit`. `spent`: what is spent if that is reached. */
export interface Sum {
  scope: 'texts-number' | 'texts-number-of-host' | 'texts-host' | 'texts-first-contacts' | 'texts-month';
  subject: string;
  limit: number;
  spent: 'number' | 'host' | 'service';
}

/** A text message, the month's budget, and what has left in this month. `number`: a hash. `day`: such as 2031-01-31. */
export interface Charged {
  hostId: string;
  number: string;
  purpose: TextPurpose;
  day: string;
  budget: number;
  month: number;
}

/** Returns the sums of a text message. The last one is that of the month. Two Hosts with older wills have only this one in common. */
export function sumsOf({ hostId, number, purpose, day, budget, month }: Charged): Sum[] {
  const limits = TEXT_LIMITS[purpose];
  const most = !limits.isShared && month >= budget * CEILING ? Math.min(limits.host, RESERVE) : limits.host;
  const ofNumber: Pick<Sum, 'scope' | 'subject'> = limits.isShared
    ? { scope: 'texts-number', subject: `${purpose}/${number}/${day}` }
    : { scope: 'texts-number-of-host', subject: `${purpose}/${hostId}/${number}/${day}` };
  return [
    { ...ofNumber, limit: limits.number, spent: 'number' },
    { scope: 'texts-host', subject: `${purpose}/${hostId}/${day}`, limit: most, spent: 'host' },
    ...(purpose === 'first-contact' ? sumsOfFirstContacts(day, budget * FIRST_CONTACT_SHARE) : []),
    { scope: 'texts-month', subject: monthOf(day), limit: limits.isShared ? budget : Number.POSITIVE_INFINITY, spent: 'service' },
  ];
}

export const monthOf = (day: string): string => day.slice(0, 7);

function sumsOfFirstContacts(day: string, most: number): Sum[] {
  const common = { scope: 'texts-first-contacts', spent: 'service' } as const;
  return [
    { ...common, subject: day, limit: Math.ceil(most * DAILY_PART) },
    { ...common, subject: monthOf(day), limit: Math.floor(most) },
  ];
}

const NEEDED: ReadonlyMap<MessageEffect['template'], NeededFor> = new Map<MessageEffect['template'], NeededFor>([
  ['invitation', 'first-contact'],
  ['liveness-check', 'check'],
  ['liveness-reminder', 'check'],
  ['pending-transfer', 'check'],
  ['vouched', 'check'],
  ['password-reset', 'reset'],
  ['password-reset-survivor', 'reset'],
  ['reset-denied', 'reset'],
  ['where-to-start', 'asked'],
  ['fresh-link', 'fresh-link'],
  ['pending-transfer-survivor', 'start'],
  ['unreachable-host', 'start'],
  ['vouched-survivor', 'start'],
  ['host-is-back', 'start'],
  ['starts-digest', 'start'],
  ['starts-digest-survivor', 'start'],
  ['backup-codes-guessed-host', 'transfer'],
  ['stop-card-used', 'transfer'],
]);

/** Why a pending message leaves. `isHousekeeping`: its reader can do without it. */
export function neededFor(effect: MessageEffect, isHousekeeping: boolean): NeededFor {
  if ('isAsked' in effect) return 'asked';
  const known = NEEDED.get(effect.template);
  if (known) return known;
  if ('transferId' in effect) return 'transfer';
  if (isHousekeeping) return 'upkeep';
  return 'host' in effect.to ? 'change' : 'survivor-change';
}

/** Names a notice to several people within its Host, without the person. Undefined for a message to the Host, and for what one person asked for. */
export function nameOfNotice({ key, template, to }: MessageEffect): string | undefined {
  if ('host' in to || template === 'where-to-start') return undefined;
  return `${template}/${key.slice(0, key.lastIndexOf('/'))}`;
}
