import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Service } from '#infra/local/service.ts';
import { installResponseStreaming, isStreaming } from '#infra/response-streaming.ts';
import { withTimeout } from '#net/timeout.ts';

/** Runs the service's functions in this process. Lambda would run each in a separate process. */
export interface Runtime {
  /** Whether there is a function of this name. */
  knows(name: string): boolean;
  /** Calls a function and returns its result. Throws the function's own errors. */
  call(name: string, event: unknown): Promise<unknown>;
  /** Calls a function that writes its reply to a stream. A function that does not stream returns its result instead. */
  stream(name: string, event: unknown, reply: Writable): Promise<unknown>;
  /** Starts an asynchronous call, with up to three attempts. Failures are logged. */
  callAsync(name: string, event: unknown): void;
  /** Resolves when no asynchronous call is waiting or running. */
  whenIdle(): Promise<void>;
  /** Calls `listener` after each call of a function. */
  onCallEnd(listener: () => void): void;
}

// Lambda waits one and two minutes between its three attempts. That is too long for a local stack.
const RETRY_AFTER_MS = [50, 250];
const DEFAULT_TIMEOUT_S = 29;

/** Creates the runtime of one service. A function is imported when it is first called. A failed import is logged. */
export function createLambdaRuntime(service: Service, functionArnPrefix: string, log: (line: string) => void): Runtime {
  installResponseStreaming();
  const specs: Record<string, { timeout?: number; memory?: number }> = { ...service.rows, ...service.jobs, authorizer: {} };
  const pending = new Set<Promise<void>>();
  const listeners: (() => void)[] = [];

  async function loadHandler(name: string): Promise<(event: unknown, second: unknown, third?: unknown) => unknown> {
    const module = await service.load(name).catch((error: unknown) => {
      log(`functions/${name}.ts can't be loaded: ${describeError(error)}`);
      throw error;
    });
    const handler = module?.handler;
    if (typeof handler !== 'function') throw new Error(`functions/${name}.ts exports no handler.`);
    // The type of the parameters is unknown here, as it is for Lambda.
    return handler as (event: unknown, second: unknown, third?: unknown) => unknown;
  }

  async function call(name: string, event: unknown, reply?: Writable): Promise<unknown> {
    try {
      return await callHandler(name, event, reply);
    } finally {
      for (const listener of listeners) listener();
    }
  }

  async function callHandler(name: string, event: unknown, reply?: Writable): Promise<unknown> {
    const handler = await loadHandler(name);
    const { timeout = DEFAULT_TIMEOUT_S, memory } = specs[name] ?? {};
    const context = contextOf(name, functionArnPrefix, timeout, memory);
    const answer = reply && isStreaming(handler) ? handler(event, reply, context) : handler(event, context);
    return service.limits ? limited(timeout, Promise.resolve(answer)) : answer;
  }

  async function attempt(name: string, payload: string): Promise<void> {
    for (const wait of [...RETRY_AFTER_MS, undefined]) {
      try {
        await call(name, JSON.parse(payload));
        return;
      } catch (error) {
        log(`${name} failed in an asynchronous call: ${describeError(error)}`);
        if (wait === undefined) return log(`${name} failed ${RETRY_AFTER_MS.length + 1} times and is not retried. The sweep performs the work.`);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  return {
    knows: (name) => Object.hasOwn(specs, name),
    call: (name, event) => call(name, event),
    stream: (name, event, reply) => call(name, event, reply),
    callAsync(name, event) {
      // The event is passed as text, as over a network, so that later changes by the caller have no effect.
      const running = attempt(name, JSON.stringify(event ?? {})).finally(() => pending.delete(running));
      pending.add(running);
    },
    async whenIdle() {
      while (pending.size > 0) await Promise.all(pending);
    },
    onCallEnd: (listener) => void listeners.push(listener),
  };
}

/** Returns an error with its stack trace, for the local log only. The error of a job has only a name: its own log line has the rest. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.stack || String(error) : String(error);
}

/** Lambda ends a function whose time is over. Here the function continues, and only its caller gets the error. */
function limited(seconds: number, answer: Promise<unknown>): Promise<unknown> {
  return withTimeout(seconds * 1000, answer, new Error(`Task timed out after ${seconds.toFixed(2)} seconds`));
}

function contextOf(name: string, functionArnPrefix: string, timeoutSeconds: number, memory = 256): object {
  const end = Date.now() + timeoutSeconds * 1000;
  const arn = `${functionArnPrefix}${name.replaceAll('/', '-')}`;
  return {
    awsRequestId: randomUUID(),
    functionName: arn.slice(arn.lastIndexOf(':') + 1),
    functionVersion: '$LATEST',
    invokedFunctionArn: arn,
    memoryLimitInMB: String(memory),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
  };
}
