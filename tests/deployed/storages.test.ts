import { expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { access, authenticateOnPaper, openWill, realDocuments, sealWill, survivorAt } from '#tests/support/story.ts';

const stack = sharedStack();

it.each([
  ['an SSH server', 'sftp'],
  ['Google Drive', 'drive_a'],
  ['Dropbox', 'drive_b'],
  ['OneDrive', 'drive_c'],
] as const)('seals a will onto %s on the internet, and its Survivors read it', { timeout: 600_000 }, async (_name, storage) => {
  const documents = await realDocuments();
  const will = await sealWill(stack, { documents, storage });
  const transfer = await openWill(will);
  const reader = survivorAt(will, 2);
  await authenticateOnPaper(transfer, reader);

  const { status, body } = await access(transfer, reader);
  expect([status, body.documents.length]).toEqual([200, documents.length]);
  const { pathname, search } = new URL(body.documents[0].download_url);
  expect((await reader.call('GET', `${pathname}${search}`)).bytes).toEqual(documents[0]?.content);
});
