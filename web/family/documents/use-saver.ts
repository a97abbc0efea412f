import { useRef, useState } from 'preact/hooks';
import { saveFile } from '#web/shared/save-file.ts';
import { type Arrived, type DocumentAccess, nothingArrived } from './load-document.ts';
import { loadPatiently } from './load-patiently.ts';

/** How far the saving of one document is. */
export type Saving =
  | { step: 'idle' }
  | { step: 'saved' }
  /** Without `percent`, it waits for its turn. */
  | { step: 'loading'; percent?: number }
  | { step: 'failed'; why: 'broken' | 'different' | 'refused' };

/** The saving of one document, and how to start it. It does nothing while the document is being loaded. */
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
  open?(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Blob>;
}

/** Saves a document. What has arrived when a connection breaks is kept for the next attempt. `onRefused`: the service does not release it. */
export function useSaver({ access, filename, open }: Offered, onRefused: () => void): Saver {
  const [saving, setSaving] = useState<Saving>({ step: 'idle' });
  const arrived = useRef<Arrived>(nothingArrived());
  const save = async () => {
    if (saving.step === 'loading') return;
    setSaving({ step: 'loading', percent: 0 });
    const loaded = await loadPatiently({ ...access, isEncrypted: open !== undefined }, arrived.current, {
      onBytes: (bytes) => setSaving({ step: 'loading', percent: Math.floor((100 * bytes) / Math.max(access.size_bytes, 1)) }),
      onWait: () => setSaving({ step: 'loading' }),
    });
    if (loaded.end === 'refused') onRefused();
    if (loaded.end !== 'complete') return setSaving({ step: 'failed', why: loaded.end });
    const content = open ? await open(loaded.parts).catch(() => null) : new Blob(loaded.parts, { type: access.mime_type });
    if (content) saveFile(content, filename);
    setSaving(content ? { step: 'saved' } : { step: 'failed', why: 'different' });
  };
  return { saving, save };
}
