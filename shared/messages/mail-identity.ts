import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import type { DeliveryRoute } from '#channels/rules/delivery.ts';
import { emailKey } from '#common/email.ts';
import { keyedHash, sameText } from '#custody/keyed-hash.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { MailEvent } from '#platform/mail-event.ts';
import type { MailTags } from '#platform/mailer.ts';

/** What a mail of ours is about: `person` is `host` or a Survivor's internal id, `message` the id of the effect or code session. */
export interface MailIdentity {
  host: string;
  person: string;
  message: string;
}

/** The identity in an event about a mail that we really sent. `address`: a hash of the address, as `addressHash` returns it. */
export interface KnownMail extends MailIdentity {
  address: string;
}

/** Returns to whom a message goes, as in `MailIdentity`. */
export function personOf({ to }: MessageEffect): string {
  return 'host' in to ? 'host' : to.survivor;
}

/** Returns the tags with which a mail is sent. They hold no address, and no one else can make them. */
export async function mailTags(ports: Pick<App, 'keyring'>, { host, person, message }: MailIdentity, to: string): Promise<MailTags> {
  const known = { host, person, message, address: addressHash(to) };
  return { ...known, proof: await proofOf(ports, known) };
}

/** Returns which mail an event is about. Undefined unless we sent that mail, to the address that the event names. */
export async function readIdentity(ports: Pick<App, 'keyring'>, { tags, recipients }: MailEvent): Promise<KnownMail | undefined> {
  const tag = (name: string) => tags[name]?.[0] ?? '';
  const known = { host: tag('host'), person: tag('person'), message: tag('message'), address: tag('address') };
  if (!sameText(tag('proof'), await proofOf(ports, known))) return undefined;
  // A mail has one recipient. SES names none if it rejects the mail itself.
  return !recipients || recipients.some((to) => addressHash(to) === known.address) ? known : undefined;
}

/** Returns a hash that is the same for all spellings of one address. */
export function addressHash(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 32);
}

/** Names one message on its way over one route. */
export function routeId(message: string, { connector, to }: Pick<DeliveryRoute, 'connector' | 'to'>): string {
  return connector === 'own' ? ownRouteId(message, addressHash(to)) : `${message}/${connector.id}/${addressHash(to)}`;
}

/** Names one message on its way to one address over our own mailer. */
export function ownRouteId(message: string, address: string): string {
  return `${message}/own/${address}`;
}

async function proofOf(ports: Pick<App, 'keyring'>, { host, person, message, address }: KnownMail): Promise<string> {
  const key = await ports.keyring.key('record-key');
  return Buffer.from(keyedHash(key, 'mail/1', host, person, message, address)).toString('hex');
}
