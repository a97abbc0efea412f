import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { RESERVED_RANGE, reservePort, takePort } from '#infra/local/gateway/ports.ts';

it('gives a port to nobody else until it is released, and one that can be listened on', async () => {
  const reserved = await Promise.all(Array.from({ length: 200 }, reservePort));
  const ports = reserved.map(({ port }) => port);
  expect(new Set(ports).size).toBe(200);
  // Outside of what systems give away by themselves, and of what a stack comes back to.
  expect(ports.filter((port) => port < RESERVED_RANGE.from || port >= RESERVED_RANGE.to)).toEqual([]);
  const server = createServer();
  await takePort(server, ports[0] ?? 0);
  server.close();
  for (const { release } of reserved) release();
});

it('gives none that fetch refuses to ask: 10080 is the highest of them', async () => {
  await expect(fetch('http://127.0.0.1:10080')).rejects.toMatchObject({ cause: { message: 'bad port' } });
  expect(RESERVED_RANGE.from).toBeGreaterThan(10_080);
});
