import { randomUUID } from 'node:crypto';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import { record } from '#net/json-reply.ts';
import type { Inbox } from './inbox.ts';
import { deliverMail } from './mail.ts';
import { serveJson, WireError, type WireRequest } from './wire.ts';

/**
 * SESv2 SendEmail. Delivers to the inbox. Only the configured sender is a verified identity.
 * Source: https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function startSes(inbox: Inbox, verifiedSender: string, faultInjector?: FaultInjector): Promise<Listener> {
  const send = async ({ method, url, body }: WireRequest) => {
    if (method !== 'POST' || url.pathname !== '/v2/email/outbound-emails')
      throw new WireError(404, 'UnknownOperationException', 'Only SendEmail is here.');
    const from = plainAddress(body['FromEmailAddress']);
    if (from && from !== plainAddress(verifiedSender)) {
      throw new WireError(400, 'MessageRejected', `Email address is not verified: ${from}`);
    }
    await deliver(inbox, body, from);
    return { MessageId: randomUUID() };
  };
  return serveJson('application/json', send, faultInjector);
}

async function deliver(inbox: Inbox, body: Record<string, unknown>, from: string): Promise<void> {
  const content = record(body['Content']);
  const recipients = recipientsOf(record(body['Destination']));
  const raw = record(content['Raw'])['Data'];
  if (typeof raw === 'string') return deliverMail(inbox, 'ses', Buffer.from(raw, 'base64'), recipients, from);

  const simple = record(content['Simple']);
  if (!content['Simple'] || recipients.length === 0) throw new WireError(400, 'BadRequestException', 'Content and Destination are required.');
  const parts = record(simple['Body']);
  for (const to of recipients) {
    inbox.deliver({ channel: 'email', via: 'ses', to, from, subject: data(simple['Subject']), text: data(parts['Text']), html: data(parts['Html']) });
  }
}

function recipientsOf(destination: Record<string, unknown>): string[] {
  return ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((list) =>
    Array.isArray(destination[list]) ? destination[list].map(plainAddress) : [],
  );
}

function data(part: unknown): string {
  return String(record(part)['Data'] ?? '');
}

/** Returns the address of a mailbox: `a@b.c` for both `Name <a@b.c>` and `a@b.c`. */
function plainAddress(value: unknown): string {
  const whole = String(value ?? '');
  return (/<([^<>]+)>\s*$/.exec(whole)?.[1] ?? whole).trim();
}
