import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import type { Asking, Client, Reply } from '#tests/support/client.ts';
import { deployed } from './service.ts';

/** A request to the endpoint that a sentence is about. */
export interface Ask extends Asking {
  by?: Client;
  id?: string;
  query?: Record<string, string>;
}

/** What has to come back: a body of this shape, a refusal with this code, or whatever the function looks at. */
export type Answer = z.ZodType | string | ((reply: Reply) => void | Promise<void>);

/** `status sentence`, the request, the answer. */
export type Sentence = readonly [status: number, sentence: string, ask: () => Ask | Promise<Ask>, answer?: Answer | undefined];

export type EndpointName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

interface Options {
  /** Who asks unless a sentence says otherwise. */
  by: () => Client;
  /** Only where clock, inbox and storages can be used. */
  local?: boolean;
  skip?: boolean;
}

/** The endpoints that have sentences, and the statuses of those; the overview looks for what is missing. */
export const told = new Map<string, Set<number>>();

/** One test for each sentence of the specification about an endpoint. */
export function endpoint(name: EndpointName, { by, local = false, skip = false }: Options, sentences: readonly Sentence[]): void {
  const statuses = told.get(name) ?? new Set();
  told.set(name, statuses);
  for (const [status] of sentences) statuses.add(status);
  const [method = '', path = ''] = name.split(' ');
  describe.skipIf(skip || (local && deployed))(name, () => {
    const rows = sentences.map(([status, sentence, ask, answer]) => ({ status, sentence, ask, answer }));
    it.each(rows)('$status $sentence', async ({ status, ask, answer }) => {
      const { by: asker = by(), id = '', query, ...asking } = await ask();
      const search = query ? `?${new URLSearchParams(query)}` : '';
      await expectAnswer(await asker(method, path.replace('<id>', id) + search, asking), status, answer);
    });
  });
}

export async function expectAnswer(reply: Reply, status: number, answer?: Answer): Promise<void> {
  expect(reply.status, `answered ${reply.bytes.toString('utf8').slice(0, 400)}`).toBe(status);
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
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

/** What a person's browser asked for is answered as a page, refusals too. */
function isPage({ headers }: Reply): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** How the parser of shapes speaks of what it finds wrong. */
export const PARSERS_WORDS = /Invalid |received|expected|Too (small|big)|Unrecognized/;

/** The one shape of every error; nothing of the inside of the service is in it. */
export function expectError(reply: Reply): void {
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  expectShape(reply.body, ERROR);
  expect(reply.bytes.toString('utf8')).not.toMatch(/\bat \w+ \(|node_modules|\.ts:\d|dynamodb|arn:aws/i);
  // Nor are the words of the parser: `Invalid input: expected string, received undefined`.
  expect(reply.bytes.toString('utf8')).not.toMatch(PARSERS_WORDS);
}

export function expectShape(value: unknown, shape: z.ZodType): void {
  const { error } = shape.safeParse(value);
  expect(error && z.prettifyError(error), JSON.stringify(value)).toBeUndefined();
}

/** Every row of the index, as the specification writes endpoints. */
export function endpointsOfIndex(): { name: string; row: (typeof routes)[keyof typeof routes] }[] {
  return Object.values(routes).map((row) => ({ name: `${row.method} ${row.path}`, row }));
}

/** The Host's own view of everything, with which two moments can be compared. */
export async function wholeState(ask: Client, more: readonly string[] = []): Promise<Record<string, unknown>> {
  const views = ['host/profile', 'host/settings', 'survivors', 'storages', 'connectors', 'will/status', 'will/documents', 'liveness/history'];
  const paths = [...views.map((view) => `/api/${view}`), ...more];
  const state: Record<string, unknown> = {};
  // One after the other: who has to wait for a window or sign in again does so for all that follow.
  for (const path of paths) state[path] = (await ask('GET', path)).body;
  return state;
}
