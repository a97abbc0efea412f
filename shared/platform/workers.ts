import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { REFUSALS, Refusal, type RefusalCode, type RefusalDetail } from '#common/refusal.ts';
import { workerFailed } from '#net/fault.ts';

/** Functions without a route. Each has a permission that no function with a route has. */
export type WorkerName =
  | 'release-share'
  | 'reshare'
  | 'seal'
  | 'write-package'
  | 'reseal'
  | 'open'
  | 'audit'
  | 'delete'
  | 'perform-for-host'
  | 'pass-time'
  | 'send-from-service';

/** The reply of a worker: its result, or the refusal for the caller. */
export type WorkerAnswer = { result: unknown } | { refused: RefusalCode; message: string; details?: readonly RefusalDetail[] | undefined };

export interface Workers {
  /**
   * Calls a worker and waits. By default it waits as long as a request behind the gateway may. Throws the worker's refusal, or an
   * Error for its fault.
   */
  call(name: WorkerName, payload: object, timeoutMs?: number): Promise<unknown>;
  /** Starts a worker and does not wait. */
  start(name: WorkerName, payload: unknown): Promise<void>;
}

/** The client must not repeat a call: a worker whose reply was lost may have done its work. */
export function createWorkers(client: LambdaClient, functionArnPrefix: string): Workers {
  const invoke = (name: WorkerName, payload: unknown, type: 'RequestResponse' | 'Event', timeoutMs: number) =>
    client.send(
      new InvokeCommand({ FunctionName: `${functionArnPrefix}workers-${name}`, InvocationType: type, Payload: Buffer.from(JSON.stringify(payload)) }),
      { abortSignal: AbortSignal.timeout(timeoutMs) },
    );
  return {
    call: async (name, payload, timeoutMs = REQUEST_MS) => {
      const { FunctionError, Payload } = await invoke(name, payload, 'RequestResponse', timeoutMs);
      if (FunctionError) throw workerFailed(name);
      return resultOf(name, JSON.parse(Buffer.from(Payload ?? []).toString('utf8')));
    },
    start: async (name, payload) => {
      await invoke(name, payload, 'Event', EVENT_MS);
    },
  };
}

/** Callers behind the gateway have 29 seconds. */
const REQUEST_MS = 25_000;
const EVENT_MS = 5_000;

function resultOf(name: WorkerName, answer: unknown): unknown {
  if (answer === null || typeof answer !== 'object') throw new Error(`The worker ${name} gave no answer.`);
  if ('refused' in answer && typeof answer.refused === 'string' && answer.refused in REFUSALS) {
    // Checked on the line above: it is one of the refusal codes, and only `worker` makes them.
    const { refused, message, details } = answer as Extract<WorkerAnswer, { refused: unknown }>;
    throw new Refusal(refused, message, details);
  }
  return 'result' in answer ? answer.result : undefined;
}
