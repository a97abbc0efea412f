import type { Arrived, DocumentAccess } from './load-document.ts';
import { loadPatiently } from './load-patiently.ts';

/** How far the saving of one document, or of several together, is. `bytes`: how many have arrived. */
export type Saving =
  | { step: 'idle' }
  | { step: 'saved' }
  /** Without `bytes`, it waits for its turn. */
  | { step: 'loading'; bytes?: number }
  /** All of a document has arrived, and this device decrypts it. */
  | { step: 'opening'; bytes: number }
  | { step: Resting; bytes: number }
  /** `filename`: empty if it is not known. */
  | { step: 'failed'; why: NotSaved['why']; filename: string };

type Resting = 'paused' | 'offline';

/** A document that a page offers. `open` decrypts what the service has, if that is not the document yet. Throws NotSaved. */
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

/** Why a document was not saved. `refused`: the service does not release it. `failed`: this device could not open or save it. */
export class NotSaved extends Error {
  readonly why: 'broken' | 'different' | 'refused' | 'failed';
  readonly filename: string;
  constructor(why: NotSaved['why'], filename: string) {
    super(why);
    this.why = why;
    this.filename = filename;
  }
}

/** Whether a document is on its way, so that the page should stay open. */
export function isUnderWay({ step }: Saving): boolean {
  return step === 'loading' || step === 'opening' || step === 'paused' || step === 'offline';
}

/** Attempts to save, one at a time. */
interface Attempts {
  /** Does nothing while another attempt runs. Throws what `attempt` throws, except NotSaved. */
  run(attempt: (load: Load) => Promise<void>, onRefused: () => void): Promise<void>;
  /** Stops the download until `proceed`. What has arrived stays. `left`: the page no longer shows it. */
  stop(why: Resting | 'left'): void;
  /** `after`: only if it was stopped for this reason. */
  proceed(after?: Resting): void;
}

/** Shows how far each attempt is. */
export function makeAttempts(show: (saving: Saving) => void, isOnline = () => navigator.onLine): Attempts {
  let isRunning = false;
  const pausable = makePausable(show, isOnline);
  const run: Attempts['run'] = async (attempt, onRefused) => {
    if (isRunning) return;
    isRunning = true;
    pausable.begin();
    show({ step: 'loading', bytes: 0 });
    try {
      await attempt((...one) => loadAndOpen(pausable, show, ...one));
      show({ step: 'saved' });
    } catch (error) {
      const { why, filename } = error instanceof NotSaved ? error : new NotSaved('failed', '');
      show({ step: 'failed', why, filename });
      if (why === 'refused') onRefused();
      if (!(error instanceof NotSaved)) throw error;
    } finally {
      isRunning = false;
    }
  };
  return { run, stop: pausable.stop, proceed: pausable.proceed };
}

type Pausable = ReturnType<typeof makePausable>;

/** Stops downloads and lets them continue. */
function makePausable(show: (saving: Saving) => void, isOnline: () => boolean) {
  let ended = new AbortController();
  let why: Resting | 'left' | null = null;
  let resting: { step: Resting; end(): void } | null = null;
  const stop: Attempts['stop'] = (reason) => {
    why = reason;
    ended.abort();
  };
  const begin = () => {
    ended = new AbortController();
    why = null;
    if (!isOnline()) stop('offline');
  };
  const rest = async (step: Resting, bytes: number) => {
    show({ step, bytes });
    await new Promise<void>((resolve) => {
      resting = { step, end: resolve };
      if (step === 'offline' && isOnline()) resolve();
    });
    resting = null;
    begin();
  };
  const proceed: Attempts['proceed'] = (after) => {
    if (after === undefined || resting?.step === after) resting?.end();
  };
  return { begin, stop, rest, proceed, why: () => why, signal: () => ended.signal };
}

async function loadAndOpen(pausable: Pausable, show: (saving: Saving) => void, ...[document, arrived, before = 0]: Parameters<Load>): Promise<Blob> {
  const { access, filename, open } = document;
  const loaded = await loadPatiently({ ...access, isEncrypted: open !== undefined }, arrived, {
    onBytes: (bytes) => show({ step: 'loading', bytes: before + bytes }),
    onWait: () => show({ step: 'loading' }),
    stop: pausable.signal(),
  });
  if (loaded.end === 'complete') {
    if (!open) return new Blob(loaded.parts, { type: access.mime_type });
    show({ step: 'opening', bytes: before + access.size_bytes });
    return open(loaded.parts);
  }
  const why = pausable.why();
  if (loaded.end !== 'broken' || why === null || why === 'left') throw new NotSaved(loaded.end, filename);
  await pausable.rest(why, before + arrived.bytes);
  return loadAndOpen(pausable, show, document, arrived, before);
}
