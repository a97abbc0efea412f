import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { reservePort, takePort } from '#infra/local/listen.ts';

it('gives a port to nobody else until it is released, and one that can be listened on', async () => {
  const reserved = await Promise.all(Array.from({ length: 200 }, reservePort));
  const ports = reserved.map(({ port }) => port);
  expect(new Set(ports).size).toBe(200);
  // Outside of what systems give away by themselves, and of what a stack comes back to.
  expect(ports.filter((port) => port < 10_000 || port >= 15_000)).toEqual([]);
  const server = createServer();
  await takePort(server, ports[0] ?? 0);
  server.close();
  for (const { release } of reserved) release();
});
