import type * as z from 'zod';
import { channelsTo } from '#channels/rules/quorum.ts';
import { parseContacts } from '#common/contact.ts';
import { hasBounced, hasComplained } from '#common/mailbox.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { confirmedAt } from '#hosts/rules/invitation.ts';
import { restorableUntil } from '#hosts/rules/personal-message.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { survivorReply } from './replies.ts';

/** What a Survivor's object needs of their Host. */
type SurvivorHost = Pick<HostRecord, 'connectors' | 'offers' | 'will'>;

export function survivorObject(host: SurvivorHost, survivor: Survivor, wireId: string, now: Instant): z.infer<(typeof survivorReply)[200]> {
  const contacts = parseContacts(survivor.contacts);
  const silenced = contacts.filter((contact) => survivor.silenced?.includes(contactId(survivor, contact)));
  const mails = contacts.filter(({ type }) => type === 'email').map(({ value }) => value);
  const complained = mails.filter((email) => hasComplained(survivor, email));
  return {
    id: wireId,
    name: survivor.name,
    relationship: survivor.relationship,
    contact_methods: contacts,
    connector_priority: survivor.connectorPriority,
    has_personal_message: survivor.hasPersonalMessage,
    personal_message_restorable_until: restorableUntil(survivor, now) ?? null,
    backup_codes_remaining: survivor.backupCodesRemaining,
    created_at: survivor.createdAt,
    locale: survivor.locale ?? DEFAULT_READER.locale,
    reachable_by: channelsTo(host, survivor),
    paper_made_at: survivor.paperMadeAt,
    ...(survivor.paperRecipient !== undefined && { paper_recipient: survivor.paperRecipient }),
    paper_confirmed_at: survivor.paperConfirmedAt ?? null,
    invited_at: survivor.invitation?.askedAt ?? null,
    confirmed_at: confirmedAt(survivor, now) ?? null,
    wrong_contact_at: survivor.invitation?.wrongContact?.at ?? null,
    proposed_contact: survivor.invitation?.wrongContact?.proposed ?? null,
    in_sealed_package: host.will?.sealed.survivors.includes(survivor.id) ?? false,
    bounced: mails.filter((email) => hasBounced(survivor, email)),
    ...(complained.length > 0 && { complained }),
    ...(silenced.length > 0 && { notices_stopped: silenced.map(({ value }) => value) }),
  };
}
