import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { encryptedSize, encryptStream, X25519_HEADER_BYTES } from '#custody/age.ts';
import type { PlannedDocument, SealingRow } from '#hosts/rows/hosts.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { openWithSurvivorKeys } from './opened-will.ts';
import { firstGood, placesIn } from './places.ts';
import { readDocument, storedWill } from './read-document.ts';
import { type Written, writeVerified } from './sealed-file.ts';
import { sealingPlaces } from './sealing-work.ts';

/**
 * Where one document of a running sealing is written. `path` is within the package's folder and has never been used: an attempt
 * that was abandoned may still be writing, long after another one became current.
 */
export interface DocumentOrder {
  hostId: string;
  documentId: string;
  path: string;
}

/** Seals one planned document from the staging bucket into every storage of the will; needs only the recipient. Safe to repeat under another path. */
export async function sealDocument(app: App, { hostId, documentId, path }: DocumentOrder): Promise<Written> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  const document = host?.custody.sealing?.documents.find(({ id }) => id === documentId);
  if (!host?.custody.sealing || !document?.staged) throw new Refusal('document_not_found');
  const { staged: stagedKey } = document;
  const plan = host.custody.sealing;
  const staged = await app.staging.get(stagedKey);
  const encrypt = await encryptStream(plan.recipient);
  const write = (sink: Transform) => pipeline(staged, createHashCheck(document.sha256), encrypt, sink);
  return writeVerified(sealingPlaces(app, host, plan), sealedFileOf(plan, path, document), write);
}

/** Where a document is written, and the exact size of its file. */
export function sealedFileOf(plan: SealingRow, path: string, { size }: Pick<PlannedDocument, 'size'>): { path: string; size: number } {
  return { path: `${packageFolder(plan)}${path}`, size: encryptedSize(X25519_HEADER_BYTES, size) };
}

/** Passes plaintext on, and fails at its end if it is not what was uploaded. */
export function createHashCheck(sha256: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(
        hash.digest('hex') === sha256
          ? null
          : new Refusal('storage_failed', 'A document is not what was uploaded. Please remove it and upload it again.'),
      );
    },
  });
}

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
