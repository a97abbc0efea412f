import type { App } from '#app/app.ts';
import type { Channel } from '#common/contact.ts';
import type { Instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { SurvivorReads } from '#transfers/rules/reads.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';
import { type AnswerLink, answerLink } from './links.ts';
import type { MessageOf } from './rules/message.ts';

/** One pending message, and what was loaded for it. */
export interface LoadedEffect<Effect> {
  app: App;
  host: HostRecord;
  effect: Effect;
  /** The transfer that it is about. */
  transfer: Transfer | undefined;
  /** What was read of that transfer. */
  reads: readonly SurvivorReads[];
  /** When the message became pending: its links count from here. */
  createdAt: Instant;
  now: Instant;
}

/** One message on its way over one channel to one address. A link says over which channel it was sent. */
export interface MessageDelivery<Effect, Subject> extends LoadedEffect<Effect> {
  /** What `stillValid` returned. */
  subject: Subject;
  channel: Channel;
  to: string;
}

/** The pure parts of a template, as `MessageText` describes them. */
interface Text {
  stillValid: (...args: never[]) => unknown;
  letter: (data: never) => unknown;
  short: (data: never) => string;
}

type SubjectOf<Of extends Text> = Exclude<ReturnType<Of['stillValid']>, false | null | undefined>;
type DataOf<Of extends Text, Names> = Omit<Parameters<Of['letter']>[0], keyof Names> & Partial<Names>;

/** For each template: loads and derives what its text needs beyond the names. */
export type DataFor<Texts extends Record<string, Text>, Names> = {
  [Name in keyof Texts]: (
    about: MessageDelivery<MessageOf<Name>, SubjectOf<Texts[Name]>>,
  ) => DataOf<Texts[Name], Names> | Promise<DataOf<Texts[Name], Names>>;
};

/** A link with which its reader answers without signing in. */
export async function linkOfMessage(
  { app, host, channel, createdAt }: Pick<MessageDelivery<unknown, unknown>, 'app' | 'host' | 'channel' | 'createdAt'>,
  answer: AnswerLink,
  until?: Instant,
): Promise<string> {
  return answerLink(app, host, answer, { channel, from: createdAt, ...(until && { until }) });
}
