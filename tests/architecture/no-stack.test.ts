import { expect, it } from 'vitest';
import { startTestStack } from '#tests/support/stack.ts';

it('a file of `pure` starts no stack', async () => {
  await expect(startTestStack()).rejects.toThrow('starts no stack');
});
