import type { App } from '#app/app.ts';
import type { Delivery } from '#connectors/connector.ts';
import type { MailboxMode } from '#infra/local/emulators/mailboxes.ts';
import { type AcceptedMail, inputOf, type Message, sesEvent } from '#infra/local/entry.ts';
import type { MailEventType } from '#infra/mail-events.ts';
import { delay } from './chance.ts';
import { plan } from './events.ts';
import { invokeLater } from './functions.ts';
import { names } from './names.ts';
import { s3Error } from './objects.ts';
import { now, worldNow } from './state.ts';
import { digestOf, note } from './trace.ts';
import { travel } from './travel.ts';

// Hosts' own providers are replaced at the interface of a connector: how their APIs are spoken, and how their replies are read, stays on the
// real parts (tests/connectors). Our own mail and text messages pass through our adapters, down to the client of AWS.

/** A provider of messages: a type of connector, or `ses` and `aws_sms` for those of the service. */
export type Provider = 'email' | 'sms' | 'whatsapp' | 'telegram' | 'push' | 'ses' | 'aws_sms';

/**
 * How a provider behaves: `late` accepts, and delivers up to a day later. `refuses` does so for ever, `busy` for the moment. `silent` does
 * not answer. `loses` accepts, and nothing arrives.
 */
export type ProviderMode = 'well' | 'late' | 'refuses' | 'busy' | 'silent' | 'loses';

let modes = new Map<Provider, ProviderMode>();

/** Sets how a provider behaves from now on. */
export const setProvider = (provider: Provider, mode: ProviderMode): void => void modes.set(provider, mode);

/** Sets what becomes of our mails to this address after SES has accepted them. SES reports it to the service. */
export function bounceMailbox(address: string, mode: MailboxMode | 'off' = 'bounce'): void {
  worldNow().mailboxes.set({ mode, address });
}

const HOUR_MS = 3_600_000;

/** Has SES report later what becomes of our mails to this address: at the earliest after so many hours, at the latest after 40. */
export const reportLate = (address: string, hours = 0): void => void late.set(address.toLowerCase(), Math.max(hours * HOUR_MS, 1000));

/** After how long the report comes at the earliest, milliseconds. */
let late = new Map<string, number>();
/** Reports that come later. */
let waiting: { at: number; payload: string }[] = [];

export function endProviders(): void {
  modes.clear();
  blocked = new Set();
  late.clear();
  waiting = [];
}

export function keepProviders(): () => void {
  const kept = { modes: new Map(modes), blocked, late: new Map(late), waiting };
  return () => {
    modes = new Map(kept.modes);
    blocked = kept.blocked;
    late = new Map(kept.late);
    waiting = [];
    for (const { at, payload } of kept.waiting) reportAt(at, payload);
  };
}

function reportAt(at: number, payload: string): void {
  const report = { at, payload };
  waiting = [...waiting, report];
  const send = () => {
    waiting = waiting.filter((one) => one !== report);
    invokeLater('streams/mail-events', payload);
  };
  plan(at - now().getTime(), send, true);
}

type Sent = Omit<Message, 'id' | 'sent_at'>;
const DAY_MS = 86_400_000;

/** The chats with the service's bot whose owners have blocked it. */
let blocked: ReadonlySet<string> = new Set();

export function blockChat(chat: string, isBlocked: boolean): void {
  blocked = new Set([...blocked].filter((one) => one !== chat).concat(isBlocked ? [chat] : []));
}

let observe: (message: Message) => void = () => {};

/** Calls this with each message that arrives from now on. */
export function onMessage(observer: typeof observe): void {
  observe = observer;
}

function arrive(message: Sent): void {
  observe(worldNow().inbox.deliver(message));
  note(`message ${message.channel} ${message.to} ${message.subject} ${digestOf(message.text + message.html)}`);
}

function deliver(provider: Provider, message: Sent): void {
  const mode = modes.get(provider);
  if (mode === 'late') plan(delay(0, DAY_MS), () => arrive(message), true);
  else if (mode !== 'loses') arrive(message);
}

interface SesInput {
  FromEmailAddress: string;
  ConfigurationSetName?: string;
  EmailTags?: { Name: string; Value: string }[];
  Destination: { ToAddresses: string[] };
  Content: { Simple: { Subject: { Data: string }; Body: { Text: { Data: string }; Html: { Data: string } } } };
}

/** SES SendEmail. */
export function sendMail(input: SesInput): object {
  failAs('ses', 'MessageRejected');
  const { Destination, Content } = input;
  const { Subject, Body } = Content.Simple;
  const [to = ''] = Destination.ToAddresses;
  const fate = worldNow().mailboxes.modeOf(to);
  const letter = { subject: Subject.Data, text: Body.Text.Data, html: Body.Html.Data };
  const MessageId = crypto.randomUUID();
  deliver('ses', { channel: 'email', via: 'ses', to, from: names.mailFrom, ...letter, ...(fate && { fate }) });
  if (fate) report(fate, { messageId: MessageId, at: now(), from: names.mailFrom, to: [to], ...letter, ...setOf(input) });
  return { MessageId };
}

const setOf = ({ ConfigurationSetName = '', EmailTags = [] }: SesInput) => ({
  configurationSet: ConfigurationSetName,
  tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
});

const REPORTS: Record<MailboxMode, MailEventType[]> = {
  deliver: ['Delivery'],
  bounce: ['Bounce'],
  complain: ['Delivery', 'Complaint'],
  delay: ['DeliveryDelay'],
  reject: ['Reject'],
  suppress: ['Delivery'],
};

/** Has the service's function take what SES reports about a mail. */
function report(mode: MailboxMode, mail: AcceptedMail): void {
  if (mail.configurationSet === '') return;
  for (const type of REPORTS[mode]) {
    const payload = JSON.stringify(inputOf(sesEvent(type, mail)));
    const [least] = mail.to.flatMap((to) => late.get(to.toLowerCase()) ?? []);
    if (least !== undefined) reportAt(now().getTime() + delay(least, 40 * HOUR_MS), payload);
    else invokeLater('streams/mail-events', payload, delay(500, 5_000));
  }
}

interface TextInput {
  DestinationPhoneNumber: string;
  MessageBody: string;
}

/** SendTextMessage of AWS. */
export function sendText({ DestinationPhoneNumber: to, MessageBody: text }: TextInput): object {
  failAs('aws_sms', 'ConflictException');
  deliver('aws_sms', { channel: 'sms', via: 'aws', to, from: '+4366499900000', subject: '', text, html: '' });
  return { MessageId: crypto.randomUUID() };
}

function failAs(provider: Provider, refusal: string): void {
  const mode = modes.get(provider);
  if (mode === 'refuses') throw s3Error(refusal, 400);
  if (mode === 'busy') throw s3Error('TooManyRequestsException', 429);
  if (mode === 'silent') throw Object.assign(new Error('The other side did not answer in time.'), { name: 'TimeoutError' });
}

const failed = (reason: string, permanent: boolean): Delivery => ({ accepted: false, reason, permanent });
const NO_ANSWER = failed('The provider did not answer in time.', false);
const SAYS: Partial<Record<ProviderMode, Delivery>> = {
  refuses: failed('The provider did not accept the message.', true),
  busy: failed('The provider accepts no more messages from this account at the moment.', false),
  silent: NO_ANSWER,
};

/** Asks a Host's provider, which takes its time. */
function ask(channel: Exclude<Provider, 'ses' | 'aws_sms'>, about: string, accept: () => void, isBlocked = false): Promise<Delivery> {
  const ms = modes.get(channel) === 'silent' ? 20_000 : 0;
  return travel({ kind: 'provider', about: `${channel} ${about}`, target: channel === 'email' ? 'smtp' : channel, ms }, (): Delivery => {
    const says = SAYS[isBlocked ? 'refuses' : (modes.get(channel) ?? 'well')];
    if (!says) accept();
    return says ?? { accepted: true };
  }).catch(() => NO_ANSWER);
}

export const connectorsOfWorld: App['connectors'] = {
  deliver: (channel, config, { to, subject, text, html, link }) => {
    const { provider = channel, from_address = '', from_number = '' } = config as Record<string, string>;
    const via = channel === 'email' ? 'smtp' : provider;
    const shown = channel === 'email' || channel === 'push' ? { subject, html: channel === 'email' ? html : '' } : { subject: '', html: '' };
    const whole = channel === 'push' ? (link ?? '') : text;
    return ask(channel, to, () => deliver(channel, { channel, via, to, from: from_address || from_number, ...shown, text: whole }));
  },
  check: (channel) => ask(channel, 'check', () => {}),
  complete: async (_, config) => ({ config }),
};

/** The service's own channels: text messages over AWS, and its bot at Telegram. */
export const serviceChannelsOfWorld = (real: App['serviceChannels']): App['serviceChannels'] => ({
  sms: real.sms,
  telegram: (to, text) =>
    ask(
      'telegram',
      to,
      () => deliver('telegram', { channel: 'telegram', via: 'telegram', to, from: '@will_local_bot', subject: '', text, html: '' }),
      blocked.has(to),
    ),
  registerBot: () => ask('telegram', 'register', () => {}),
});
