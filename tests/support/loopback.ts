import type { AddressInfo, Server, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { takePort } from '#infra/local/entry.ts';

/** Listens on a free port of loopback until the end of the test, which also closes open connections. `server` is of TCP or HTTP. */
export async function untilTestEnds(server: Server): Promise<{ port: number; url: string }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await takePort(server, 0);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  // The address of a TCP server is always an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}
