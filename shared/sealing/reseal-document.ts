import { pipeline } from 'node:stream/promises';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { encryptStream } from '#custody/age.ts';
import { openWithSurvivorKeys } from './opened-will.ts';
import { firstGood, placesIn } from './places.ts';
import { readDocument, storedWill } from './read-document.ts';
import { createHashCheck, type DocumentOrder, sealedFileOf } from './seal-document.ts';
import { type Written, writeVerified } from './sealed-file.ts';
import { sealingPlaces } from './sealing-work.ts';

/** Carries one document from the sealed revision into the one that is being sealed, from the old key to the new recipient. Safe to repeat under another path. */
export async function resealDocument(app: App, { hostId, documentId, path }: DocumentOrder): Promise<Written> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  const document = host?.will?.sealed.documents.find(({ id }) => id === documentId);
  if (!host?.custody.sealing || !host.will || !document) throw new Refusal('document_not_found');
  const { sealed } = host.will;
  const plan = host.custody.sealing;
  const opened = await openWithSurvivorKeys(app, host);
  const into = sealingPlaces(app, host, plan);
  // A copy that turns out to be damaged in its middle is no use: the whole document is read again from the next one.
  return firstGood(placesIn(app, host, sealed), async (_, place) => {
    const plaintext = await readDocument(storedWill(opened, [place]), document.path);
    const encrypt = await encryptStream(plan.recipient);
    const check = createHashCheck(document.sha256);
    return writeVerified(into, sealedFileOf(plan, path, document), (sink) => pipeline(plaintext, check, encrypt, sink));
  });
}
