import type { App } from '#app/app.ts';
import { type ContactMethod, parseContacts } from '#common/contact.ts';
import { instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { silence } from '#hosts/rules/invitation.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { survivorRow } from '#store/keys.ts';

/** A Survivor's contact that a link names by `contactId`. */
export interface FoundContact {
  survivor: Survivor;
  contact: ContactMethod;
  id: string;
}

/** Returns the contact that a link names. Undefined if the Survivor or the contact was removed, or saved again after it was silenced. */
export function findContact({ survivors }: Pick<HostRecord, 'survivors'>, id: string): FoundContact | undefined {
  for (const survivor of survivors) {
    const contact = parseContacts(survivor.contacts).find((one) => contactId(survivor, one) === id);
    if (contact) return { survivor, contact, id };
  }
  return undefined;
}

/** Whether the owner of the contact does not know the Host. */
export function isSilenced({ survivor, id }: FoundContact): boolean {
  return survivor.silenced?.includes(id) === true;
}

/** Stops notices to this contact, and notifies the Host. Codes that are requested are still sent. */
export async function silenceContact(app: App, host: HostRecord, { survivor, contact, id }: FoundContact, requestId: string): Promise<void> {
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [survivorRow(survivor.id)]: silence(survivor, contact, id) } }],
    effects: [notifyHost('notices-stopped', `silenced/${id}`, { survivor: survivor.id }, { spread: 'all' })],
    audit: [{ event: 'notices_stopped', facts: aboutSurvivor(survivor) }],
  });
}
