import { appOfSession, type CallingSession } from '#app/app-of-session.ts';
import { worker } from '#app/job.ts';
import { bringBack } from '#sealing/bring-back.ts';
import { forgetExpired } from '#sealing/forget-expired.ts';
import { type InnerListOrder, readInnerList } from '#sealing/read-inner-list.ts';
import { reshare } from '#sealing/reshare.ts';
import { type DocumentOrder, resealDocument } from '#sealing/seal-document.ts';
import { beginOrSetAside } from '#sealing/set-aside.ts';
import type { SurvivorChange } from '#sealing/survivor-change.ts';
import type { CompletionNote } from '#store/completed-requests.ts';

/** `session`: of the Host who makes the change. Absent for a change that a link undoes. */
type Order =
  | { hostId: string; change: SurvivorChange; note?: CompletionNote; session?: CallingSession }
  | DocumentOrder
  | InnerListOrder
  | { hostId: string; forgets: true }
  | ({ hostId: string; session?: CallingSession } & SeriesOrder);

/** `reset`: a password was reset by e-mail, or that was denied. `brings`: the id of what was set aside. */
type SeriesOrder = { reset: true } | { brings: string };

/**
 * Splits the key again when Survivors change, re-encrypts a document under a fresh key, reads the list of an inner envelope, or
 * deletes what no one can restore any longer: with release-share the only code that unwraps a Survivor's key.
 */
export const handler = worker<Order>('reshare', (app, order) => {
  if ('read' in order) return readInnerList(app, order);
  if ('documentId' in order) return resealDocument(app, order);
  if ('forgets' in order) return forgetExpired(app, order.hostId);
  if ('reset' in order) return beginOrSetAside(app, order.hostId);
  const own = order.session ? appOfSession(app, order.session) : app;
  if ('brings' in order) return bringBack(own, order.hostId, order.brings);
  return reshare(own, order.hostId, order.change, order.note);
});
