import { expect, it } from 'vitest';
import { startRealStack } from '#tests/support/real-stack.ts';
import { startTestStack } from '#tests/support/stack.ts';

it('a file of `pure` starts no stack, and begins no world', async () => {
  await expect(startRealStack('http')).rejects.toThrow('starts no stack');
  await expect(startTestStack()).rejects.toThrow('Only files of WORLD');
});
