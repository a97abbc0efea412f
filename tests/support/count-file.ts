import { afterAll } from 'vitest';
import { type Counts, takeCounts } from './counts.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the tests of this file took. */
    counts?: Counts;
  }
}

// The first hook of a file is the last to run, after the file has stopped its stacks.
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern
afterAll(({}, { file }) => {
  file.meta.counts = takeCounts();
});
