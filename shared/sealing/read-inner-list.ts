import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { timedOut, withinTime } from '#net/timeout.ts';
import { storageRefusal } from '#storages/adapters/storage.ts';
import { INNER_LIST_KIND } from '#wills/rules/inner-envelope.ts';
import { openWithSurvivorKeys } from './opened-will.ts';
import { firstGood, keepFirstOpen, placesIn } from './places.ts';
import { readDocument, storedWill } from './read-document.ts';
import { createHashCheck } from './seal-document.ts';

/** Asks for the list of the inner envelope, and for no other document. */
export interface InnerListOrder {
  hostId: string;
  read: 'inner-list';
}

/** `file`: base64, at most 4 MB before. */
export interface InnerListFile {
  file: string;
}

/** Reads the list of the sealed inner envelope. It is public: its secrets are encrypted to the papers and to the Host's own sheet. */
export async function readInnerList(app: App, { hostId }: InnerListOrder): Promise<InnerListFile> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  const list = host?.will?.sealed.documents.find(({ mimeType }) => mimeType === INNER_LIST_KIND);
  if (!host || !list) throw new Refusal('document_not_found');
  const opened = await openWithSurvivorKeys(app, host);
  const places = placesIn(app, host, opened.sealed);
  const read = () =>
    firstGood(places, async (_, place) => {
      const content = await readDocument(storedWill(opened, [place]), list.path);
      return buffer(pipeline(content, createHashCheck(list.sha256), () => undefined));
    });
  const file = await withinTime(MOST_MS, () => keepFirstOpen(places, read), storageRefusal(timedOut()));
  return { file: file.toString('base64') };
}

/** Less than the request waits, so that a slow storage of a Host is a refusal and no fault of ours. */
const MOST_MS = 20_000;
