import { finished, Readable } from 'node:stream';
import { LEAST_PACE, type Pace, patienceLeft } from '#common/pace.ts';
import { timedOut } from '#net/timeout.ts';

/**
 * Returns the content as a stream for a client. Breaks it off if the client reads too slowly: only the time in which we wait for the
 * client counts, not the time of the storage. Is closed only after `atEnd`, so a function that waits for the stream waits for it too.
 */
export function toReader(content: Readable, atEnd: () => Promise<void>, pace: Pace = LEAST_PACE): Readable {
  const patience = patienceWith(pace, () => reader.destroy(timedOut('The client does not read.')));
  const reader = new Readable({
    // It asks for the next part when the client has taken this one.
    highWaterMark: 1,
    read() {
      patience.taken();
      content.resume();
    },
    destroy(error, callback) {
      patience.taken();
      content.destroy();
      atEnd().then(() => callback(error), callback);
    },
  });
  // An error before anyone reads would end the process. Who reads gets it too.
  reader.on('error', () => undefined);
  // Each part as it comes: an iterator would first copy all that has arrived into one buffer.
  content.pause().on('data', (part: Buffer) => {
    content.pause();
    patience.given(part.length);
    reader.push(part);
  });
  finished(content, { writable: false }, (error) => (error ? reader.destroy(error) : reader.push(null)));
  return reader;
}

/** Measures how long the client takes for each part. Calls `onLate` when its patience is used up. */
function patienceWith(pace: Pace, onLate: () => void) {
  let left = pace.patienceMs;
  let part: { bytes: number; since: number; timer: NodeJS.Timeout } | undefined;
  return {
    given(bytes: number): void {
      part = { bytes, since: performance.now(), timer: setTimeout(onLate, left) };
    },
    taken(): void {
      if (!part) return;
      clearTimeout(part.timer);
      left = patienceLeft(pace, left, { bytes: part.bytes, waitedMs: performance.now() - part.since });
      part = undefined;
    },
  };
}
