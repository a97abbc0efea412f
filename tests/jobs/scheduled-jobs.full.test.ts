import { expect, it } from 'vitest';
import { sharedRealStack, sharedTable } from '#tests/support/shared-stack.ts';
import { MINUTE } from '#tests/support/story.ts';

const stack = sharedRealStack('table');
const table = sharedTable(stack);

it('a forged item among the due ones raises an alarm and delays nothing else', async () => {
  const forged = { sk: 'EFFECT', version: 1, schema: 1, data: { forged: true }, mac: 'x', due_at: '2020-01-01T00:00:00.000Z' };
  for (const due_partition of ['DUE#00', 'DUE#07', 'DUE#15']) await table.put({ ...forged, pk: `OUTBOX#${due_partition}`, due_partition });
  await stack.advance(20 * MINUTE);
  const since = stack.log().split('\n').slice(-40).join('\n');
  expect(since).toContain('"event":"record_altered"');
  expect(since).toContain('"event":"swept"');
  expect(since).not.toContain('"event":"job_failed"');
  for (const item of await table.items('OUTBOX#DUE#')) await table.remove(item);
});
