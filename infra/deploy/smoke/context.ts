import { routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { homeOf } from '#infra/cloud/homes.ts';
import { logGroupName } from '#infra/cloud/names.ts';
import { type ServiceClient, serviceClient } from '#infra/openapi/client.ts';

/** The client's result of one request. */
interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** What the steps of the test use. */
export interface SmokeContext {
  /** Returns a client of the service, with or without an access token. */
  api(token?: string): ServiceClient;
  /** Asks the operator until the answer has the pattern. Returns its first group. */
  ask(question: string, pattern: RegExp): Promise<string>;
  /** Returns the body of a success. Throws a sentence that names the request, the answer and where its log is. */
  done<Body>(answer: Promise<Answer<Body>>): Promise<NonNullable<Body>>;
}

/** A question to the operator. Undefined if they leave. */
export type Ask = (question: string) => Promise<string | undefined>;

/** The operator has left. */
export class Left extends Error {}

export function smokeContext(url: string, stage: string, askOnce: Ask): SmokeContext {
  let asked = { method: '', path: '' };
  return {
    api: (token) => {
      const client = serviceClient(url, token);
      client.use({
        onRequest: ({ request: { method }, schemaPath }) => {
          asked = { method, path: schemaPath };
        },
      });
      return client;
    },
    ask: (question, pattern) => askUntil(askOnce, question, pattern),
    async done(answer) {
      const { data, error, response } = await answer.catch((cause: Error) => {
        throw new Error(`${url} could not be reached: ${cause.message}`);
      });
      if (data !== undefined && data !== null) return data;
      throw new Error(`${asked.method} ${asked.path} answered ${response.status} ${inWords(error)}. ${whereToLook(asked, stage, response)}`);
    },
  };
}

async function askUntil(askOnce: Ask, question: string, pattern: RegExp): Promise<string> {
  for (let text = question; ; text = `That is not it. ${question}`) {
    const answer = await askOnce(text);
    if (answer === undefined) throw new Left('left by the operator');
    const found = pattern.exec(answer)?.[1];
    if (found) return found;
  }
}

function inWords(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && 'error' in error) return `${error.code} (${error.error})`;
  return JSON.stringify(error ?? '');
}

function whereToLook({ method, path }: { method: string; path: string }, stage: string, response: Response): string {
  const same = ([, row]: [string, Row]) => row.method === method && row.path.replace(/<(\w+)>/g, '{$1}') === path;
  const [name] = Object.entries<Row>(routes).find(same) ?? [];
  const request = response.headers.get('x-request-id');
  const log = name ? `Log group ${logGroupName(stage, { name, home: homeOf(name) })}` : 'See the access log of the API';
  return request ? `${log}, request ${request}.` : `${log}.`;
}
