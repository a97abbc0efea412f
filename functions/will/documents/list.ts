import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { documentList } from '#http/replies/will.ts';
import { ok } from '#http/reply.ts';
import { documentObject } from '#http/wire.ts';

/** GET /api/will/documents: the draft, as the next sealing will hold it; without a draft the sealed documents. */
export const handler = hostEndpoint(routes['will/documents/list'], { reply: documentList }, async ({ host }) => {
  const documents = host.draft?.documents ?? (host.will?.sealed.documents ?? []).map((document) => ({ ...document, carried: true as const }));
  return ok({
    documents: documents.map((document) => ({ ...documentObject(document), carried: document.carried === true })),
    count: documents.length,
  });
});
