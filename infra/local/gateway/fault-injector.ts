import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** The parts that `POST /_local/faults` can make fail. */
export const FAULT_TARGETS = [
  'smtp',
  'ses',
  'sms',
  'whatsapp',
  'telegram',
  'push',
  'staging',
  'packages',
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
 * How a part fails: `refuse` closes the connection, `timeout` accepts it and never answers, `error` answers with the
 * server error of its protocol, `slow` answers after two seconds, `lost` does what is asked and closes the connection instead of an answer.
 */
export const FAULT_MODES = ['refuse', 'timeout', 'error', 'slow', 'lost'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** Makes calls to one part of the local stack fail on request. Every call passes through it. */
export interface FaultInjector {
  /**
   * Makes the next `count` calls fail, or all until `off`. The first `after` calls still pass. Closes connections that an earlier
   * `timeout` keeps waiting.
   */
  set(mode: FaultMode | 'off', count?: number, after?: number): void;
  /** Returns the fault of the next call. */
  nextFault(): FaultMode | undefined;
  /** Returns the number of connections that `timeout` keeps waiting. */
  unanswered(): number;
  /** Counts one call and lets it proceed or fail. */
  handle(call: Call): void;
}

/** One call: its connection, how it proceeds, how its protocol answers an error, and how it is done without an answer. */
export interface Call {
  connection: Connection;
  proceed(): void;
  fail(): void;
  /** Missing where a call is a connection: then nothing is done either. */
  lose?(): void;
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
  let passing = 0;

  function takeFault(): FaultMode | undefined {
    if (passing > 0) {
      passing -= 1;
      return undefined;
    }
    const met = fault;
    left -= 1;
    if (left <= 0) fault = undefined;
    return met;
  }

  return {
    set(mode, count = Number.POSITIVE_INFINITY, after = 0) {
      fault = mode === 'off' ? undefined : mode;
      left = count;
      passing = after;
      for (const connection of unanswered) connection.destroy();
    },
    nextFault: () => (passing > 0 ? undefined : fault),
    unanswered: () => unanswered.size,
    handle({ connection, proceed, fail, lose = () => void connection.destroy() }) {
      const met = takeFault();
      if (met === 'refuse') connection.destroy();
      else if (met === 'error') fail();
      else if (met === 'slow') setTimeout(proceed, SLOW_MS);
      else if (met === 'lost') lose();
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
  // Every target has an entry, but the type of fromEntries does not show this.
  return Object.fromEntries(FAULT_TARGETS.map((target) => [target, createFaultInjector()])) as Record<FaultTarget, FaultInjector>;
}

/** Returns the mode of each part that fails now, by target. */
export function modesOf(faultInjectors: Readonly<Record<string, FaultInjector>>): Record<string, FaultMode> {
  const set: Record<string, FaultMode> = {};
  for (const [target, { nextFault }] of Object.entries(faultInjectors)) {
    const mode = nextFault();
    if (mode) set[target] = mode;
  }
  return set;
}

/** Reports an error of the handler and closes only its connection. A request that the client cut is not an error. */
async function runHandler(handler: RequestListener, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    // Many handlers are asynchronous.
    await handler(request, response);
  } catch (error) {
    if (request.complete) console.error(error);
    response.destroy();
  }
}

/** Makes a response close its connection where it would end. */
export function mute(response: ServerResponse): ServerResponse {
  response.write = () => true;
  response.end = () => response.destroy();
  return response;
}

/** Adds a fault injector in front of an HTTP server. `fail` replies with the server error of its protocol. */
export function withFaults(faultInjector: FaultInjector, handler: RequestListener, fail: RequestListener): RequestListener {
  return (request, response) =>
    faultInjector.handle({
      connection: request.socket,
      proceed: () => void runHandler(handler, request, response),
      lose: () => void runHandler(handler, request, mute(response)),
      fail: () => {
        // Reads the request to its end, because a client that is cut off while it sends never sees the response.
        request.resume();
        fail(request, response);
      },
    });
}
