import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { installResponseStreaming, isStreaming, onReplyHead, type ReplyHead } from '#infra/response-streaming.ts';
import { delay } from './chance.ts';
import { plan } from './events.ts';
import { note } from './travel.ts';

type Handler = (event: unknown, second: unknown, third?: unknown) => unknown;

installResponseStreaming();
const { routes, jobs, pageCheck } = await import('#functions/routes.ts');

/** The index of endpoints, with the one that only the service calls. */
export const rows = { ...routes, [pageCheck.name]: { ...pageCheck, auth: 'service' as const } };
const NAMES = ['authorizer', ...Object.keys(rows), ...Object.keys(jobs)];
const BY_FLAT_NAME = new Map(NAMES.map((name) => [name.replaceAll('/', '-'), name]));

const handlers = new Map<string, Handler>();
let running = 0;

/** Loads all functions, because loading is real work. */
export async function loadFunctions(): Promise<void> {
  for (const name of NAMES) {
    const { handler } = await import(new URL(`../../functions/${name}.ts`, import.meta.url).href);
    handlers.set(name, handler);
  }
}

/** Returns the name of the function with this ARN. */
export function functionOf(arn: string): string {
  const name = BY_FLAT_NAME.get(arn.split('will-local-')[1] ?? '');
  if (name === undefined) throw new Error(`There is no function ${arn}.`);
  return name;
}

/** Whether a function runs. */
export const isRunning = (): boolean => running > 0;

/** Calls a function, and waits for its answer. */
export async function invoke(name: string, event: unknown, reply?: PassThrough): Promise<unknown> {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`The function ${name} is not loaded.`);
  const context = { getRemainingTimeInMillis: () => 29_000, awsRequestId: randomUUID() };
  running += 1;
  try {
    return await (isStreaming(handler) ? handler(event, reply, context) : handler(event, context));
  } finally {
    running -= 1;
  }
}

const RETRY_AFTER_MS = [60_000, 120_000];

/** Calls a function as Lambda does asynchronously: up to three times. */
export async function invokeLater(name: string, payload: string, attempt = 0): Promise<void> {
  note(`run ${name}`);
  try {
    await invoke(name, JSON.parse(payload));
  } catch (error) {
    note(`failed ${name} ${error instanceof Error ? error.name : ''}`);
    const wait = RETRY_AFTER_MS[attempt];
    if (wait !== undefined) plan(wait, () => void invokeLater(name, payload, attempt + 1));
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
    plan(delay(), () => void invokeLater(name, payload));
    return { StatusCode: 202 };
  }
  try {
    const answer = await invoke(name, JSON.parse(payload));
    return { Payload: Buffer.from(JSON.stringify(answer ?? null)) };
  } catch (error) {
    return { FunctionError: 'Unhandled', Payload: Buffer.from(JSON.stringify({ errorType: error instanceof Error ? error.name : 'Error' })) };
  }
}

/** Calls a function whose reply may be a stream, and collects it. */
export async function invokeForReply(name: string, event: unknown, isStream: boolean): Promise<ReplyHead & { body: Buffer }> {
  if (!isStream) {
    const { body = '', isBase64Encoded = false, ...head } = (await invoke(name, event)) as ReplyHead & { body?: string; isBase64Encoded?: boolean };
    return { ...head, body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8') };
  }
  const reply = new PassThrough({ highWaterMark: 2 ** 28 });
  let head: ReplyHead = { statusCode: 200 };
  onReplyHead(reply, (given) => {
    head = given;
  });
  const parts = reply.toArray();
  const answer = await invoke(name, event, reply);
  if (!reply.writableEnded) reply.end();
  const body = Buffer.concat(await parts);
  if (answer && typeof answer === 'object' && 'statusCode' in answer) {
    const whole = answer as ReplyHead & { body?: string };
    return { ...whole, body: Buffer.from(whole.body ?? '') };
  }
  return { ...head, body };
}
