import { useEffect, useRef, useState } from 'preact/hooks';
import { guardLeaving } from '#web/shared/guard-leaving.ts';
import { saveFile } from '#web/shared/save-file.ts';
import { type Arrived, type DocumentAccess, type Loaded, nothingArrived } from './load-document.ts';
import { loadPatiently } from './load-patiently.ts';

/** How far the saving of one document is. `bytes`: how many have arrived. */
export type Saving =
  | { step: 'idle' }
  | { step: 'saved' }
  /** Without `bytes`, it waits for its turn. */
  | { step: 'loading'; bytes?: number }
  | { step: 'paused' | 'offline'; bytes: number }
  | { step: 'failed'; why: 'broken' | 'different' | 'refused' };

/** The saving of one document, and how to start it. It does nothing while the document is being loaded. */
export interface Saver {
  saving: Saving;
  save(): Promise<void>;
  /** Stops the download until `proceed`. What has arrived stays. */
  pause(): void;
  proceed(): void;
}

/** A document that a page offers. `open` decrypts what the service has, if that is not the document yet. Throws if it is not what was sealed. */
export interface Offered {
  access: DocumentAccess;
  filename: string;
  mimeType: string;
  sizeBytes: number;
  open?(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Blob>;
}

/** Whether a document is on its way, so that the page should stay open. */
export function isUnderWay({ step }: Saving): boolean {
  return step === 'loading' || step === 'paused' || step === 'offline';
}

/**
 * Saves a document. What has arrived is kept for the next attempt. A lost connection pauses it until the device is online.
 * `onRefused`: the service does not release it.
 */
export function useSaver({ access, filename, open }: Offered, onRefused: () => void): Saver {
  const [saving, setSaving] = useState<Saving>({ step: 'idle' });
  const arrived = useRef<Arrived>(nothingArrived());
  const stop = useRef(new AbortController());
  const proceed = useRef(() => {});
  const isBusy = isUnderWay(saving);
  useEffect(() => (isBusy ? guardLeaving() : undefined), [isBusy]);

  const load = async (): Promise<Loaded> => {
    stop.current = new AbortController();
    const loaded = await loadPatiently({ ...access, isEncrypted: open !== undefined }, arrived.current, {
      onBytes: (bytes) => setSaving({ step: 'loading', bytes }),
      onWait: () => setSaving({ step: 'loading' }),
      stop: stop.current.signal,
    });
    const rests = stop.current.signal.aborted ? 'paused' : navigator.onLine ? null : 'offline';
    if (loaded.end !== 'broken' || rests === null) return loaded;
    setSaving({ step: rests, bytes: arrived.current.bytes });
    await new Promise<void>((resolve) => {
      proceed.current = resolve;
      if (rests === 'offline') addEventListener('online', () => resolve(), { once: true });
    });
    return load();
  };
  const save = async () => {
    if (isBusy) return;
    setSaving({ step: 'loading', bytes: 0 });
    const loaded = await load();
    if (loaded.end === 'refused') onRefused();
    if (loaded.end !== 'complete') return setSaving({ step: 'failed', why: loaded.end });
    const content = open ? await open(loaded.parts).catch(() => null) : new Blob(loaded.parts, { type: access.mime_type });
    if (content) saveFile(content, filename);
    setSaving(content ? { step: 'saved' } : { step: 'failed', why: 'different' });
  };
  return { saving, save, pause: () => stop.current.abort(), proceed: () => proceed.current() };
}
