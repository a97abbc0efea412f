import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { RESERVED_RANGE, reservePort, takePort, untilPortFree } from '#infra/local/gateway/ports.ts';

it('reserves a port that is free to listen on, and reserves it only once until it is released', async () => {
  const reserved = await Promise.all(Array.from({ length: 200 }, reservePort));
  const ports = reserved.map(({ port }) => port);
  expect(new Set(ports).size).toBe(200);
  // Outside the range that systems assign automatically, and outside the ports that a stack uses again.
  expect(ports.filter((port) => port < RESERVED_RANGE.from || port >= RESERVED_RANGE.to)).toEqual([]);
  const server = createServer();
  await takePort(server, ports[0] ?? 0);
  server.close();
  for (const { release } of reserved) release();
});

it('reserves no port that fetch rejects: 10080 is the highest of them', async () => {
  await expect(fetch('http://127.0.0.1:10080')).rejects.toMatchObject({ cause: { message: 'bad port' } });
  expect(RESERVED_RANGE.from).toBeGreaterThan(10_080);
});

it('waits until the program that holds a port has left it', async () => {
  const { port, release } = await reservePort();
  const server = createServer();
  await takePort(server, port);
  let isFree = false;
  const waiting = untilPortFree(port).then(() => {
    isFree = true;
  });
  await expect(takePort(createServer(), port)).rejects.toThrow('EADDRINUSE');
  expect(isFree).toBe(false);
  server.close();
  await waiting;
  release();
});
