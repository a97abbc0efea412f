import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { StartError } from '#infra/local/start-error.ts';

/** A listening HTTP server. `close` also closes open connections. */
export interface Listener {
  url: string;
  port: number;
  server: Server;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server on loopback only. Port 0 selects a free port. Throws a StartError if the port is busy, which names the
 * `option` that chooses another one.
 */
export async function listen(handler: RequestListener, port = 0, option = '--port'): Promise<Listener> {
  const server = createServer(handler);
  // Closing an idle connection would break a request that a client is just sending over it.
  server.keepAliveTimeout = 0;
  await takePort(server, port).catch((error: NodeJS.ErrnoException) => {
    throw toStartError(error, port, option);
  });
  // The address of a TCP server is always an AddressInfo. Only pipes have a string.
  const taken = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${taken}`, port: taken, server, close: () => close(server) };
}

/** Returns the origin of the pages on this port. The name `localhost` is the one that Vite uses. */
export const siteOrigin = (port: number): string => `http://localhost:${port}`;

/** Listens on loopback. */
export async function takePort(server: NetServer, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/**
 * Returns the first of a few ports that the next start uses again. They are below the range of outgoing connections, so that no
 * connection occupies them between two starts.
 */
export function pickStablePort(): number {
  return randomInt(15_000, 32_000);
}

/** A reserved port for a program that cannot choose one itself. */
export interface ReservedPort {
  port: number;
  release(): void;
}

/** Above 10080, which fetch rejects as a bad port. */
export const RESERVED_RANGE = { from: 10_100, to: 15_000 };

/**
 * Reserves a free port. No other stack or test on this machine gets it until `release`. It is below the range that systems assign
 * automatically: a program that needs seconds to start would sometimes find such a port occupied by another server.
 * We listen on the odd port above it to show that it is reserved.
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
  throw new StartError(`No port from ${RESERVED_RANGE.from} to ${RESERVED_RANGE.to} is free. Stop other local stacks and try again.`);
}

const AGAIN_AFTER_MS = 100;
const TIMEOUT_MS = 10_000;

/** Retries for ten seconds while the port is busy, because the process of the previous run may still be stopping. */
export async function retryWhilePortBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const until = Date.now() + TIMEOUT_MS; ; await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))) {
    try {
      return await attempt();
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || Date.now() > until) throw error;
    }
  }
}

/** Waits until no program listens on the port of an earlier run. */
export async function untilPortFree(port: number): Promise<void> {
  const probe = createNetServer();
  await retryWhilePortBusy(() => takePort(probe, port));
  probe.close();
  await once(probe, 'close');
}

/** Reads a whole body. Returns undefined if it is longer than `limit` bytes. */
export async function readBody(request: AsyncIterable<Buffer>, limit = Number.POSITIVE_INFINITY): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // Reads on without storing the bytes, because a client that is cut off while it sends never sees the response.
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

function toStartError(error: NodeJS.ErrnoException, port: number, option: string): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use by another program. Choose a free one with ${option}.`);
  if (error.code === 'EACCES') return new StartError(`You do not have permission to use port ${port}. Choose another one with ${option}.`);
  return error;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
