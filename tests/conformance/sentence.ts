import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import type { Asking, Client, Reply } from '#tests/support/client.ts';
import { isRemote, isWorld, playsEverySentence } from './service.ts';

/** A request to the endpoint that a sentence is about. */
export interface EndpointRequest extends Asking {
  by?: Client;
  id?: string;
  query?: Record<string, string>;
}

/** The expected reply: a body of this shape, a refusal with this code, or a check by the function. */
export type Answer = z.ZodType | string | ((reply: Reply) => void | Promise<void>);

/** `status sentence`, the request, and the expected reply. */
export type Sentence = readonly [
  status: number,
  sentence: string,
  ask: () => EndpointRequest | Promise<EndpointRequest>,
  answer?: Answer | undefined,
];

const ofRealParts = new WeakSet<Sentence>();
const ofWorld = new WeakSet<Sentence>();

/** Marks a sentence about what a Host's server or provider answers to wrong settings: the simulated world replaces these. */
export function byRealParts(sentence: Sentence): Sentence {
  ofRealParts.add(sentence);
  return sentence;
}

/** Marks a sentence whose reply another one of its operation has too: the bundles leave it to the world. No later sentence needs what it does. */
export function byWorld(sentence: Sentence): Sentence {
  ofWorld.add(sentence);
  return sentence;
}

export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

interface Options {
  /** The default sender of requests. */
  by: () => Client;
  /** Only if the test controls the clock, the inbox and the storages. */
  local?: boolean;
  skip?: boolean;
}

/** The id of nothing. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Expects a body with these fields, among others. */
export const has = (fields: object) => (reply: Reply) => expect(reply.body).toMatchObject(fields);

/** The endpoints that have sentences, with their statuses. The overview uses it to find missing ones. */
export const coveredStatuses = new Map<string, Set<number>>();

/** Creates one test for each sentence of the specification about an endpoint. */
export function endpoint(name: EndpointName, { by, local = false, skip = false }: Options, sentences: readonly Sentence[]): void {
  const statuses = coveredStatuses.get(name) ?? new Set();
  coveredStatuses.set(name, statuses);
  for (const [status] of sentences) statuses.add(status);
  const [method = '', path = ''] = name.split(' ');
  describe.skipIf(skip || (local && isRemote))(name, () => {
    const here = sentences.filter(
      (sentence) => (!isWorld || !ofRealParts.has(sentence)) && (playsEverySentence || isPlayedByBundles(name, sentence)),
    );
    const rows = here.map(([status, sentence, ask, answer]) => ({ status, sentence, ask, answer }));
    it.each(rows)('$status $sentence', async ({ status, ask, answer }) => {
      const { by: asker = by(), id = '', query, ...asking } = await ask();
      const search = query ? `?${new URLSearchParams(query)}` : '';
      await expectAnswer(await asker(method, path.replace('<id>', id) + search, asking), status, answer);
    });
  });
}

const refusalsSeen = new Set<string>();

/**
 * Whether the bundles play a sentence. The first refusal of an operation with its status and code shows how it leaves function and gateway.
 * The world plays all others, in the same code.
 */
function isPlayedByBundles(name: string, sentence: Sentence): boolean {
  const [status, , , answer] = sentence;
  if (ofRealParts.has(sentence)) return true;
  if (typeof answer !== 'string') return !ofWorld.has(sentence);
  const refusal = `${name} ${status} ${answer}`;
  const isFirst = !refusalsSeen.has(refusal);
  refusalsSeen.add(refusal);
  return isFirst;
}

export async function expectAnswer(reply: Reply, status: number, answer?: Answer): Promise<void> {
  expect(reply.status, `answered ${reply.bytes.toString('utf8').slice(0, 400)}`).toBe(status);
  expect(reply.headers['x-request-id']).toMatch(/^[\w=-]{10,40}$/);
  if (status >= 400 && !isPage(reply)) expectError(reply);
  if (status === 204) expect(reply.bytes).toHaveLength(0);
  if (typeof answer === 'string') expect(reply.body.code).toBe(answer);
  else if (typeof answer === 'function') await answer(reply);
  else if (answer) expectShape(reply.body, answer);
}

const ERROR = z.strictObject({
  error: z.string().min(1),
  code: z.string().regex(/^[a-z]+(_[a-z]+)*$/),
  details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
});

/** A request from a person's browser gets a page, also for a refusal. */
function isPage({ headers }: Reply): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** Words of the parser that checks shapes. */
export const PARSER_WORDING = /Invalid |received|expected|Too (small|big)|Unrecognized/;

/** Expects the one error format, without internals of the service. */
export function expectError(reply: Reply): void {
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  expectShape(reply.body, ERROR);
  expect(reply.bytes.toString('utf8')).not.toMatch(/\bat \w+ \(|node_modules|\.ts:\d|dynamodb|arn:aws/i);
  // Nor words of the parser: `Invalid input: expected string, received undefined`.
  expect(reply.bytes.toString('utf8')).not.toMatch(PARSER_WORDING);
}

export function expectShape(value: unknown, shape: z.ZodType): void {
  const { error } = shape.safeParse(value);
  expect(error && z.prettifyError(error), JSON.stringify(value)).toBeUndefined();
}

/** Returns every row of the index, as the specification writes endpoints. */
export function endpointsOfIndex(): { name: string; row: (typeof routes)[keyof typeof routes] }[] {
  return Object.values(routes).map((row) => ({ name: `${row.method} ${row.path}`, row }));
}

/** Returns the Host's own view of everything, to compare two moments. */
export async function wholeState(ask: Client, more: readonly string[] = []): Promise<Record<string, unknown>> {
  const views = ['host/profile', 'host/settings', 'survivors', 'storages', 'connectors', 'will/status', 'will/documents', 'liveness/history'];
  const paths = [...views.map((view) => `/api/${view}`), ...more];
  const state: Record<string, unknown> = {};
  // One after the other: if one has to wait for a window or sign in again, the next ones profit.
  for (const path of paths) state[path] = (await ask('GET', path)).body;
  return state;
}

/** Expects all of these of one reply. */
export const all =
  (...looks: ((reply: Reply) => void)[]) =>
  (reply: Reply) => {
    for (const look of looks) look(reply);
  };
