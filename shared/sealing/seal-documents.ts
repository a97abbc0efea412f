import type { App } from '#app/app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import type { PlannedDocument } from '#hosts/rows/hosts.ts';
import { isPassing } from '#storages/adapters/failures.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { DocumentOrder } from './seal-document.ts';
import { randomLabel } from './seal-plan.ts';
import type { Written } from './sealed-file.ts';
import { type SealingWork, saveProgress } from './sealing-work.ts';

/** As long as the worker of one document may run. */
const DOCUMENT_MS = 300_000;
/** Documents that are sealed in parallel: a fixed budget of memory, whatever the size of the will. */
const PARALLEL = 2;
/** Attempts of one document whose storage fails for a moment: what was sent of a stream can't be sent again, only read and sealed again. */
const ATTEMPTS = 3;

/**
 * Has every document of the plan sealed that is not sealed yet, each by a separate worker. All of them end before an error is thrown:
 * nothing may be written while a failed sealing is deleted.
 */
export async function sealDocuments(app: App, work: SealingWork): Promise<void> {
  const waiting = work.plan.documents.filter((document) => document.file === null);
  await runInParallel(PARALLEL, waiting, (document) => sealOne(app, work, document));
}

async function sealOne(app: App, work: SealingWork, planned: PlannedDocument): Promise<void> {
  const { path, file, missed } = await writeInAttempts(app, work.hostId, planned);
  work.plan = {
    ...work.plan,
    missed: [...new Set([...work.plan.missed, ...missed])],
    documents: work.plan.documents.map((document) => (document.id === planned.id ? { ...document, path, file } : document)),
  };
  // The last one is stored by the commit that activates the sealing. A worker that takes over before that seals it again.
  if (work.plan.documents.some((document) => document.file === null)) await retryUntilCommitted(() => saveProgress(app, work));
}

async function writeInAttempts(app: App, hostId: string, document: PlannedDocument): Promise<WrittenDocument> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const written = await write(app, hostId, document);
      // A storage that fails for a moment is not left behind for it.
      if (written.missed.length === 0 || attempt === ATTEMPTS) return written;
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
    }
  }
}

type WrittenDocument = Written & { path: string };

async function write(app: App, hostId: string, { id, staged }: PlannedDocument): Promise<WrittenDocument> {
  // A new path for each attempt: an earlier one whose answer was lost may still be writing to its own.
  const path = `${randomLabel()}.age`;
  const order: DocumentOrder = { hostId, documentId: id, path };
  // Both workers answer what was written. Only the worker that unwraps Survivors' keys can read a sealed document.
  const written = await (staged ? app.workers.call('seal', order, DOCUMENT_MS) : app.workers.call('reshare', order, DOCUMENT_MS));
  return { path, ...(written as Written) };
}
