import { expect, it } from 'vitest';
import { startTestStack } from '#tests/support/stack.ts';
import { access, authenticateOnPaper, openWill, realDocuments, sealWill, survivorAt } from '#tests/support/story.ts';

it('seals a will onto an SSH server out in the world, and its Survivors read it', async () => {
  const documents = await realDocuments();
  const will = await sealWill(await startTestStack(), { documents, storage: 'sftp' });
  const transfer = await openWill(will);
  const reader = survivorAt(will, 2);
  await authenticateOnPaper(transfer, reader);

  const { status, body } = await access(transfer, reader);
  expect([status, body.documents.length]).toEqual([200, documents.length]);
  const { pathname, search } = new URL(body.documents[0].download_url);
  expect((await reader.call('GET', `${pathname}${search}`)).bytes).toEqual(documents[0]?.content);
});
