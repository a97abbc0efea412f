import { setImmediate as aTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLambdaRuntime, type Runtime } from '#infra/local/gateway/lambda-runtime.ts';
import type { Service } from '#infra/local/service.ts';
import { startStreamWorker } from '#infra/local/table/stream-worker.ts';
import type { StreamRecord, TableStream } from '#infra/local/table/table-stream.ts';

it('a drain waits for calls that a running round of the poll starts at its end', async () => {
  const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
  const done: string[] = [];
  const runtime: Runtime = runtimeOf({
    // Starts a call, as the function for effects does, and writes no record to the stream.
    'streams/effects': async () => {
      await goOn;
      runtime.callAsync('workers/long', {});
    },
    'workers/long': async () => {
      for (let turn = 0; turn < 10; turn += 1) await aTurn();
      done.push('workers/long');
    },
  });
  const worker = startStreamWorker(streamOf([{ dynamodb: { SequenceNumber: '1' } }]), 'streams/effects', runtime, () => {});
  const drained = worker.drain();
  await aTurn();
  letGoOn();
  await drained;
  expect(done).toEqual(['workers/long']);
  await worker.stop();
});

function streamOf(records: StreamRecord[]): TableStream {
  return { next: async () => records.splice(0).map((record) => [record]), position: () => ({}) };
}

function runtimeOf(functions: Record<string, () => Promise<void>>): Runtime {
  const jobs = Object.fromEntries(Object.keys(functions).map((name) => [name, {}]));
  const load = async (name: string) => ({ handler: functions[name] });
  return createLambdaRuntime({ rows: {}, jobs, load } as unknown as Service, 'arn:aws:lambda:eu-central-1:000000000000:function:will-', () => {});
}
