import { useEffect, useState } from 'preact/hooks';
import type { ListedDocument } from '#web/host/documents/document-list.ts';
import { isBroken } from '#web/host/documents/upload-steps.ts';
import {
  addUploads,
  continueUpload,
  type Item,
  pauseUpload,
  removeDoneUploads,
  retryUpload,
  stopUploads,
  useUploads,
} from '#web/host/documents/uploads.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { CallFailed, type Failure, isRefused } from '#web/shared/failure.ts';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';
import { useCall } from '#web/shared/use-call.ts';
import { useOnline } from '#web/shared/use-online.ts';

/** What is sealed on this device. */
export interface SealingOrder {
  /** The documents to encrypt. None if the sealed ones stay. */
  files: readonly File[];
  /** Has the worker prepare it. `sealedAt`: the time of this device, ISO 8601. */
  begin(sealedAt: string): Promise<void>;
  /** Whether a document leaves the will for it. */
  replaces(document: ListedDocument): boolean;
}

/** How far the sealing is. */
export interface SealingState {
  files: readonly File[];
  /** The encrypted part of all bytes, from 0 to 1. */
  encrypted: number;
  /** How many documents have arrived. The next one is on its way. */
  arrived: number;
  /** The upload of the next one, when it is encrypted. */
  upload: Item | null;
  isOnline: boolean;
  isPaused: boolean;
  pause(isPaused: boolean): void;
}

export interface Sealing extends SealingState {
  isRunning: boolean;
  /** Whether the browser could not encrypt. */
  hasFailed: boolean;
  failure: Failure | null;
  start(order: SealingOrder): void;
}

/** After this time an upload whose connection broke is tried again, if the device says that it is online. */
const RETRY_MS = 10_000;

/**
 * Encrypts a file only when the one before it has arrived, so that one file is in memory. An encrypted file is kept until it has
 * arrived, so that no document is encrypted twice.
 */
export function useSealing(cipher: Cipher, onDone: () => void): Sealing {
  const { sealHere: words } = useWords();
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const [encrypted, setEncrypted] = useState(0);
  const [taken, setTaken] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const upload = useUploads().find(({ phase }) => phase !== 'done') ?? null;
  const { isOnline, isPaused, isResting, pause } = usePauses(cipher, upload, files !== null);
  const fail = () => {
    setFailed(true);
    setFiles(null);
  };
  const next = useCall(async () => {
    removeDoneUploads();
    const sealed = await cipher.ask('nextSealed').catch(failed);
    if (sealed === undefined) return fail();
    if (!sealed) return onDone();
    const name = files?.[taken]?.name ?? words.list;
    setTaken(taken + 1);
    addUploads([{ file: new File([sealed.content], sealed.name), name, type: typeOf(sealed.name), sha256: sealed.sha256 }]);
  });
  const starting = useCall(async (order: SealingOrder) => {
    setFailed(false);
    setTaken(0);
    cipher.onProgress(setEncrypted);
    // The time of this device: a service could otherwise choose which of two sealings is the newest.
    const begun = await order.begin(new Date().toISOString()).then(() => true, failed);
    if (!begun) return setFailed(true);
    // One of before would be among the documents later, and no part of this sealing.
    stopUploads();
    await removeDocuments(order.replaces);
    setFiles(order.files);
  });
  useEffect(() => {
    if (files && !upload && !isResting && !next.isRunning && !next.failure) next.run();
  }, [files, upload, isResting, next.isRunning, next.failure, next.run]);
  const arrived = upload ? taken - 1 : taken;
  return {
    ...{ files: files ?? [], encrypted, arrived, upload, isOnline, isPaused, pause, hasFailed },
    isRunning: files !== null && !next.failure,
    failure: starting.failure ?? next.failure,
    start: starting.run,
  };
}

/** The Host can pause the work, and a lost connection pauses it until the device is online. */
function usePauses(cipher: Cipher, upload: Item | null, isRunning: boolean) {
  const isOnline = useOnline();
  const [isPaused, pause] = useState(false);
  const isResting = isPaused || !isOnline;
  const id = upload?.id;
  useEffect(() => {
    if (!isRunning) return;
    void cipher.ask(isResting ? 'pause' : 'continue');
    if (id !== undefined) (isResting ? pauseUpload : continueUpload)(id);
  }, [cipher, isRunning, isResting, id]);
  const isLost = upload?.phase === 'stopped' && isBroken(upload.upload) && !isResting;
  useEffect(() => {
    if (!isLost || id === undefined) return;
    const timer = setTimeout(() => retryUpload(id), RETRY_MS);
    return () => clearTimeout(timer);
  }, [isLost, id]);
  return { isOnline, isPaused, isResting, pause };
}

function failed(error: unknown): undefined {
  if (error instanceof CipherRefused) return undefined;
  throw error;
}

const typeOf = (name: string): string => (name.endsWith('.age') ? 'application/vnd.age' : 'application/vnd.will-inner');

/** What is sealed stays sealed until the next sealing. */
async function removeDocuments(replaces: SealingOrder['replaces']): Promise<void> {
  const { documents } = await hostCall((api, headers) => api.GET('/api/will/documents', { headers }));
  for (const { id } of documents.filter(replaces)) await removeDocument(id);
}

async function removeDocument(id: string): Promise<void> {
  try {
    await hostCall((api, headers) => api.DELETE('/api/will/documents/{id}', { headers, params: { path: { id } } }));
  } catch (error) {
    // Another tab has removed it.
    if (!(error instanceof CallFailed && isRefused(error.failure, 'document_not_found'))) throw error;
  }
}
