import { pipeline } from 'node:stream/promises';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { encryptStream } from '#custody/age.ts';
import type { SealedFile } from '#hosts/rows/hosts.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { openWithSurvivorKeys } from './opened-will.ts';
import { readDocument, storedWill } from './read-document.ts';
import { createHashCheck, type DocumentOrder } from './seal-document.ts';
import { writeVerified } from './sealed-file.ts';

/** Carries one document from the sealed revision into the one that is being sealed, from the old key to the new recipient. Safe to repeat under another path. */
export async function resealDocument(app: App, { hostId, documentId, path }: DocumentOrder): Promise<SealedFile> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  const plan = host?.custody.sealing;
  const sealing = host?.will?.sealed;
  const document = sealing?.documents.find(({ id }) => id === documentId);
  const source = host?.storages.find(({ id }) => id === sealing?.storageId);
  const target = host?.storages.find(({ id }) => id === plan?.storageId);
  if (!plan || !document || !source || !target) throw new Refusal('document_not_found');
  const open = storedWill(await openWithSurvivorKeys(app, host), await app.openStorage(hostId, source));
  const into = await app.openStorage(hostId, target);
  return into.keepOpen(async () => {
    const plaintext = await readDocument(open, document.path);
    const encrypt = await encryptStream(plan.recipient);
    return writeVerified(into, `${packageFolder(plan)}${path}`, (sink) => pipeline(plaintext, createHashCheck(document.sha256), encrypt, sink));
  });
}
