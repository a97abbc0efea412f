import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import type { InnerListFile, InnerListOrder } from '#sealing/read-inner-list.ts';
import { INNER_LIST_KIND } from '#wills/rules/inner-envelope.ts';
import { innerListReply } from '#wills/wire/replies.ts';

/** GET /api/will/inner-list: the file `inner.will` of the sealed will, whose key the Host's device can split again. An addition to the specification. */
export const handler = hostEndpoint(routes['will/inner-list'], { reply: innerListReply }, async ({ app, host }) => {
  assertNotRecovered(host);
  // Nothing is unlocked for a will without a list.
  if (!host.will?.sealed.documents.some(({ mimeType }) => mimeType === INNER_LIST_KIND)) throw new Refusal('document_not_found');
  const order: InnerListOrder = { hostId: host.id, read: 'inner-list' };
  return ok((await app.workers.call('reshare', order)) as InnerListFile);
});
