import { readFileSync } from 'node:fs';

// Lists the tests that notice no change which another test does not notice. They may show something else that no change shows, so that
// they are candidates only. Needs the report of `npm run mutation -- --disableBail`, without which a change ends with its first test.

interface Report {
  files: Record<string, { mutants: { status: string; killedBy?: string[]; coveredBy?: string[] }[] }>;
  testFiles: Record<string, { tests: { id: string; name: string }[] }>;
}

const { files, testFiles }: Report = JSON.parse(readFileSync('.stryker-tmp/report.json', 'utf8'));
const killers = Object.values(files).flatMap(({ mutants }) =>
  mutants.flatMap(({ status, killedBy }) => (status === 'Killed' ? [killedBy ?? []] : [])),
);
const counts = new Map<string, number>();
for (const tests of killers) for (const test of tests) counts.set(test, (counts.get(test) ?? 0) + 1);

/** The tests without which some change would not be noticed, chosen one after another: always the one that notices most of what is left. */
function needed(): Set<string> {
  const chosen = new Set<string>();
  const left = new Set(killers);
  while (left.size > 0) {
    const most = new Map<string, number>();
    for (const tests of left) for (const test of tests) most.set(test, (most.get(test) ?? 0) + 1);
    const [best] = [...most].sort((a, b) => b[1] - a[1]);
    if (!best) break;
    chosen.add(best[0]);
    for (const tests of left) if (tests.includes(best[0])) left.delete(tests);
  }
  return chosen;
}

const keep = needed();
for (const [file, { tests }] of Object.entries(testFiles)) {
  for (const { id, name } of tests)
    if (!keep.has(id)) console.log(`${file}: ${name} (notices ${counts.get(id) ?? 0}, each of them noticed elsewhere too)`);
}
