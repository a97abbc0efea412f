import { type Arrived, type Linked, type Loaded, loadDocument } from './load-document.ts';

/** What a page shows while a document is loaded. */
export interface Progress {
  onBytes(bytes: number): void;
  /** The service allows each reader only a few downloads at the same time, and this one waits for its turn. */
  onWait(): void;
  /** The reader pauses it. It ends as `broken`. */
  stop?: AbortSignal;
}

/** Turns of ten seconds that do not come for a quarter of an hour. */
const MAX_WAITS = 90;
const USUAL_WAIT_SECONDS = 10;

/** The downloads of this page take turns. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Loads a document like `loadDocument`, after all that were requested before it. If there are too many downloads at the moment, waits
 * and tries again. If the connection breaks, continues as long as each attempt brings something.
 */
export function loadPatiently(document: Linked, arrived: Arrived, progress: Progress, wait = waitSeconds): Promise<Loaded> {
  if (waiting > 0) progress.onWait();
  waiting += 1;
  const loading = last.then(() => tryUntilLoaded(document, arrived, progress, wait));
  last = loading
    .catch(() => undefined)
    .then(() => {
      waiting -= 1;
    });
  return loading;
}

async function tryUntilLoaded(document: Linked, arrived: Arrived, progress: Progress, wait: typeof waitSeconds): Promise<Loaded> {
  for (let waits = 0; ; ) {
    progress.onBytes(arrived.bytes);
    const before = arrived.bytes;
    const loaded = await loadDocument(document, arrived, progress.onBytes, { stop: progress.stop });
    const seconds = secondsToTurn(loaded);
    if (seconds !== null && waits < MAX_WAITS) {
      waits += 1;
      progress.onWait();
      await wait(seconds);
    } else if (loaded.end !== 'broken' || progress.stop?.aborted || arrived.etag === null || arrived.bytes <= before) return loaded;
  }
}

/** Returns after how many seconds there may be a turn. Null if the service refuses for another reason, or does not refuse. */
function secondsToTurn(loaded: Loaded): number | null {
  if (loaded.end !== 'refused' || loaded.failure.kind !== 'refused' || loaded.failure.status !== 429) return null;
  return loaded.failure.retryAfterSeconds ?? USUAL_WAIT_SECONDS;
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
