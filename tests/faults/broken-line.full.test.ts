import { expect, it } from 'vitest';
import { startCuttingProxy } from '#tests/storages/cutting-proxy.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, letter, sealWill } from '#tests/support/story.ts';
import { objectsUnder } from './fault-row.ts';

const stack = sharedRealStack('http');

it('a document whose storage breaks off in its middle is read and sent again, and nothing of the first attempt is left', async () => {
  const { host } = await sealWill(stack);
  const { object_store: config } = await stack.endpoints();
  const proxy = await startCuttingProxy(Number(new URL(config.endpoint).port));
  try {
    const there = {
      type: 'object_store',
      name: 'Over a bad line',
      directory_path: '/far',
      config: { ...config, endpoint: `http://127.0.0.1:${proxy.port}` },
    };
    const { id: storage_id } = await answered(201, host.ask, 'POST', '/api/storages', { json: there });
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('film.txt', Buffer.alloc(8_000_000, 'a'))] });
    proxy.cutAfter(6_000_000, 'up');
    await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id } });
    expect(proxy.passed('up')).toBeGreaterThan(8_000_000 + 6_000_000);
    expect((await objectsUnder(stack, 'far/')).filter((key) => /^far\/[^/]+\/2\/[0-9a-f]+\.age$/.test(key))).toHaveLength(2);
  } finally {
    proxy.close();
  }
});
