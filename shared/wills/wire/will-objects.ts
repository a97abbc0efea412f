import type * as z from 'zod';
import type { HostRecord, SealingRow } from '#hosts/rows/hosts.ts';
import { isBehind } from '#wills/rules/behind.ts';
import type { DraftDocument } from '#wills/rules/draft.ts';
import { countDocuments, isInnerStale } from '#wills/rules/inner-envelope.ts';
import { needsSealing } from '#wills/rules/will.ts';
import { shortName } from './document-names.ts';
import type { documentList, documentsAdded, willReply } from './replies.ts';

/** Returns the will as its Host sees it: the sealed one, or the first draft. Returns undefined if there is neither. */
export function willObject(host: HostRecord, running: SealingRow | undefined): z.infer<(typeof willReply)[200]> | undefined {
  const { will, draft, settings, profile } = host;
  const sealing = running ? { done: running.documents.filter(({ file }) => file !== null).length, total: running.documents.length } : null;
  const drafted = { draft_documents_count: countDocuments(draft?.documents ?? []), sealing };
  if (!will) return draft?.documents.length ? { ...draftObject(profile.willId, draft, settings.survivor_threshold), ...drafted } : undefined;
  const { sealed } = will;
  return {
    will_id: profile.willId,
    status: will.status,
    documents_count: countDocuments(sealed.documents),
    total_size_bytes: totalSize(sealed.documents),
    sss_threshold: sealed.threshold,
    sss_total: sealed.survivors.length,
    storage_id: sealed.storageId,
    storage_name: host.storages.find(({ id }) => id === sealed.storageId)?.name ?? null,
    ...(sealed.mirrors && { mirror_storage_ids: [...sealed.mirrors] }),
    created_at: will.createdAt,
    last_encrypted_at: sealed.sealedAt,
    revision: sealed.revision,
    reencryption_required: needsSealing(host),
    ...(isInnerStale(sealed.documents, host) && { device_sealing_required: true as const }),
    package_behind: isBehind(will),
    ...drafted,
  };
}

function draftObject(willId: string, draft: NonNullable<HostRecord['draft']>, threshold: number) {
  return {
    will_id: willId,
    status: 'draft' as const,
    documents_count: countDocuments(draft.documents),
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

type Document = Pick<DraftDocument, 'id' | 'filename' | 'mimeType' | 'size' | 'sha256' | 'hasPassword'>;
type Added = z.infer<(typeof documentsAdded)[201]>;

/** What was added, under the names that the documents have from now on, and what the Host should know about them. */
export function addedObject(willId: string, documents: readonly Document[]): Added {
  const warnings = documents.filter(({ hasPassword }) => hasPassword).map(({ filename }) => passwordWarning(filename));
  return { will_id: willId, status: 'draft', documents: documents.map(documentObject), ...(warnings.length > 0 && { warnings }) };
}

function passwordWarning(filename: string): NonNullable<Added['warnings']>[number] {
  const message = `“${shortName(filename)}” was added, and is protected with a password. If it asks for one when you open it, your Survivors need that password too. Please tell them where they can find it, or replace the document by one without a password.`;
  return { code: 'password_needed', subject: filename, message };
}

export function listedDocument(document: Document & { carried?: true }): z.infer<(typeof documentList)[200]>['documents'][number] {
  return { ...documentObject(document), carried: document.carried === true };
}

export function documentObject({ id, filename, mimeType, size, sha256, hasPassword }: Document): Added['documents'][number] {
  const facts = { id, filename, mime_type: mimeType, size_bytes: size, sha256_hash: sha256 };
  return { ...facts, ...(hasPassword && { password_needed: true as const }) };
}
