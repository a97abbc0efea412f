import type { App } from '#app/app.ts';
import { type ContactMethod, contactKey, isSameContact } from '#common/contact.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, type Instant, instant, SECOND } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import { keyedHash } from '#custody/keyed-hash.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import { notifySurvivors } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import {
  ASK_AGAIN_AFTER,
  CONTACT_PAUSE,
  chooseInvited,
  contactsToInvite,
  type InvitableContact,
  type InvitationLimit,
  markAsked,
  rememberInvitation,
} from '#hosts/rules/invitation.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { outboxKey, type RowName, survivorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';

/** The contact that was invited, and when. */
export interface Invited {
  contact: ContactMethod;
  at: Instant;
}

/**
 * Sends a Survivor the link with which they confirm, or returns the limit that keeps it back. The limits are in the Host's own record and
 * change in the same commit, so a request that is repeated or loses a race sends no second mail.
 */
export async function inviteSurvivor(app: App, host: HostRecord, survivor: Survivor, requestId: string): Promise<Invited | InvitationLimit> {
  const contacts = await contactsToAsk(app, host, survivor);
  if (contacts.length === 0) throw new Refusal('no_email_to_invite');
  const at = instant(app.now());
  const chosen = chooseInvited(contacts, { sent: host.invited, askedAt: survivor.invitation?.askedAt }, at);
  if ('limit' in chosen) return chosen;
  const { hash, contact } = chosen.invited;
  const crowd = await app.store.counters.counted(CROWD, hash, CROWD_SECONDS, app.now());
  if (crowd >= MOST_FROM_ALL) return { limit: 'contact', again: endOfWindow(at) };
  const { put, effects } = planQuestion(host, survivor, chosen.invited, { at, isYearly: false });
  const audit = [{ event: 'survivor_invited' as const, facts: aboutSurvivor(survivor) }];
  await app.store.commit({ hostId: host.id, at, requestId, aggregates: [{ root: host.root, put }], effects, audit });
  await app.store.counters.admit(CROWD, hash, MOST_FROM_ALL, CROWD_SECONDS, app.now());
  return { contact, at };
}

/** One address gets at most this many invitations in 30 days, from all Hosts together: someone could open many accounts to flood it. */
const MOST_FROM_ALL = 5;
const CROWD = 'invited';
const CROWD_SECONDS = CONTACT_PAUSE / SECOND;

function endOfWindow(at: Instant): Instant {
  return instant(new Date((Math.floor(Date.parse(at) / CONTACT_PAUSE) + 1) * CONTACT_PAUSE));
}

/** The contacts of a Survivor that can be asked, each with a keyed hash of the address. */
export async function contactsToAsk(app: App, { offers }: Pick<HostRecord, 'offers'>, survivor: Survivor): Promise<InvitableContact[]> {
  const key = await app.keyring.key('record-key');
  const isSilenced = (contact: ContactMethod) => survivor.silenced?.includes(contactId(survivor, contact)) === true;
  return contactsToInvite(survivor, offers, isSilenced).map((contact) => ({
    contact,
    hash: Buffer.from(keyedHash(key, 'invited/1', contactKey(contact)))
      .toString('hex')
      .slice(0, 32),
  }));
}

/** What a question changes: it is recorded, sent, and asked again in a year. */
export function planQuestion(
  host: HostRecord,
  survivor: Survivor,
  { contact, hash }: InvitableContact,
  { at, isYearly }: { at: Instant; isYearly: boolean },
): { put: { [Name in RowName]?: unknown }; effects: Effect[] } {
  const { id } = survivor;
  const facts = { askedAt: at, contact: contactId(survivor, contact), isYearly };
  return {
    put: { [survivorRow(id)]: markAsked(survivor, at), INVITED: rememberInvitation(host.invited, hash, at) },
    effects: [
      ...notifySurvivors([id], 'invitation', `invitation/${at}`, facts),
      { kind: 'ask-again', key: `ask-again/${id}/${at}`, survivor: id, askedAt: at, notBefore: after(at, ASK_AGAIN_AFTER) },
    ],
  };
}

type AskAgain = Extract<Effect, { kind: 'ask-again' }>;

/**
 * Asks a Survivor whom their Host has invited to confirm again, a year after the last question. Waits while the Host does not answer, while
 * a transfer runs, and while no e-mail reaches the Survivor. A newer invitation has its own effect.
 */
export async function askToConfirmAgain(app: App, pending: PendingEffect, effect: AskAgain): Promise<void> {
  const again = await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(pending.hostId);
    const survivor = host?.survivors.find(({ id }) => id === effect.survivor);
    if (!host || survivor?.invitation?.askedAt !== effect.askedAt) return undefined;
    const at = instant(app.now());
    const contacts = await contactsToAsk(app, host, survivor);
    const { confirmed } = survivor.invitation;
    const asked = contacts.find(({ contact }) => confirmed && isSameContact(contact, confirmed.contact)) ?? contacts[0];
    if (!asked || !isQuiet(host)) return later(at);
    const { put, effects } = planQuestion(host, survivor, asked, { at, isYearly: true });
    const singles = [{ key: outboxKey(pending.id), version: 'any' as const, remove: true as const }];
    const audit = [{ event: 'survivor_asked_again' as const, facts: aboutSurvivor(survivor) }];
    await app.store.commit({ hostId: host.id, at, aggregates: [{ root: host.root, put }], effects, singles, audit });
    return 'done';
  });
  if (again === 'done') return;
  await (again ? app.store.outbox.postpone(pending.id, again) : app.store.outbox.done(pending.id));
}

const later = (at: Instant): Instant => after(at, 7 * DAY);

/** Neither pending nor in a transfer: then our messages to Survivors are about that, and about nothing else. */
function isQuiet({ will }: HostRecord): boolean {
  return !will || will.status === 'active';
}
