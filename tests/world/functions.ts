import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { installResponseStreaming, isStreaming, onReplyHead, type ReplyHead } from '#infra/response-streaming.ts';
import { delay } from './chance.ts';
import { enterContainer } from './containers.ts';
import { currentRun, outside, type Run, within } from './context.ts';
import { nowOfWorld, plan } from './events.ts';
import { isRepeated } from './fates.ts';
import { note } from './trace.ts';

type Handler = (event: unknown, second: unknown, third?: unknown) => unknown;

installResponseStreaming();
const { routes, jobs, pageCheck } = await import('#functions/routes.ts');

/** The index of endpoints, with the one that only the service calls. */
export const rows = { ...routes, [pageCheck.name]: { ...pageCheck, auth: 'service' as const } };
const specs: Record<string, { timeout?: number; uses?: readonly unknown[] }> = { authorizer: {}, ...rows, ...jobs };
const NAMES = Object.keys(specs);
const BY_FLAT_NAME = new Map(NAMES.map((name) => [name.replaceAll('/', '-'), name]));
const DEFAULT_TIMEOUT_S = 29;

const handlers = new Map<string, Handler>();
const running = new Set<Run>();

/** Loads all functions, because loading is real work. */
export async function loadFunctions(): Promise<void> {
  for (const name of NAMES) {
    if (handlers.has(name)) continue;
    const { handler } = await import(new URL(`../../functions/${name}.ts`, import.meta.url).href);
    handlers.set(name, handler);
  }
  await loadSigner();
}

/** The first signature of an address reads files of the SDK's settings, which is real work too. */
async function loadSigner(): Promise<void> {
  const client = new S3Client({ region: 'eu-central-1', endpoint: 'http://s3.world', credentials: { accessKeyId: 'A', secretAccessKey: 'S' } });
  await getSignedUrl(client, new PutObjectCommand({ Bucket: 'bucket', Key: 'key' }));
}

/** Returns the name of the function with this ARN. */
export function functionOf(arn: string): string {
  const name = BY_FLAT_NAME.get(arn.split('will-local-')[1] ?? '');
  if (name === undefined) throw new Error(`There is no function ${arn}.`);
  return name;
}

/** Whether a function runs. */
export const isRunning = (): boolean => running.size > 0;

/** Forgets what runs: the world in which it ran is gone. */
export function endRuns(): void {
  for (const run of running) run.isKilled = true;
  running.clear();
}

/** Calls a function, and waits for its answer. Rejects if it is killed, or at its time limit. */
export async function invoke(name: string, event: unknown, reply?: PassThrough): Promise<unknown> {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`The function ${name} is not loaded.`);
  const { timeout = DEFAULT_TIMEOUT_S } = specs[name] ?? {};
  const end = nowOfWorld() + timeout * 1000;
  const context = { getRemainingTimeInMillis: () => Math.max(0, Math.floor(end - nowOfWorld())), awsRequestId: randomUUID() };
  const { run, death } = beginRun(name);
  const limit = plan(timeout * 1000, () => run.kill(new Error(`Task timed out after ${timeout.toFixed(2)} seconds`)), true);
  try {
    enterContainer();
    const work = within(run, async () => (isStreaming(handler) ? handler(event, reply, context) : handler(event, context)));
    return await Promise.race([work, death]);
  } finally {
    limit.cancelled = true;
    running.delete(run);
  }
}

function beginRun(name: string): { run: Run; death: Promise<never> } {
  const { promise: death, reject } = Promise.withResolvers<never>();
  const run: Run = {
    name,
    isKilled: false,
    kill(error) {
      if (run.isKilled || !running.has(run)) return;
      note(`killed ${name}`);
      run.isKilled = true;
      reject(error);
    },
  };
  running.add(run);
  return { run, death };
}

/** Does other work while the function that asks for it stands still: the world does not wait for it, and its time limit does not pass. */
export async function whilePaused(work: () => Promise<unknown>): Promise<void> {
  const run = currentRun();
  if (run) running.delete(run);
  await outside(work).finally(() => {
    if (run && !run.isKilled) running.add(run);
  });
}

const RETRY_AFTER_MS = [60_000, 120_000];

/** Calls a function as Lambda does asynchronously: up to three times if it fails, and sometimes twice although it does not. */
export function invokeLater(name: string, payload: string, wait = delay()): void {
  plan(wait, () => void attempt(name, payload));
  if (isRepeated('invoked_again')) plan(wait + delay(0, 60_000), () => void attempt(name, payload));
}

async function attempt(name: string, payload: string, earlier = 0): Promise<void> {
  note(`run ${name}`);
  try {
    await invoke(name, JSON.parse(payload));
  } catch (error) {
    note(`failed ${name} ${error instanceof Error ? error.name : ''}`);
    const wait = RETRY_AFTER_MS[earlier];
    if (wait !== undefined) plan(wait, () => void attempt(name, payload, earlier + 1));
  }
}

interface Invocation {
  FunctionName: string;
  InvocationType: string;
  Payload: Uint8Array;
}

/** Lambda Invoke. */
export async function runInvoke({ FunctionName, InvocationType, Payload }: Invocation): Promise<object> {
  const name = functionOf(FunctionName);
  const payload = Buffer.from(Payload).toString('utf8');
  if (InvocationType === 'Event') {
    invokeLater(name, payload);
    return { StatusCode: 202 };
  }
  try {
    const answer = await invoke(name, JSON.parse(payload));
    return { Payload: Buffer.from(JSON.stringify(answer ?? null)) };
  } catch (error) {
    return { FunctionError: 'Unhandled', Payload: Buffer.from(JSON.stringify({ errorType: error instanceof Error ? error.name : 'Error' })) };
  }
}

/** What a function has answered to the gateway. */
export type FunctionReply = ReplyHead & { body: Buffer };

/** Calls a function whose reply may be a stream, and collects it. Rejects with ECONNRESET if it ends within the stream. */
export async function invokeForReply(name: string, event: unknown, isStream: boolean): Promise<FunctionReply> {
  if (!isStream) return whole(await invoke(name, event));
  const reply = new PassThrough({ highWaterMark: 2 ** 28 });
  let head: ReplyHead | undefined;
  onReplyHead(reply, (given) => {
    head = given;
  });
  const parts = reply.toArray();
  parts.catch(() => {});
  try {
    const answer = await invoke(name, event, reply);
    if (!reply.writableEnded) reply.end();
    const body = Buffer.concat(await parts);
    return answer && typeof answer === 'object' && 'statusCode' in answer ? whole(answer) : { statusCode: 200, ...head, body };
  } catch (error) {
    reply.destroy();
    throw head ? Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }) : error;
  }
}

function whole(answer: unknown): FunctionReply {
  const { body = '', isBase64Encoded = false, ...head } = answer as ReplyHead & { body?: string; isBase64Encoded?: boolean };
  return { ...head, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
}
