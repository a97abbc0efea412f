import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import { access, authenticateOnPaper, type DriveType, openWill, realDocuments, sealWill, survivorAt } from '#tests/support/story.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

it.each<DriveType>(['drive_a', 'drive_b', 'drive_c'])('a will is sealed onto %s, and its Survivors download it', async (storage) => {
  const documents = await realDocuments();
  const will = await sealWill(stack, { documents, storage });
  const transfer = await openWill(will);
  await authenticateOnPaper(transfer, survivorAt(will, 2));

  for (const survivor of will.survivors) {
    const { status, body } = await access(transfer, survivor);
    expect([status, body.personal_message]).toEqual([200, survivor.message]);
    for (const [n, document] of body.documents.entries()) {
      expect(document.integrity_verified).toBe(true);
      const { pathname, search } = new URL(document.download_url);
      expect((await survivor.call('GET', `${pathname}${search}`)).bytes).toEqual(documents[n]?.content);
    }
  }
});
