import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** What `POST /_local/faults` can make fail. */
export const FAULT_TARGETS = [
  'smtp',
  'ses',
  'sms',
  'whatsapp',
  'telegram',
  'staging',
  'object_store',
  'sftp',
  'gdrive',
  'dropbox',
  'onedrive',
  'dynamodb',
  'kms',
  'scheduler',
  'lambda',
  'page',
] as const;
export type FaultTarget = (typeof FAULT_TARGETS)[number];

/**
 * How a part fails: `refuse` breaks the connection off, `timeout` takes it and never answers, `error` answers with the
 * server error of that protocol, `slow` answers after two seconds.
 */
export const FAULT_MODES = ['refuse', 'timeout', 'error', 'slow'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** Stands before one part of the local stack; every call meets it first. */
export interface FaultInjector {
  /** Makes the next `count` calls fail, or all until `off`. Whoever is kept waiting by an earlier fault is cut off. */
  set(mode: FaultMode | 'off', count?: number): void;
  /** What the next call would meet. */
  nextFault(): FaultMode | undefined;
  /** Counts one call and decides what becomes of it. */
  handle(call: Call): void;
}

/** One call: its connection, the way in, and the answer of a part that fails. */
export interface Call {
  connection: Connection;
  proceed(): void;
  fail(): void;
}

interface Connection {
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

const SLOW_MS = 2000;

/** Creates a fault injector that lets everything pass until a fault is set. */
export function createFaultInjector(): FaultInjector {
  const unanswered = new Set<Connection>();
  let fault: FaultMode | undefined;
  let left = Number.POSITIVE_INFINITY;

  function takeFault(): FaultMode | undefined {
    const met = fault;
    left -= 1;
    if (left <= 0) fault = undefined;
    return met;
  }

  return {
    set(mode, count = Number.POSITIVE_INFINITY) {
      fault = mode === 'off' ? undefined : mode;
      left = count;
      for (const connection of unanswered) connection.destroy();
    },
    nextFault: () => fault,
    handle({ connection, proceed, fail }) {
      const met = takeFault();
      if (met === 'refuse') connection.destroy();
      else if (met === 'error') fail();
      else if (met === 'slow') setTimeout(proceed, SLOW_MS);
      else if (met === undefined) proceed();
      else {
        unanswered.add(connection);
        connection.once('close', () => unanswered.delete(connection));
      }
    },
  };
}

/** Creates one fault injector for each target. */
export function createFaultInjectors(): Record<FaultTarget, FaultInjector> {
  // Every target is an entry, which fromEntries can't say.
  return Object.fromEntries(FAULT_TARGETS.map((target) => [target, createFaultInjector()])) as Record<FaultTarget, FaultInjector>;
}

/** Reports an error of the handler and closes only its connection. A request that the client cut is not an error. */
async function runHandler(handler: RequestListener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // Many of them are asynchronous.
    await handler(request, response);
  } catch (error) {
    if (request.complete) console.error(error);
    response.destroy();
  }
}

/** Adds a fault injector in front of an HTTP server. `fail` replies with the server error of its protocol. */
export function withFaults(faultInjector: FaultInjector, handler: RequestListener, fail: RequestListener): RequestListener {
  return (request, response) =>
    faultInjector.handle({
      connection: request.socket,
      proceed: () => void runHandler(handler, request, response),
      fail: () => {
        // Read to its end: a client that is cut off while it sends never sees the answer.
        request.resume();
        fail(request, response);
      },
    });
}
