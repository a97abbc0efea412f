import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startCuttingProxy } from '#tests/storages/cutting-proxy.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, letter, openAccount, sealWill } from '#tests/support/story.ts';
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

it('nothing is stored of an upload whose client disconnects', async () => {
  const host = await openAccount(stack);
  for (const sent of [0, 10, 150, 3000]) await disconnectDuringUpload(stack.url, host.tokens.access_token, sent);
  expect((await answered(200, host.ask, 'GET', '/api/will/documents')).documents).toEqual([]);
});

/** Starts an upload of a megabyte and disconnects after this number of bytes. Resolves when the service has ended the connection too. */
function disconnectDuringUpload(url: string, token: string, sent: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const head = `POST /api/will/upload HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n`;
  const body = `--b\r\ncontent-disposition: form-data; name="files[]"; filename="a.txt"\r\n\r\n${'a'.repeat(10_000)}`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(head + body.slice(0, sent)));
    socket.on('error', () => {});
    socket.resume();
    socket.on('close', () => resolve());
  });
}
