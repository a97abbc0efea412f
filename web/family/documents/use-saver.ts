import { useRef, useState } from 'preact/hooks';
import { saveFile } from '#web/shared/save-file.ts';
import { type Arrived, type DocumentAccess, nothingArrived } from './load-document.ts';
import { loadPatiently } from './load-patiently.ts';

/** How far the saving of one document, or of several together, is. */
export type Saving =
  | { step: 'idle' }
  | { step: 'saved' }
  /** Without `percent`, it waits for its turn. */
  | { step: 'loading'; percent?: number }
  | { step: 'failed'; why: NotSaved['why']; filename: string };

/** A saving, and how to start it. It does nothing while the last one runs. */
export interface Saver {
  saving: Saving;
  save(): Promise<void>;
}

/** A document that a page offers. `open` decrypts what the service has, if that is not the document yet. Throws if it is not what was sealed. */
export interface Offered {
  access: DocumentAccess;
  filename: string;
  mimeType: string;
  sizeBytes: number;
  open?(content: Blob): Promise<Blob>;
}

/** Why a document was not saved. `refused`: the service does not release it. */
export class NotSaved extends Error {
  readonly why: 'broken' | 'different' | 'refused';
  readonly filename: string;
  constructor(why: NotSaved['why'], filename: string) {
    super(why);
    this.why = why;
    this.filename = filename;
  }
}

/** Gets the bytes so far. Without a number, the download waits for its turn. */
export type OnBytes = (bytes?: number) => void;

/** Saves a document. What has arrived when a connection breaks is kept for the next attempt. `onRefused`: the service does not release it. */
export function useSaver(document: Offered, onRefused: () => void): Saver {
  const arrived = useRef<Arrived>(nothingArrived());
  return useSaving(document.access.size_bytes, onRefused, async (onBytes) => {
    saveFile(await fetchOffered(document, arrived.current, onBytes), document.filename);
  });
}

/** Runs an attempt to save, and shows how far it is. `total`: all bytes that it loads. It throws NotSaved if it fails. */
export function useSaving(total: number, onRefused: () => void, attempt: (onBytes: OnBytes) => Promise<void>): Saver {
  const [saving, setSaving] = useState<Saving>({ step: 'idle' });
  const show: OnBytes = (bytes) =>
    setSaving({ step: 'loading', ...(bytes !== undefined && { percent: Math.floor((100 * bytes) / Math.max(total, 1)) }) });
  const save = async () => {
    if (saving.step === 'loading') return;
    show(0);
    try {
      await attempt(show);
      setSaving({ step: 'saved' });
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error;
      if (error.why === 'refused') onRefused();
      setSaving({ step: 'failed', why: error.why, filename: error.filename });
    }
  };
  return { saving, save };
}

/** Loads a document and opens it. Throws NotSaved. `arrived` keeps what has arrived for the next attempt. */
export async function fetchOffered({ access, filename, open }: Offered, arrived: Arrived, onBytes: OnBytes): Promise<Blob> {
  const loaded = await loadPatiently(access, arrived, { onBytes, onWait: onBytes });
  if (loaded.end !== 'complete') throw new NotSaved(loaded.end, filename);
  if (!open) return loaded.content;
  return open(loaded.content).catch(() => {
    throw new NotSaved('different', filename);
  });
}
