import type { RecentChanges } from '#accounts/rules/recent-changes.ts';
import type { Reader } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import type { HostMessage, HostTemplate, MessageEffect, SurvivorMessage, SurvivorTemplate } from '#effects/message-effect.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';
import type { Draft } from '#wills/rules/draft.ts';
import type { AccountFacts } from './account-facts.ts';
import type { Letter, Letterhead } from './letter.ts';
import { type RenderedMessage, renderLetter } from './render-letter.ts';

export type MessageOf<Template> = Extract<MessageEffect, { template: Template }>;

/** What is true when a message is to be sent. */
export interface MessageState extends AccountFacts {
  draft: Draft | undefined;
  former: RecentChanges;
  /** The transfer that the message is about. */
  transfer: Transfer | undefined;
  now: Instant;
}

/** The pure parts of one template. Names and the reader come with every message, `data` is the template's own. */
export interface MessageText<Effect, Names, Subject, Data> {
  /**
   * Whether the message is housekeeping: without it the Host is still asked, warned and able to stop a transfer, the will still
   * opens, and nothing is deleted. Only this kind is no longer sent by e-mail to a reader who has reported a mail of ours as unwanted.
   */
  upkeep: boolean;
  /** Returns what the message is about, or true. Returns nothing if the message has been overtaken and is not sent. */
  stillValid: (effect: Effect, state: MessageState) => Subject | false | null | undefined;
  /** The e-mail. */
  letter: (data: Names & Data) => Letter;
  /** The form for SMS, WhatsApp and Telegram: at most two sentences. */
  short: (data: Names & Data) => string;
}

/** For each template: what `stillValid` returns, and what the text needs beyond the names. */
type Parts<Template extends string> = { [Name in Template]?: { subject: unknown; data: object } };
type Part<Of, Name extends keyof Of, Key extends 'subject' | 'data'> = Of[Name] extends Record<Key, infer Value> ? Value : never;

export interface HostNames {
  hostName: string;
  reader: Reader;
}

export type HostTexts<Of extends Parts<HostTemplate>> = {
  [Name in keyof Of & HostTemplate]: MessageText<HostMessage<Name>, HostNames, Part<Of, Name, 'subject'>, Part<Of, Name, 'data'>>;
};

export interface SurvivorNames {
  survivorName: string;
  hostName: string;
  /** The public page of the service, for the short form. */
  frontendUrl: string;
  /** Stops notices to this contact and notifies the Host. */
  optOutLink?: string;
  reader: Reader;
}

export type SurvivorTexts<Of extends Parts<SurvivorTemplate>> = {
  [Name in keyof Of & SurvivorTemplate]: MessageText<SurvivorMessage<Name>, SurvivorNames, Part<Of, Name, 'subject'>, Part<Of, Name, 'data'>>;
};

/** A message in all its forms. */
export interface Content extends RenderedMessage {
  short: string;
}

type Words<Data> = Pick<MessageText<never, unknown, unknown, Data>, 'letter' | 'short'>;

/** A message to a Host. Its short form ends with the link of the letter. */
export function hostContent<Data>({ letter, short }: Words<Data>, data: Data, letterhead: Letterhead): Content {
  const message = letter(data);
  const link = message.step ? ` ${message.step.link}` : '';
  return { ...renderLetter(message, letterhead), short: `${short(data)}${link}` };
}

/** A message to a Survivor. Its short form holds no personal link: it leaves over the Host's own account. */
export function survivorContent<Data>({ letter, short }: Words<Data>, data: Data, letterhead: Letterhead): Content {
  return { ...renderLetter(letter(data), letterhead), short: short(data) };
}
