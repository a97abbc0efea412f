import { expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { access, authenticateOnPaper, openWill, realDocuments, sealWill, survivorAt, transferStatus } from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

const stack = sharedStack();

it('while the sweep is away a family sees how far it is and reads on, and what only looks writes nothing down', async () => {
  const documents = await realDocuments();
  const will = await sealWill(stack, { documents });
  const table = await stolenTable(stack);
  const before = await table.items('SERVICE#');
  const transfer = await openWill(will);
  const reader = survivorAt(will, 2);
  await authenticateOnPaper(transfer, reader);
  const { pathname, search } = new URL((await access(transfer, reader)).body.documents[0].download_url);

  // The last sign of life of the scheduled jobs is days old, as if they had stopped since.
  for (const item of before) await table.put(item);
  const stood = await table.items('SERVICE#');
  expect(await transferStatus(transfer, reader.call)).toMatchObject({ status: 'accessible' });
  const download = await reader.call('GET', `${pathname}${search}`);
  expect([download.status, download.bytes]).toEqual([200, documents[0]?.content]);
  expect(await table.items('SERVICE#')).toEqual(stood);
});
