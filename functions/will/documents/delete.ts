import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { assertDraftOpen } from '#hosts/guards.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';
import { draftOrNew } from '#wills/rules/draft.ts';

/** DELETE /api/will/documents/<id>: removes a document from the draft. A sealed one stays current until the next sealing. */
export const handler = hostEndpoint(routes['will/documents/delete'], { reply: noBody }, async ({ app, host, id, requestId }) => {
  const at = instant(app.now());
  const draft = draftOrNew(host.draft, host.will, at);
  const document = draft.documents.find((one) => one.id === id);
  if (!document) throw new Refusal('document_not_found');
  assertDraftOpen(host);
  const documents = draft.documents.filter((one) => one.id !== id);
  // A first draft without documents is no will; an emptied draft of a sealed will is one that cannot be sealed.
  const gone = documents.length === 0 && !host.will;
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, ...(gone ? { remove: ['DRAFT' as const] } : { put: { DRAFT: { ...draft, documents } } }) }],
    effects: document.staged ? [{ kind: 'delete-staged', key: `removed/${id}`, objects: [document.staged] }] : [],
    audit: [{ event: 'document_removed', facts: { document: id } }],
  });
  return noContent();
});
