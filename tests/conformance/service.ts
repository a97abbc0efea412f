import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type Client, client } from '#tests/support/client.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import { HOUR, type Host, newcomer, openAccount, signIn } from '#tests/support/story.ts';

/**
 * The address of a running service. Tests that need its clock, its inbox or a storage of ours are then skipped. The test runner uses
 * BASE_URL for itself.
 */
const SERVICE_URL = process.env['SERVICE_URL'];
const ACCOUNT = { email: process.env['BASE_EMAIL'] ?? '', password: process.env['BASE_PASSWORD'] ?? '' };

/** Whether BASE_URL names a service that is already running. The test then cannot move its clock or read its mail. */
export const isRemote = Boolean(SERVICE_URL);
/** The whole service is simulated in this process, with Hosts' servers and providers replaced. */
export const isWorld = process.env['STACKS'] === 'world';
/** The service runs as it would be deployed, with the limits of gateway and functions. */
export const awsLimits = Boolean(process.env['ASSEMBLY']);
/** Whether all sentences are played, also those that the world has shown already. */
export const playsEverySentence = isWorld || !awsLimits || process.env['EVERY_SENTENCE'] !== undefined;
/** No one can sign in: a deployed service without `BASE_EMAIL` and `BASE_PASSWORD` of a test account. */
export const cannotSignIn = isRemote && ACCOUNT.email === '';

/** The service that a test file calls. `stack` exists when the tests run. */
export interface Service {
  stack: TestStack;
  /** Returns a client that the service has not seen before. */
  anyone(): Client;
  /** Returns a Host who can sign in. `ask` continues when their token or the window of a limit has ended. */
  host(): Promise<Host>;
}

/** Opens the service for one test file. Closes it after the last test. */
export function openService(): Service {
  let running: TestStack | undefined;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.stop());
  const stack = (): TestStack => {
    if (!running) throw new Error('The service runs only while tests do.');
    return running;
  };
  return {
    get stack() {
      return stack();
    },
    anyone: () => anyone(stack()),
    host: async () => retryingHost(isRemote ? await knownHost(stack()) : await openAccount(stack())),
  };
}

/** Starts what the run is about: the simulated world in `npm test`, the bundles behind HTTP where there are some. */
async function start(): Promise<TestStack> {
  if (SERVICE_URL) return remoteService(SERVICE_URL);
  return isWorld ? startTestStack() : startRealStack('http', { realTable: true });
}

/** Repeats a request with a new token when the old one has expired, and in the next window when a limit is reached that is not under test. */
export function retryingHost(host: Host): Host {
  const { ask } = host;
  const again: Client = async (method, path, asking) => {
    const reply = await ask(method, path, asking);
    if (isRemote || asking?.token !== undefined || (reply.status !== 401 && reply.status !== 429)) return reply;
    if (reply.status === 429) await host.stack.advance(Number(reply.headers['retry-after'] ?? HOUR));
    await signIn(host);
    return ask(method, path, asking);
  };
  return Object.assign(host, { ask: again });
}

/** Returns an address that no one has registered, in this run or before. */
export function freshEmail(): string {
  return `conformance-${randomUUID()}@example.com`;
}

function anyone(stack: TestStack): Client {
  return isRemote ? client(stack.url) : newcomer(stack);
}

async function knownHost(stack: TestStack): Promise<Host> {
  const call = client(stack.url);
  const host: Host = { stack, call, ask: call, id: '', name: '', ...ACCOUNT, tokens: { access_token: '', refresh_token: '' } };
  const { host: seen } = await signIn(host);
  const ask: Client = (method, path, asking) => call(method, path, { token: host.tokens.access_token, ...asking });
  return Object.assign(host, { ask, id: seen.id, name: seen.display_name });
}

/** Returns a service that runs elsewhere. Tests that need more of it than its address are skipped. */
function remoteService(url: string): RealStack {
  return { url, pid: 0, stop: async () => {}, log: () => '' } as unknown as RealStack; // no other test calls it
}
