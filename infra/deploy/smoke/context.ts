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
  /** Asks the operator until the service takes the answer: `submit` returns undefined where it does not. */
  askUntil<Body>(question: string, pattern: RegExp, submit: (answer: string) => Promise<Body | undefined>): Promise<Body>;
  /** Returns the body of a success. Throws Refused, with a sentence that names the request, the answer and where its log is. */
  done<Body>(answer: Promise<Answer<Body>>): Promise<NonNullable<Body>>;
}

/** A question to the operator. Undefined if they leave. */
export type Ask = (question: string) => Promise<string | undefined>;

/** The operator has left. */
export class Left extends Error {}

/** The service has refused a request with this code. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

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
    askUntil: (question, pattern, submit) => askUntil(askOnce, { question, pattern }, submit),
    async done(answer) {
      const { data, error, response } = await answer.catch((cause: Error) => {
        throw new Error(`${url} gave no answer of the service: ${causeOf(cause)}.`);
      });
      if (data !== undefined && data !== null) return data;
      const { code, words } = read(error);
      throw new Refused(code, `${asked.method} ${asked.path} answered ${response.status} ${words}. ${whereToLook(asked, stage, response)}`);
    },
  };
}

async function askUntil<Body>(
  askOnce: Ask,
  { question, pattern }: { question: string; pattern: RegExp },
  submit: (answer: string) => Promise<Body | undefined>,
): Promise<Body> {
  for (let text = question; ; text = `That is not it. ${question}`) {
    const answer = await askOnce(text);
    if (answer === undefined) throw new Left('left by the operator');
    const found = pattern.exec(answer)?.[1];
    const body = found && (await submit(found));
    if (body) return body;
  }
}

/** Without the cause, fetch says only that it failed. */
function causeOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}

function read(error: unknown): { code: string; words: string } {
  if (typeof error === 'object' && error !== null && 'code' in error && 'error' in error)
    return { code: String(error.code), words: `${error.code} (${error.error})` };
  return { code: '', words: JSON.stringify(error ?? '').slice(0, 80) };
}

function whereToLook({ method, path }: { method: string; path: string }, stage: string, response: Response): string {
  const same = ([, row]: [string, Row]) => row.method === method && row.path.replace(/<(\w+)>/g, '{$1}') === path;
  const [name] = Object.entries<Row>(routes).find(same) ?? [];
  const request = response.headers.get('x-request-id');
  const log = name ? `Log group ${logGroupName(stage, { name, home: homeOf(name) })}` : 'See the access log of the API';
  return request ? `${log}, request ${request}.` : `${log}.`;
}
