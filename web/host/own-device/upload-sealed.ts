import { useEffect, useState } from 'preact/hooks';
import type { ListedDocument } from '#web/host/documents/document-list.ts';
import { addUploads, type Item, removeDoneUploads, useUploads } from '#web/host/documents/uploads.ts';
import { hostCall } from '#web/host/session.ts';
import { CallFailed, type Failure, isRefused } from '#web/shared/failure.ts';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';
import { useCall } from '#web/shared/use-call.ts';

/** What is sealed on this device. */
export interface SealingOrder {
  /** Has the worker prepare it. `sealedAt`: the time of this device, ISO 8601. */
  begin(sealedAt: string): Promise<void>;
  /** Whether a document leaves the will for it. */
  replaces(document: ListedDocument): boolean;
}

interface SealedUpload {
  isRunning: boolean;
  /** Whether the worker has failed. */
  hasFailed: boolean;
  failure: Failure | null;
  items: readonly Item[];
  start(order: SealingOrder): void;
}

/** Uploads what the worker seals. Asks for a file only when the one before it has arrived, so that one file is in memory. */
export function useSealedUpload(cipher: Cipher, onDone: () => void): SealedUpload {
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const uploads = useUploads();
  const waiting = uploads.some(({ phase }) => phase !== 'done');
  const next = useCall(async () => {
    removeDoneUploads();
    const sealed = await cipher.ask('nextSealed').catch(failed);
    if (sealed === undefined) return stop();
    if (sealed) return addUploads([{ file: new File([sealed.content], sealed.name), type: typeOf(sealed.name) }]);
    onDone();
  });
  const starting = useCall(async ({ begin, replaces }: SealingOrder) => {
    setFailed(false);
    // The time of this device: a service could otherwise choose which of two sealings is the newest.
    const begun = await begin(new Date().toISOString()).then(() => true, failed);
    if (!begun) return setFailed(true);
    // What is sealed stays sealed until the next sealing.
    const { documents } = await hostCall((api, headers) => api.GET('/api/will/documents', { headers }));
    for (const { id } of documents.filter(replaces)) await removeDocument(id);
    setRunning(true);
  });
  const stop = () => {
    setFailed(true);
    setRunning(false);
  };
  useEffect(() => {
    if (isRunning && !waiting && !next.isRunning && !next.failure) next.run();
  }, [isRunning, waiting, next.isRunning, next.failure, next.run]);
  return {
    isRunning: isRunning && !next.failure,
    hasFailed,
    failure: starting.failure ?? next.failure,
    items: uploads,
    start: starting.run,
  };
}

function failed(error: unknown): undefined {
  if (error instanceof CipherRefused) return undefined;
  throw error;
}

const typeOf = (name: string): string => (name.endsWith('.age') ? 'application/vnd.age' : 'application/vnd.will-inner');

async function removeDocument(id: string): Promise<void> {
  try {
    await hostCall((api, headers) => api.DELETE('/api/will/documents/{id}', { headers, params: { path: { id } } }));
  } catch (error) {
    // Another tab has removed it.
    if (!(error instanceof CallFailed && isRefused(error.failure, 'document_not_found'))) throw error;
  }
}
