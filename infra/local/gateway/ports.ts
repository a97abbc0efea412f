import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { StartError } from '#infra/local/start-error.ts';

/** A listening HTTP server; `close` also ends the connections that are still open. */
export interface Listener {
  url: string;
  port: number;
  server: Server;
  close(): Promise<void>;
}

/** Listens on loopback only; port 0 takes a free one. A taken port is a `StartError`. */
export async function listen(handler: RequestListener, port = 0): Promise<Listener> {
  const server = createServer(handler);
  // A connection that is closed while it waits would break the request that is just being sent over it.
  server.keepAliveTimeout = 0;
  await takePort(server, port).catch((error: NodeJS.ErrnoException) => {
    throw toStartError(error, port);
  });
  // A TCP server's address is an AddressInfo; the string form exists for pipes only.
  const taken = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${taken}`, port: taken, server, close: () => close(server) };
}

/** Listens on loopback. */
export async function takePort(server: NetServer, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** The first of a few ports to come back to: below those that systems give to connections of their own, so that nobody holds them meanwhile. */
export function pickStablePort(): number {
  return randomInt(15_000, 32_000);
}

/** A port for a program that can't choose one by itself. */
export interface ReservedPort {
  port: number;
  release(): void;
}

/** Above 10080, which fetch refuses as a bad port. */
export const RESERVED_RANGE = { from: 10_100, to: 15_000 };

/**
 * A free port that no other stack or test of this machine is given until `release`. It lies below those that systems
 * give away by themselves: a program that takes seconds until it listens would now and then find such a one taken, by
 * somebody who answers there. The odd port above it is held as the sign that it is reserved.
 */
export async function reservePort(): Promise<ReservedPort> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = 2 * randomInt(RESERVED_RANGE.from / 2, RESERVED_RANGE.to / 2);
    const [sign, probe] = [createNetServer(), createNetServer()];
    try {
      await takePort(sign.unref(), port + 1);
      await takePort(probe, port);
      probe.close();
      await once(probe, 'close');
      return { port, release: () => void sign.close() };
    } catch {
      sign.close();
    }
  }
  throw new StartError(`No port from ${RESERVED_RANGE.from} to ${RESERVED_RANGE.to} is free.`);
}

const AGAIN_AFTER_MS = 100;
const PATIENCE_MS = 10_000;

/** Listens on the port of an earlier run, which whoever is just going may still hold: it is tried again for a while. */
export async function retryWhilePortBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const until = Date.now() + PATIENCE_MS; ; await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))) {
    try {
      return await attempt();
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || Date.now() > until) throw error;
    }
  }
}

/** Reads a whole body; `undefined` when it is longer than `limit` bytes. */
export async function readBody(request: AsyncIterable<Buffer>, limit = Number.POSITIVE_INFINITY): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Read on without keeping: a client that is cut off while it sends never sees the answer.
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

function toStartError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use by another program; choose a free one with --port.`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} may not be used by this user; choose another one with --port.`);
  return error;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
