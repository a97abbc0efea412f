import { createHash, createHmac } from 'node:crypto';
import type { App } from '#app/app.ts';
import { type ContactMethod, contactKey, isSameContact, parseContacts } from '#common/contact.ts';
import { emailKey } from '#common/email.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { wireIds } from '#messages/links.ts';

/** How a person who is not signed in names a Host. */
export type HostName = { host_email: string } | { will_id: string };

/** Returns the id of the Host who is named, or undefined. */
export function findHostId({ store }: App, target: HostName): Promise<string | undefined> {
  return 'will_id' in target ? store.hosts.idOfWill(target.will_id) : store.hosts.idOfEmail(target.host_email);
}

/** Returns a Host's Survivor by their wire id. Throws Refusal `survivor_not_found`. */
export async function findSurvivor(app: App, { survivors }: HostRecord, wireId: string): Promise<Survivor> {
  const ids = await wireIds(app);
  const survivor = survivors.find(({ id }) => ids.survivor(id) === wireId);
  if (!survivor) throw new Refusal('survivor_not_found');
  return survivor;
}

/** The Survivor of a sealed will who is reached at this contact, and the contact as it is stored. */
export function findSurvivorByContact(
  host: HostRecord | undefined,
  contact: ContactMethod,
): { survivor: Survivor; contact: ContactMethod } | undefined {
  for (const survivor of host?.survivors ?? []) {
    const stored = parseContacts(survivor.contacts).find((one) => isSameContact(one, contact));
    if (stored && host?.will?.sealed.survivors.includes(survivor.id)) return { survivor, contact: stored };
  }
  return undefined;
}

/** The counter key for requests about one target and contact, whether they exist or not. It shows nothing about them. */
export async function requestCounterKey(app: App, target: HostName, contact: ContactMethod): Promise<string> {
  const named = 'will_id' in target ? target.will_id : emailKey(target.host_email);
  return createHmac('sha256', await app.keyring.key('id-key'))
    .update(JSON.stringify(['counted/1', named, contact.type, contactKey(contact)]))
    .digest('hex');
}

/**
 * The counter key for codes and attempts of a Survivor. It is known from the request, before anything is looked up.
 * A hash, because the wire id is a capability and the table holds none.
 */
export function survivorCounterKey(wireTransferId: string, wireSurvivorId: string): string {
  return createHash('sha256').update(`survivor/${wireTransferId.toLowerCase()}/${wireSurvivorId.toLowerCase()}`).digest('hex');
}
