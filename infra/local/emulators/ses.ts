import { randomUUID } from 'node:crypto';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import type { MailEventType } from '#infra/mail-events.ts';
import { objectOrEmpty } from '#net/json-reply.ts';
import type { Inbox } from './inbox.ts';
import { deliverMail } from './mail.ts';
import type { Mailboxes, MailboxMode } from './mailboxes.ts';
import { type AcceptedMail, type BusEvent, sesEvent } from './ses-events.ts';
import { serveJson, WireError, type WireRequest } from './wire.ts';

/** The only configuration set. `suppresses`: SES keeps mail back from addresses that bounced or complained. */
export interface MailSet {
  name: string;
  suppresses: boolean;
}

export interface SesParts {
  inbox: Inbox;
  mailboxes: Mailboxes;
  mailSet: MailSet;
  /** Only this sender is a verified identity. */
  verifiedSender: string;
  now(): Date;
  /** Receives what SES reports about a mail. */
  publish(event: BusEvent): void;
}

/**
 * SESv2 SendEmail. Delivers to the inbox, and reports what becomes of a mail, if it names the configuration set.
 * Source: https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function startSes(parts: SesParts, faultInjector?: FaultInjector): Promise<Listener> {
  const send = async ({ method, url, body }: WireRequest) => {
    if (method !== 'POST' || url.pathname !== '/v2/email/outbound-emails')
      throw new WireError(404, 'UnknownOperationException', 'Only SendEmail is here.');
    const messageId = randomUUID();
    await accept(parts, body, messageId);
    return { MessageId: messageId };
  };
  return serveJson('application/json', send, faultInjector);
}

async function accept(parts: SesParts, body: Record<string, unknown>, messageId: string): Promise<void> {
  const { verifiedSender, mailSet, mailboxes, inbox, now, publish } = parts;
  const from = plainAddress(body['FromEmailAddress']);
  if (from && from !== plainAddress(verifiedSender)) throw new WireError(400, 'MessageRejected', `Email address is not verified: ${from}`);
  const configurationSet = body['ConfigurationSetName'];
  if (configurationSet !== undefined && configurationSet !== mailSet.name)
    throw new WireError(404, 'NotFoundException', `Configuration set <${configurationSet}> does not exist.`);
  const tags = tagsOf(body['EmailTags']);
  const to = recipientsOf(objectOrEmpty(body['Destination']));
  // The service writes to one person at a time.
  const mode = mailboxes.modeOf(to[0] ?? '');
  const subject = await deliver(inbox, body, from, mode);
  if (mode === undefined || configurationSet === undefined) return;
  const mail: AcceptedMail = { messageId, at: now(), from, to, subject, configurationSet: mailSet.name, tags };
  for (const type of eventsOf(mode, mailSet)) publish(sesEvent(type, mail, mode === 'suppress'));
}

function eventsOf(mode: MailboxMode, { suppresses }: MailSet): MailEventType[] {
  if (mode === 'complain') return ['Delivery', 'Complaint'];
  if (mode === 'suppress') return suppresses ? ['Bounce'] : ['Delivery'];
  return [({ deliver: 'Delivery', bounce: 'Bounce', delay: 'DeliveryDelay', reject: 'Reject' } as const)[mode]];
}

/** Adds the mail to the inbox, which shows everything that left the service, also what did not arrive. Returns the subject. */
async function deliver(inbox: Inbox, body: Record<string, unknown>, from: string, mode: MailboxMode | undefined): Promise<string> {
  const content = objectOrEmpty(body['Content']);
  const recipients = recipientsOf(objectOrEmpty(body['Destination']));
  const fate = mode && { fate: mode };
  const raw = objectOrEmpty(content['Raw'])['Data'];
  if (typeof raw === 'string') return deliverMail(inbox, { via: 'ses', ...fate }, Buffer.from(raw, 'base64'), recipients, from);

  const simple = objectOrEmpty(content['Simple']);
  if (!content['Simple'] || recipients.length === 0) throw new WireError(400, 'BadRequestException', 'Content and Destination are required.');
  const parts = objectOrEmpty(simple['Body']);
  const letter = { subject: data(simple['Subject']), text: data(parts['Text']), html: data(parts['Html']) };
  for (const to of recipients) inbox.deliver({ channel: 'email', via: 'ses', to, from, ...letter, ...fate });
  return letter.subject;
}

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_MessageTag.html */
function tagsOf(given: unknown): Record<string, string> {
  const tags = Array.isArray(given)
    ? given.map((tag): [string, string] => [String(objectOrEmpty(tag)['Name']), String(objectOrEmpty(tag)['Value'])])
    : [];
  const isValid = tags.length <= 50 && tags.flat().every((word) => /^[\w-]{1,256}$/.test(word));
  if (!isValid) throw new WireError(400, 'BadRequestException', 'Tags must have 1 to 256 letters, digits, underscores and hyphens.');
  return Object.fromEntries(tags);
}

function recipientsOf(destination: Record<string, unknown>): string[] {
  return ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((list) =>
    Array.isArray(destination[list]) ? destination[list].map(plainAddress) : [],
  );
}

function data(part: unknown): string {
  return String(objectOrEmpty(part)['Data'] ?? '');
}

/** Returns the address of a mailbox: `a@b.c` for both `Name <a@b.c>` and `a@b.c`. */
function plainAddress(value: unknown): string {
  const whole = String(value ?? '');
  return (/<([^<>]+)>\s*$/.exec(whole)?.[1] ?? whole).trim();
}
