import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '#infra/local/entry.ts';
import { reportingStep } from './step.ts';
import { rehearseUpgrade } from './upgrade-and-back.ts';

it('stops before it starts anything if this release lacks a worker or an output that stacks of the earlier one use', async () => {
  const earlier = createTemporaryFolder('will-earlier-');
  const files = {
    'functions/routes.ts': "export const routes = { 'will/open': { uses: ['table:WILL', 'invoke:gone', 'invoke:seal'] } };",
    'infra/cloud/previous-outputs.ts': "export const PREVIOUS_OUTPUTS = { data: ['Gone'], site: [] };",
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(earlier, name)), { recursive: true });
    await writeFile(join(earlier, name), text);
  }
  const lines: string[] = [];
  await expect(
    rehearseUpgrade(
      reportingStep((line) => lines.push(line)),
      earlier,
    ),
  ).rejects.toThrow('Keep it for one release: workers/gone, Gone.');
  expect(lines).toEqual([]);
});
