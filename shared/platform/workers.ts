import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { REFUSALS, Refusal, type RefusalCode } from '#domain/refusal.ts';

/** Functions without a route that hold a permission which no function behind a route has. */
export type WorkerName = 'release-share' | 'reshare' | 'seal' | 'reseal' | 'open' | 'audit';

/** What a worker answers: its result, or the refusal that its caller is to give. */
export type WorkerAnswer = { result: unknown } | { refused: RefusalCode; message: string };

export interface Workers {
  /** Calls a worker and waits; a refusal of the worker's is thrown here, a fault of it as an Error. */
  call(name: WorkerName, payload: unknown): Promise<unknown>;
  /** Starts a worker and does not wait. */
  start(name: WorkerName, payload: unknown): Promise<void>;
}

/** The client must not repeat a call by itself: a worker whose answer got lost may have done its work. */
export function createWorkers(client: LambdaClient, functionArnPrefix: string): Workers {
  const invoke = (name: WorkerName, payload: unknown, type: 'RequestResponse' | 'Event') =>
    client.send(
      new InvokeCommand({ FunctionName: `${functionArnPrefix}workers-${name}`, InvocationType: type, Payload: Buffer.from(JSON.stringify(payload)) }),
    );
  return {
    call: async (name, payload) => {
      const { FunctionError, Payload } = await invoke(name, payload, 'RequestResponse');
      if (FunctionError) throw new Error(`The worker ${name} failed.`);
      return resultOf(name, JSON.parse(Buffer.from(Payload ?? []).toString('utf8')));
    },
    start: async (name, payload) => {
      await invoke(name, payload, 'Event');
    },
  };
}

function resultOf(name: WorkerName, answer: unknown): unknown {
  if (answer === null || typeof answer !== 'object') throw new Error(`The worker ${name} gave no answer.`);
  if ('refused' in answer && typeof answer.refused === 'string' && answer.refused in REFUSALS) {
    // Checked on the line above to be one of the closed list.
    throw new Refusal(answer.refused as RefusalCode, 'message' in answer ? String(answer.message) : undefined);
  }
  return 'result' in answer ? answer.result : undefined;
}
