import { useEffect, useRef, useState } from 'preact/hooks';
import { guardLeaving } from '#web/shared/guard-leaving.ts';
import { saveFile } from '#web/shared/save-file.ts';
import { type Arrived, type DocumentAccess, nothingArrived } from './load-document.ts';
import { loadPatiently } from './load-patiently.ts';

/** How far the saving of one document, or of several together, is. `bytes`: how many have arrived. */
export type Saving =
  | { step: 'idle' }
  | { step: 'saved' }
  /** Without `bytes`, it waits for its turn. */
  | { step: 'loading'; bytes?: number }
  | { step: 'paused' | 'offline'; bytes: number }
  | { step: 'failed'; why: NotSaved['why']; filename: string };

/** A saving, and how to start it. It does nothing while the last one is under way. */
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

/**
 * Loads a document and opens it. Waits while the reader pauses it or the device is offline. `arrived` keeps what has arrived for the
 * next attempt. `before`: the bytes of documents that the same saving has loaded. Throws NotSaved.
 */
export type Load = (document: Offered, arrived: Arrived, before?: number) => Promise<Blob>;

/** Why a document was not saved. `refused`: the service does not release it. */
class NotSaved extends Error {
  readonly why: 'broken' | 'different' | 'refused';
  readonly filename: string;
  constructor(why: NotSaved['why'], filename: string) {
    super(why);
    this.why = why;
    this.filename = filename;
  }
}

/** Whether a document is on its way, so that the page should stay open. */
export function isUnderWay({ step }: Saving): boolean {
  return step === 'loading' || step === 'paused' || step === 'offline';
}

/** Saves a document. `onRefused`: the service does not release it. */
export function useSaver(document: Offered, onRefused: () => void): Saver {
  const arrived = useRef<Arrived>(nothingArrived());
  return useSaving(onRefused, async (load) => saveFile(await load(document, arrived.current), document.filename));
}

/** Runs an attempt to save, and shows how far it is. The window asks before it closes during this time. */
export function useSaving(onRefused: () => void, attempt: (load: Load) => Promise<void>): Saver {
  const [saving, setSaving] = useState<Saving>({ step: 'idle' });
  const stop = useRef(new AbortController());
  const proceed = useRef(() => {});
  const isBusy = isUnderWay(saving);
  useEffect(() => (isBusy ? guardLeaving() : undefined), [isBusy]);
  useEffect(() => {
    // A connection that a device has left behind may never say that it is broken.
    const leave = () => stop.current.abort('offline');
    addEventListener('offline', leave);
    return () => removeEventListener('offline', leave);
  }, []);

  const rest = async (step: 'paused' | 'offline', bytes: number) => {
    setSaving({ step, bytes });
    await new Promise<void>((resolve) => {
      proceed.current = resolve;
      if (step === 'offline' && navigator.onLine) resolve();
      else if (step === 'offline') addEventListener('online', () => resolve(), { once: true });
    });
    stop.current = new AbortController();
  };
  const load: Load = async (document, arrived, before = 0) => {
    const loaded = await loadPatiently({ ...document.access, isEncrypted: document.open !== undefined }, arrived, {
      onBytes: (bytes) => setSaving({ step: 'loading', bytes: before + bytes }),
      onWait: () => setSaving({ step: 'loading' }),
      stop: stop.current.signal,
    });
    if (loaded.end === 'complete') return openedFrom(document, loaded.parts);
    // The reasons are those of `pause` and of the event above.
    const why: 'paused' | 'offline' | null = stop.current.signal.aborted ? stop.current.signal.reason : navigator.onLine ? null : 'offline';
    if (loaded.end !== 'broken' || why === null) throw new NotSaved(loaded.end, document.filename);
    await rest(why, before + arrived.bytes);
    return load(document, arrived, before);
  };
  const save = async () => {
    if (isBusy) return;
    stop.current = new AbortController();
    setSaving({ step: 'loading', bytes: 0 });
    try {
      await attempt(load);
      setSaving({ step: 'saved' });
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error;
      if (error.why === 'refused') onRefused();
      setSaving({ step: 'failed', why: error.why, filename: error.filename });
    }
  };
  return { saving, save, pause: () => stop.current.abort('paused'), proceed: () => proceed.current() };
}

async function openedFrom({ access, filename, open }: Offered, parts: Uint8Array<ArrayBuffer>[]): Promise<Blob> {
  if (!open) return new Blob(parts, { type: access.mime_type });
  return open(parts).catch(() => {
    throw new NotSaved('different', filename);
  });
}
