import type * as z from 'zod';
import type { SessionData } from '#accounts/rows/sessions.ts';
import { isUnverified, previousAddress } from '#accounts/rules/account.ts';
import type { hostReply, sessionList, settingsReply } from '#accounts/wire/replies.ts';
import { channelsTo } from '#channels/rules/quorum.ts';
import type { connectorReply } from '#channels/wire/replies.ts';
import { maskDestination, parseContacts } from '#common/contact.ts';
import { hasBounced, hasComplained } from '#common/mailbox.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import type { Deletion as DeletionReply } from '#deletion/wire/replies.ts';
import type { HostRecord, SealingRow } from '#hosts/rows/hosts.ts';
import type { Deletion } from '#hosts/rules/deletion.ts';
import type { ConnectorRecord, StorageRecord } from '#hosts/rules/host.ts';
import { activationDays, activationWarnings } from '#hosts/rules/settings.ts';
import type { CheckRecord } from '#liveness/rules/check.ts';
import type { checkHistory } from '#liveness/wire/replies.ts';
import { failureCode } from '#storages/adapters/failures.ts';
import type { storageReply } from '#storages/wire/replies.ts';
import { confirmedAt } from '#survivors/rules/invitation.ts';
import type { Survivor } from '#survivors/rules/survivor.ts';
import type { survivorReply } from '#survivors/wire/replies.ts';
import type { DraftDocument } from '#wills/rules/draft.ts';
import { lastReadBack, needsSealing, type ReadBack } from '#wills/rules/will.ts';
import type { documentList, documentsAdded, willReply } from '#wills/wire/replies.ts';

// Writes our records as the resources of the specification, field by field.

type Wire<Replies extends { 200: z.ZodType }> = z.infer<Replies[200]>;

export function hostObject(host: HostRecord, now: Instant): Wire<typeof hostReply> {
  const { id, email, displayName, status, createdAt, updatedAt, locale, timezone } = host.profile;
  const previous = previousAddress(host.profile, now);
  return {
    id,
    email,
    display_name: displayName,
    status,
    setup_complete: isSetUp(host),
    created_at: createdAt,
    updated_at: updatedAt,
    locale,
    timezone,
    email_problem: hasBounced(host.profile, email) ? 'bounced' : hasComplained(host.profile, email) ? 'complained' : null,
    pending_email: isUnverified(host.profile) ? email : null,
    previous_email: previous ? { email: previous.email, valid_until: previous.until } : null,
  };
}

export function deletionObject({ of, packages, requestedAt, takesEffectAt }: Deletion): z.infer<typeof DeletionReply> {
  return { of, packages, requested_at: requestedAt, takes_effect_at: takesEffectAt };
}

export function sessionObject(session: SessionData, current: string): Wire<typeof sessionList>['sessions'][number] {
  const { id, startedAt, refreshedAt, expiresAt, agent } = session;
  return { id, started_at: startedAt, last_used_at: refreshedAt, expires_at: expiresAt, agent, current: id === current };
}

export function settingsObject({ settings }: Pick<HostRecord, 'settings'>): Wire<typeof settingsReply> {
  const days = activationDays(settings);
  return { ...settings, calculated_activation_days: days, warnings: activationWarnings(days) };
}

/** What a Survivor's object needs of their Host. */
type SurvivorHost = Pick<HostRecord, 'connectors' | 'will'>;

export function survivorObject(host: SurvivorHost, survivor: Survivor, wireId: string, now: Instant): Wire<typeof survivorReply> {
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
    backup_codes_remaining: survivor.backupCodesRemaining,
    created_at: survivor.createdAt,
    locale: survivor.locale ?? DEFAULT_READER.locale,
    reachable_by: channelsTo(host, survivor),
    paper_made_at: survivor.paperMadeAt,
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

const READ_BACK_CODES = { complete: null, damaged: 'package_altered', unread: 'storage_failed' } as const satisfies Record<
  ReadBack['found'],
  unknown
>;

/** `host`: the sealed will is in at most one of its storages. */
export function storageObject({ will }: Pick<HostRecord, 'will'>, storage: StorageRecord): Wire<typeof storageReply> {
  const readBack = will?.sealed.storageId === storage.id ? lastReadBack(will) : undefined;
  return {
    id: storage.id,
    type: storage.type,
    name: storage.name,
    directory_path: storage.directoryPath,
    is_connected: storage.isConnected,
    last_verified_at: storage.lastVerifiedAt,
    created_at: storage.createdAt,
    connection_error: storage.connectionError,
    connection_error_code: storage.connectionError === null ? null : failureCode(storage.connectionError),
    last_read_back_at: readBack?.at ?? null,
    read_back_error_code: readBack ? READ_BACK_CODES[readBack.found] : null,
    ...(storage.hostKey !== null && { host_key: storage.hostKey }),
  };
}

export function connectorObject(connector: ConnectorRecord): Wire<typeof connectorReply> {
  const { id, type, name, isVerified, priority, createdAt, hostDestination } = connector;
  return {
    id,
    type,
    name,
    is_verified: isVerified,
    priority,
    created_at: createdAt,
    host_destination: hostDestination && maskDestination(type, hostDestination),
  };
}

/** Returns a connector whose config is new. `missing`: what the config lacks. */
export function configuredConnector(connector: ConnectorRecord, missing: string | undefined): Wire<typeof connectorReply> {
  return { ...connectorObject(connector), ...(missing !== undefined && { connection_error: missing }) };
}

export function checkObject(check: CheckRecord): Wire<typeof checkHistory>['checks'][number] {
  return {
    id: check.id,
    check_number: check.number,
    status: check.status,
    channel: check.channel,
    sent_at: check.sentAt,
    responded_at: check.respondedAt,
  };
}

/** Returns the will as its Host sees it: the sealed one, or the first draft. Returns undefined if there is neither. */
export function willObject(host: HostRecord, running: SealingRow | undefined): Wire<typeof willReply> | undefined {
  const { will, draft, settings, profile } = host;
  const sealing = running ? { done: running.documents.filter(({ file }) => file !== null).length, total: running.documents.length } : null;
  const drafted = { draft_documents_count: draft?.documents.length ?? 0, sealing };
  if (!will) return draft?.documents.length ? { ...draftObject(profile.willId, draft, settings.survivor_threshold), ...drafted } : undefined;
  const { sealed } = will;
  return {
    will_id: profile.willId,
    status: will.status,
    documents_count: sealed.documents.length,
    total_size_bytes: totalSize(sealed.documents),
    sss_threshold: sealed.threshold,
    sss_total: sealed.survivors.length,
    storage_id: sealed.storageId,
    storage_name: host.storages.find(({ id }) => id === sealed.storageId)?.name ?? null,
    created_at: will.createdAt,
    last_encrypted_at: sealed.sealedAt,
    revision: sealed.revision,
    reencryption_required: needsSealing(host),
    package_behind: will.packageBehind,
    ...drafted,
  };
}

function draftObject(willId: string, draft: NonNullable<HostRecord['draft']>, threshold: number) {
  return {
    will_id: willId,
    status: 'draft' as const,
    documents_count: draft.documents.length,
    total_size_bytes: totalSize(draft.documents),
    sss_threshold: threshold,
    sss_total: 0,
    storage_id: null,
    storage_name: null,
    created_at: draft.createdAt,
    last_encrypted_at: null,
    revision: 0,
    reencryption_required: false,
    package_behind: false,
  };
}

function totalSize(documents: readonly { size: number }[]): number {
  return documents.reduce((sum, { size }) => sum + size, 0);
}

function isSetUp({ connectors, storages, survivors, settings, will }: HostRecord): boolean {
  return (
    connectors.length > 0 && storages.some(({ isConnected }) => isConnected) && survivors.length >= settings.survivor_threshold && will !== undefined
  );
}

type Document = Pick<DraftDocument, 'id' | 'filename' | 'mimeType' | 'size' | 'sha256'>;

export function listedDocument(document: Document & { carried?: true }): z.infer<(typeof documentList)[200]>['documents'][number] {
  return { ...documentObject(document), carried: document.carried === true };
}

export function documentObject({ id, filename, mimeType, size, sha256 }: Document): z.infer<(typeof documentsAdded)[201]>['documents'][number] {
  return { id, filename, mime_type: mimeType, size_bytes: size, sha256_hash: sha256 };
}
