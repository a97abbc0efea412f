import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { PerformanceObserver, constants } from 'node:perf_hooks';
  import { freeBuffersEarly } from '#platform/garbage-collection.ts';
  freeBuffersEarly();
  const seen = { cheap: 0, full: 0 };
  const count = ({ detail }) => {
    if (detail.kind === constants.NODE_PERFORMANCE_GC_MINOR) seen.cheap += 1;
    if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) seen.full += 1;
  };
  new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({ entryTypes: ['gc'] });
  for (let n = 0; n < 16_384; n += 1) Buffer.allocUnsafeSlow(65_536);
  setImmediate(() => setImmediate(() => console.log(JSON.stringify(seen))));
`;

it('buffers of 1 GiB, which nothing holds, are freed by cheap collections', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' });
  const { cheap, full } = JSON.parse(printed);
  expect(cheap).toBeGreaterThan(2 * full);
});
