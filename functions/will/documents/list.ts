import { MAX_DOCUMENTS, MAX_FILE_BYTES, MAX_WILL_BYTES } from '#common/limits.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { draftExpiry } from '#wills/rules/draft.ts';
import { needsOwnDevice } from '#wills/rules/inner-envelope.ts';
import { acceptedKinds } from '#wills/wire/document-names.ts';
import { documentList } from '#wills/wire/replies.ts';
import { documentObject, listedDocument } from '#wills/wire/will-objects.ts';

const LISTED_KINDS = acceptedKinds().map(({ mimeType, extensions }) => ({ mime_type: mimeType, extensions: [...extensions] }));

/** GET /api/will/documents: the draft, as the next sealing will hold it, or without a draft the sealed documents; what is sealed now, and what may be uploaded. */
export const handler = hostEndpoint(routes['will/documents/list'], { reply: documentList }, async ({ host }) => {
  const documents = host.draft?.documents ?? (host.will?.sealed.documents ?? []).map((document) => ({ ...document, carried: true as const }));
  return ok({
    documents: documents.map(listedDocument),
    count: documents.length,
    ...(needsOwnDevice(documents, host) && { device_sealing_required: true as const }),
    sealed: (host.will?.sealed.documents ?? []).map(documentObject),
    expires_at: (host.draft && draftExpiry(host.draft)?.expiresAt) ?? null,
    limits: { file_bytes: MAX_FILE_BYTES, total_bytes: MAX_WILL_BYTES, documents: MAX_DOCUMENTS, kinds: LISTED_KINDS },
  });
});
