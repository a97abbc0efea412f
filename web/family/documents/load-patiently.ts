import { type Arrived, type Linked, type Loaded, loadDocument } from './load-document.ts';

/** What a page shows while a document is loaded. */
export interface Progress {
  onBytes(bytes: number): void;
  /** The service allows each reader only a few downloads at the same time, and this one waits for its turn. */
  onWait(): void;
  /** Ends it as `broken`, also while it waits. */
  stop?: AbortSignal;
}

/** Turns of ten seconds that do not come for a quarter of an hour. */
const MAX_WAITS = 90;
const USUAL_WAIT_SECONDS = 10;

/** After a broken connection. Each attempt that brings something begins with the first again. */
const SECONDS_AFTER_BREAKS = [2, 5, 10, 30];

/** The downloads of this page take turns. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Loads a document like `loadDocument`, after all that were requested before it. If there are too many downloads at the moment, waits
 * and tries again. If the connection breaks, waits and continues, until several attempts have brought nothing.
 */
export function loadPatiently(document: Linked, arrived: Arrived, progress: Progress, wait = waitSeconds): Promise<Loaded> {
  if (waiting > 0) progress.onWait();
  waiting += 1;
  const before = last;
  const loading = unlessStopped(before, progress.stop).then(() => tryUntilLoaded(document, arrived, progress, wait));
  // One that was stopped does not let the next ones begin before its own turn.
  last = Promise.allSettled([before, loading]).then(() => {
    waiting -= 1;
  });
  return loading;
}

async function tryUntilLoaded(document: Linked, arrived: Arrived, progress: Progress, wait: typeof waitSeconds): Promise<Loaded> {
  let waits = 0;
  for (let breaks = 0; ; ) {
    progress.onBytes(arrived.bytes);
    const before = arrived.bytes;
    const loaded = await loadDocument(document, arrived, progress.onBytes, { stop: progress.stop });
    if (loaded.end === 'broken' && progress.stop?.aborted) return loaded;
    const toTurn = waits < MAX_WAITS ? secondsToTurn(loaded) : null;
    if (toTurn !== null) {
      waits += 1;
      progress.onWait();
    }
    if (arrived.bytes > before) breaks = 0;
    const seconds = toTurn ?? (loaded.end === 'broken' ? SECONDS_AFTER_BREAKS[breaks++] : undefined);
    if (seconds === undefined) return loaded;
    await unlessStopped(wait(seconds), progress.stop);
  }
}

/** Resolves after `promise`, or when the download is stopped. */
function unlessStopped(promise: Promise<unknown>, stop: AbortSignal | undefined): Promise<unknown> {
  if (!stop) return promise;
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve());
  });
  return Promise.race([promise, stopped]);
}

/** Returns after how many seconds there may be a turn. Null if the service refuses for another reason, or does not refuse. */
function secondsToTurn(loaded: Loaded): number | null {
  if (loaded.end !== 'refused' || loaded.failure.kind !== 'refused' || loaded.failure.status !== 429) return null;
  return loaded.failure.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
