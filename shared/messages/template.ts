import { findRemoved, type RecentChanges } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import type { HostChannel } from '#common/contact.ts';
import { DEFAULT_READER, type Reader } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import type { HostMessage, HostTemplate, MessageEffect, SurvivorMessage, SurvivorTemplate } from '#effects/message-effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { channelOfLink } from '#hosts/rules/series.ts';
import { type Letter, type Letterhead, letterheadOf, safeName } from '#messages/rules/letter.ts';
import { type Content, type Notice, renderLetter } from '#messages/rules/render-letter.ts';
import type { SurvivorReads } from '#transfers/rules/reads.ts';
import type { Draft } from '#wills/rules/draft.ts';
import { isRunning, type Transfer } from '#wills/rules/transfer.ts';
import { type MessageWords, messageWords } from '#words/messages.ts';
import { answerLink, type LinkPorts } from './links.ts';
import type { AccountFacts } from './rules/account-facts.ts';

/** What messages are written with. */
export interface WritePorts extends LinkPorts, Pick<App, 'now' | 'envelope'> {
  store: Pick<App['store'], 'serviceClock'>;
}

/** One pending message, and what was loaded for it. */
export interface LoadedMessage<Effect = MessageEffect> {
  ports: WritePorts;
  host: HostRecord;
  effect: Effect;
  /** The transfer that it is about. */
  transfer: Transfer | undefined;
  /** What was read of that transfer. */
  reads: readonly SurvivorReads[];
  /** When the message became pending. */
  createdAt: Instant;
  now: Instant;
}

/** One address of a message's reader. A link says over which channel it was sent. */
interface Address {
  channel: HostChannel;
  to: string;
  /** The service itself sends it, so that no account of the Host keeps it. */
  isOurs: boolean;
  connector: ConnectorRecord | 'own';
}

/** A message that is still valid, on its way to one address. */
export interface MessageAbout<Effect, Subject> extends LoadedMessage<Effect>, Address {
  /** What `stillValid` returned. */
  subject: Subject;
}

/** What is true when a message is to be sent. */
export interface MessageState extends AccountFacts {
  draft: Draft | undefined;
  recentChanges: RecentChanges;
  /** The transfer that the message is about. */
  transfer: Transfer | undefined;
  now: Instant;
}

/** Writes a message for one address. */
export type MessageWriter = (address: Address) => Promise<Content>;

/** A letter as its template writes it. The greeting, the sentence that says who we are and the opt-out link are added. */
export interface OwnLetter extends Omit<Letter, 'greeting' | 'optOut'> {
  body: readonly [string, ...string[]];
}

/** A message of any template. Only its name is known. */
export interface Template<Name = string> {
  name: Name;
  upkeep: boolean;
  /** Whether a message of this template has not been overtaken. */
  isValid(effect: MessageEffect, state: MessageState): boolean;
  /** Returns the writer of a message of this template, made from what is true now. Undefined if the message has been overtaken: it is not sent. */
  prepare(message: LoadedMessage): MessageWriter | undefined;
}

type Of<All extends MessageEffect, Name> = Extract<All, { template: Name }>;

/** One message. `data` is its own: names and the reader come with every message. */
interface Parts<Effect, Subject, Data> {
  /**
   * Whether the message is housekeeping: without it the Host is still asked, warned and able to stop a transfer, the will still
   * opens, and nothing is deleted. Only this kind is no longer sent by e-mail to a reader who has reported a mail of ours as unwanted.
   */
  upkeep: boolean;
  /** Returns what the message is about, or true. Returns nothing if the message has been overtaken and is not sent. */
  stillValid: (effect: Effect, state: MessageState) => Subject | false | null | undefined;
  /** Loads and derives what the text needs. */
  data: (about: MessageAbout<Effect, Subject>) => Data | Promise<Data>;
}

export interface HostNames {
  hostName: string;
  reader: Reader;
}

/** The words of one message to a Host, and those that several have. */
export type HostWords<Name extends HostTemplate> = MessageWords['toHost']['common'] & MessageWords['toHost']['own'][Name];

export interface HostTexts<Name extends HostTemplate, Data> extends Pick<Template, 'upkeep'> {
  /** The e-mail. */
  letter: (data: HostNames & Data, words: HostWords<Name>) => OwnLetter;
  /** The form for SMS, WhatsApp and Telegram: at most two sentences. The link of the letter follows it. */
  short: (data: HostNames & Data, words: HostWords<Name>) => string;
}

/** Makes a message to a Host from its parts. Each part gets what those before it return. */
export function toHost<Name extends HostTemplate, Subject, Data extends object>(
  name: Name,
  parts: Parts<Of<HostMessage, Name>, Subject, Data> & HostTexts<NoInfer<Name>, Data>,
): typeof parts & Template<Name> {
  return {
    ...parts,
    name,
    isValid: (effect, state) => Boolean(parts.stillValid(its<HostMessage, Name>(name, effect), state)),
    prepare: (message) => {
      const { host, effect, ports } = message;
      const own = { ...message, effect: its<HostMessage, Name>(name, effect) };
      const subject = parts.stillValid(own.effect, stateOf(message));
      if (!subject) return undefined;
      const { displayName: hostName, ...reader } = host.profile;
      const letterhead = { ...letterheadOf(ports), locale: reader.locale };
      return async (address) => {
        const data = await parts.data({ ...own, ...address, channel: channelOfLink(host, address), subject });
        return contentToHost(name, parts, { hostName, reader, ...data }, letterhead);
      };
    },
  };
}

/** Writes a message to a Host. Its short form ends with the link of the letter. */
export function contentToHost<Name extends HostTemplate, Data>(
  name: Name,
  { letter, short, upkeep }: HostTexts<Name, Data>,
  data: HostNames & Data,
  letterhead: Letterhead,
): Content {
  const { common, own } = messageWords(letterhead.locale).toHost;
  const words = { ...common, ...own[name] };
  const message = letter(data, words);
  const link = message.step ? ` ${message.step.link}` : '';
  const greeting = common.greeting(safeName(data.hostName, ''));
  const whole = { ...introduced(message, words.whoWeAre), greeting };
  return { ...renderLetter(whole, letterhead), short: `${short(data, words)}${link}`, notice: noticeOf(name, upkeep, message, common) };
}

/** A device shows it while it is locked. So it has our own words only, and those on the button of the letter. */
function noticeOf(name: HostTemplate, upkeep: boolean, { step }: OwnLetter, { notice }: MessageWords['toHost']['common']): Notice {
  const title = name === 'liveness-check' ? notice.areYouWell : upkeep ? notice.news : notice.important;
  return { title, text: step?.label ?? notice.read, ...(step && { link: step.link }) };
}

/** Returns a letter whose first paragraph begins with who we are. */
function introduced({ body: [first, ...rest], ...letter }: OwnLetter, whoWeAre: string): OwnLetter {
  return { ...letter, body: [`${whoWeAre} ${first}`, ...rest] };
}

export interface SurvivorNames {
  survivorName: string;
  hostName: string;
  /** The public page of the service, for the short form. */
  frontendUrl: string;
  /** Stops notices to this contact and notifies the Host. */
  optOutLink?: string;
  reader: Reader;
}

/** What a letter to a Survivor calls its Host. Safe in a sentence. */
interface HostNamed {
  host: string;
}

/** The words of one message to a Survivor, and those that several have. */
export type SurvivorWords<Name extends SurvivorTemplate> = MessageWords['toSurvivor']['common'] & MessageWords['toSurvivor']['own'][Name];

interface ShortData {
  /** The one address of the short form: the letter's link over the service's own account, else this path of the public page. */
  page: (path?: string) => string;
}

export interface SurvivorTexts<Name extends SurvivorTemplate, Data> {
  /** A notice about the reader's own details. It has no opt-out link. */
  alwaysWanted?: true;
  /** The e-mail. */
  letter: (data: SurvivorNames & Data & HostNamed, words: SurvivorWords<Name>) => OwnLetter;
  /**
   * The form for SMS, WhatsApp and Telegram, within one SMS. Over the Host's own account others may read it. So it is constant text, and
   * gets no name and no link of its reader. Over the service's own account it has the letter's link instead of the public page.
   */
  short: (data: ShortData & Data, words: SurvivorWords<Name>) => string;
  /** The same over the service's own account, before the link. Absent if it is the same text. */
  withLink?: (words: SurvivorWords<Name>) => string;
}

/** Makes a message to a Survivor from its parts. Each part gets what those before it return. */
export function toSurvivor<Name extends SurvivorTemplate, Subject, Data extends object>(
  name: Name,
  parts: Parts<Of<SurvivorMessage, Name>, Subject, Data> & SurvivorTexts<NoInfer<Name>, Data>,
): typeof parts & Template<Name> {
  return {
    ...parts,
    name,
    isValid: (effect, state) => Boolean(parts.stillValid(its<SurvivorMessage, Name>(name, effect), state)),
    prepare: (message) => {
      const { host, effect, transfer, ports } = message;
      const own = { ...message, effect: its<SurvivorMessage, Name>(name, effect) };
      const subject = parts.stillValid(own.effect, stateOf(message));
      const survivorName = own.effect.to.at?.name ?? survivorNameOf(host, transfer, own.effect.to.survivor);
      if (!subject || survivorName === undefined) return undefined;
      const reader = readerOf(host, own.effect.to.survivor);
      const names = { survivorName, hostName: host.profile.displayName, frontendUrl: ports.env.FRONTEND_URL, reader };
      return async (address) => {
        const optOut = parts.alwaysWanted ? {} : { optOutLink: await optOutLink(own, address) };
        const data = { ...names, ...optOut, ...(await parts.data({ ...own, ...address, subject })) };
        return contentToSurvivor(name, parts, data, { ...letterheadOf(ports), locale: reader.locale }, address.isOurs);
      };
    },
  };
}

/** Writes a message to a Survivor. Its short form has a personal link only if the service itself sends it (`isOurs`). */
export function contentToSurvivor<Name extends SurvivorTemplate, Data>(
  name: Name,
  { letter, short, withLink }: Pick<SurvivorTexts<Name, Data>, 'letter' | 'short' | 'withLink'>,
  data: SurvivorNames & Data,
  letterhead: Letterhead,
  isOurs = false,
): Content {
  const { common, own } = messageWords(letterhead.locale).toSurvivor;
  const words = { ...common, ...own[name] };
  const { hostName, survivorName, optOutLink: link } = data;
  const message = letter({ ...data, host: safeName(hostName, common.unnamedHost) }, words);
  const greeting = common.greeting(safeName(survivorName, ''));
  const optOut = { sentence: link ? common.optOut : common.reachedByMistake, link };
  const whole = { ...introduced(message, words.whoWeAre(safeName(hostName, ''))), greeting, optOut };
  const personal = isOurs ? message.step?.link : undefined;
  const plain = short({ ...data, page: (path = '') => personal ?? `${data.frontendUrl}${path}` }, words);
  return { ...renderLetter(whole, letterhead), short: withOneLink(plain, personal, withLink?.(words)) };
}

/** Two addresses one after the other look like fraud: a text that has the link stays as it is. `before`: the text before the link, if it has its own. */
function withOneLink(text: string, link: string | undefined, before = text): string {
  return link === undefined || text.includes(link) ? text : `${before} ${link}`;
}

/** Returns a message as one of this template. Throws for another. */
function its<All extends MessageEffect, Name>(name: Name, effect: MessageEffect): Of<All, Name> {
  if (!isOf<All, Name>(name, effect)) throw new Error('This message is of another template.');
  return effect;
}

function isOf<All extends MessageEffect, Name>(name: Name, effect: MessageEffect): effect is Of<All, Name> {
  return effect.template === name;
}

function stateOf({ host, transfer, now }: LoadedMessage): MessageState {
  return { ...host, transfer, now };
}

/** The transfer that a message is about, while it is running. */
export function runningTransfer(_: unknown, { transfer }: MessageState): Transfer | false | undefined {
  return transfer && isRunning(transfer) && transfer;
}

/** The name of a Survivor of the Host or of the transfer, or of one who was removed recently. Undefined if none has this id. */
export function survivorNameOf(host: HostRecord, transfer: Transfer | undefined, survivorId: string): string | undefined {
  const named = [...host.survivors, ...(transfer?.facts.survivors ?? [])].find(({ id }) => id === survivorId);
  return (named ?? findRemoved(host.recentChanges, survivorId))?.name;
}

/** A Survivor as the reader of a date. Families mostly live in one time zone, and each time names its zone. */
function readerOf({ survivors, profile }: HostRecord, survivorId: string): Reader {
  const { locale = DEFAULT_READER.locale, timezone = profile.timezone } = survivors.find(({ id }) => id === survivorId) ?? {};
  return { locale, timezone };
}

function optOutLink({ ports, host, effect, now }: LoadedMessage<SurvivorMessage>, { channel, to }: Address): Promise<string> {
  const survivor = host.survivors.find(({ id }) => id === effect.to.survivor) ?? { id: effect.to.survivor };
  const contact = contactId(survivor, { type: channel, value: to });
  return answerLink(ports, host, { kind: 'opt-out', contact }, { channel, from: now });
}
