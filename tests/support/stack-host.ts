import { type Stack, type StackOptions, startStack } from '#infra/local/entry.ts';
import { type Counts, takeCounts } from './counts.ts';

/** What the pool asks of this process: to start a stack, or to stop it. */
export type HostRequest =
  | { start: Omit<StackOptions, 'log' | 'begin' | 'emulatorsHere'> & { begin: string }; database: string | undefined }
  | { stop: true };

/** The answer: the addresses of the started stack and of its database, or what a stopped one took, or the error. */
export type HostAnswer = { url?: string; database?: string; counts?: Counts; failed?: string };

// Runs one stack after another, so that the code of the service stays compiled. Each stack has new emulators, tables and keys.
let stack: Stack | undefined;

process.on('message', (request: HostRequest) => {
  perform(request).then(answer, (error: unknown) => answer({ failed: String(error instanceof Error ? error.stack : error) }));
});
// The pool has ended.
process.on('disconnect', () => void stop().finally(() => process.exit(0)));

async function perform(request: HostRequest): Promise<HostAnswer> {
  if ('stop' in request) return stop();
  const { begin, ...options } = request.start;
  if (request.database !== undefined) process.env['DYNAMODB_ENDPOINT'] = request.database;
  stack = await startStack({
    ...options,
    begin: new Date(begin),
    emulatorsHere: true,
    tableHere: request.database === undefined,
    log: (line) => console.error(line),
  });
  return { url: stack.url, database: stack.database };
}

async function stop(): Promise<HostAnswer> {
  const running = stack;
  stack = undefined;
  await running?.stop();
  return { counts: takeCounts() };
}

function answer(given: HostAnswer): void {
  process.send?.(given);
}
