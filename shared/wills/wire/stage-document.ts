import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '#app/app.ts';
import { awaitAll } from '#app/run-in-parallel.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { openInnerList, type SignedInnerList } from '#custody/inner-list.ts';
import { assertDraftOpen } from '#hosts/guards.ts';
import { faultFacts } from '#net/log.ts';
import { type RowName, uploadRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { addDocuments, type DraftDocument, draftOrNew, firstDraftNotice } from '#wills/rules/draft.ts';
import { INNER_LIST_KIND, type InnerContents } from '#wills/rules/inner-envelope.ts';
import { decideKind, needsPassword, observeDocument, type ReadRange, unsupported } from './document-kind.ts';
import { trueName } from './document-names.ts';

/** The change of a request to the draft. A finished upload is removed in the same commit. */
interface Addition {
  requestId: string;
  upload?: { id: string; keys: string[] };
}

/** Stages one file and determines its kind by its content. Undefined for a file of no accepted kind: the request is refused when all were seen. */
export type Stage = (file: { filename: string; content: Readable }) => Promise<DraftDocument | undefined>;

/**
 * Adds files to the draft: all of them, or none. `stageAll` streams them to the staging bucket. If it fails, the staged files are deleted
 * immediately, except those that the draft may name: a commit may have succeeded although no reply arrived. The daily audit finds
 * those, and the files of a request that crashed. Throws Refusal `unsupported_document` that names each file of no accepted kind.
 */
export async function addFiles(
  app: App,
  hostId: string,
  by: Addition,
  stageAll: (stage: Stage) => Promise<(DraftDocument | undefined)[]>,
): Promise<DraftDocument[]> {
  const staged: string[] = [];
  const refused: Refusal[] = [];
  let isCommitting = false;
  try {
    const found = await stageAll((file) => stageDocument(app, hostId, file, staged).catch(keepRefusal(refused)));
    if (refused.length > 0) throw allOf(refused);
    const documents = found.filter((document) => document !== undefined);
    isCommitting = true;
    await addToDraft(app, hostId, documents, by);
    return documents;
  } catch (error) {
    // After any other fault, a commit may still be in progress.
    if (!isCommitting || error instanceof Refusal) await clearStaged(app, hostId, staged);
    throw error;
  }
}

function keepRefusal(refused: Refusal[]): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Refusal) || error.code !== 'unsupported_document') throw error;
    refused.push(error);
  };
}

/** One sentence for each file. */
function allOf(refused: readonly Refusal[]): Refusal {
  const details = refused.flatMap((one) => one.details ?? []);
  return new Refusal('unsupported_document', `${refused.map(({ message }) => message).join(' ')} Nothing was added.`, details);
}

/** Streams one file into the staging bucket. Adds its key to `staged` first, so that the file can be deleted if something fails. */
async function stageDocument(app: App, hostId: string, file: Parameters<Stage>[0], staged: string[]): Promise<DraftDocument> {
  const id = app.newId();
  const key = `drafts/${hostId}/${id}`;
  staged.push(key);
  const observer = observeDocument(file.filename);
  await awaitAll(pipeline(file.content, observer.stream), app.staging.put(key, observer.stream));
  const seen = observer.result();
  const range: ReadRange = (start, end) => app.staging.range(key, start, end);
  const mimeType = await decideKind(seen, range);
  const { size, sha256 } = seen;
  const filename = trueName(seen.filename, mimeType);
  const inner = mimeType === INNER_LIST_KIND ? innerContents(filename, await range(0, size)) : undefined;
  const kept = { ...(inner && { inner }), ...(needsPassword(seen, mimeType) && { hasPassword: true as const }) };
  return { id, filename, mimeType, size, sha256, ...kept, staged: key, createdAt: instant(app.now()) };
}

/** Never throws: the request has already failed, and its own error counts. */
async function clearStaged(app: App, hostId: string, staged: readonly string[]): Promise<void> {
  try {
    const host = await app.store.hosts.load(hostId);
    const named = new Set(host?.draft?.documents.map((document) => document.staged));
    await app.staging.remove(staged.filter((key) => !named.has(key)));
  } catch (error) {
    app.log.warn('staged_not_cleared', faultFacts(error));
  }
}

async function addToDraft(app: App, hostId: string, documents: readonly DraftDocument[], by: Addition): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(hostId);
    if (!host) throw new Refusal('unauthorized');
    assertDraftOpen(host);
    const { upload } = by;
    if (upload && !host.uploads.some(({ id }) => id === upload.id)) throw new Refusal('upload_not_found');
    const at = instant(app.now());
    const before = draftOrNew(host.draft, host.will, at);
    const draft = addDocuments(before, documents);
    const isMinded = before.documents.some(({ staged }) => staged);
    const remove: RowName[] = upload ? [uploadRow(upload.id)] : [];
    await app.store.commit({
      hostId,
      at,
      requestId: by.requestId,
      aggregates: [{ root: host.root, put: { DRAFT: draft }, remove }],
      effects: [
        ...(upload ? [{ kind: 'delete-staged' as const, key: `upload/${upload.id}`, objects: upload.keys }] : []),
        ...(isMinded ? [] : [{ kind: 'check-draft' as const, key: `draft/${by.requestId}`, notBefore: firstDraftNotice(at, host.profile.timezone) }]),
      ],
      audit: [{ event: 'documents_uploaded', facts: { count: documents.length } }],
    });
  });
}

/**
 * Returns what the service keeps of a list. The list is public. Throws Refusal `unsupported_document` if its signature or its shape is
 * invalid. Does not know whose key signed it: only the papers do.
 */
export function innerContents(filename: string, file: Uint8Array): InnerContents {
  const { files, papers, threshold } = opened(filename, file);
  return { files: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })), papers: papers.map(({ recipient }) => recipient), threshold };
}

function opened(filename: string, file: Uint8Array): SignedInnerList['list'] {
  try {
    return openInnerList(file).list;
  } catch {
    throw unsupported({ filename }, 'is damaged or altered. Please seal your documents on your own device again, and upload its files unchanged');
  }
}
