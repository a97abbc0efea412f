import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A relay to a port of this machine that can cut its connections once, or let what comes back drip. */
export interface CuttingProxy {
  port: number;
  /** Closes all connections after this many more bytes in one direction. Later connections work again. */
  cutAfter(bytes: number, way: 'up' | 'down'): void;
  /** From now on, passes this many bytes down every 100 ms on each connection. Null: all at full speed again. */
  drip(bytes: number | null): void;
  /** Returns the number of bytes in one direction so far. */
  passed(way: 'up' | 'down'): number;
  close(): void;
}

export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const sockets = new Set<net.Socket>();
  const passed = { up: 0, down: 0 };
  let cut: { left: number; way: 'up' | 'down' } | undefined;
  let drops: number | null = null;
  const pass = async (chunk: Buffer, from: net.Socket, to: net.Socket) => {
    from.pause();
    let rest = chunk;
    while (drops !== null && rest.length > 0 && !to.destroyed) {
      to.write(rest.subarray(0, drops));
      rest = rest.subarray(drops);
      await pause(100);
    }
    if (to.write(rest)) from.resume();
  };
  const relay = (from: net.Socket, to: net.Socket, way: 'up' | 'down') => {
    from.on('error', () => {}).on('close', () => to.destroy());
    from.on('data', (chunk) => {
      passed[way] += chunk.length;
      if (cut?.way === way) cut.left -= chunk.length;
      if (cut && cut.left <= 0) {
        cut = undefined;
        for (const socket of sockets) socket.destroy();
        return;
      }
      if (drops !== null && way === 'down') return void pass(chunk, from, to);
      if (!to.write(chunk)) from.pause();
    });
    to.on('drain', () => from.resume());
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket.setNoDelay(true));
    relay(client, upstream, 'up');
    relay(upstream, client, 'down');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cutAfter(left, way) {
      cut = { left, way };
    },
    drip(bytes) {
      drops = bytes;
    },
    passed: (way) => passed[way],
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
