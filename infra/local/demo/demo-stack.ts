import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, StepContext } from '#infra/local/family/steps.ts';
import { serviceClient } from '#infra/openapi/client.ts';

/** The stack in its own process, with the actions that the demo needs. `expectSuccess` prints the request and a summary of the reply. */
export interface DemoStack extends StepContext {
  /** Prints the code of a refusal. Throws if the status differs. */
  expectRefusal<Body>(answer: Promise<Answer<Body, { code: string }>>, status: number): Promise<void>;
  advance(seconds: number, why: string): Promise<void>;
  download(url: string): Promise<Uint8Array>;
  output(): string;
  /** Returns the current step. */
  step(): string;
  /** Names the step that begins now. */
  begin(step: string): void;
  stop(): Promise<void>;
}

/** Starts the stack. `arguments_` are additional arguments of `npm start`, such as `--frozen`. */
export async function startDemoStack(arguments_: readonly string[] = []): Promise<DemoStack> {
  const start = fileURLToPath(new URL('../start.ts', import.meta.url));
  const child = spawn(process.execPath, [start, '--json', '--tied', '--port', '0', ...arguments_], { stdio: ['pipe', 'pipe', 'pipe'] });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(printed.trim())));
    child.stdout.on('data', () => {
      const ready = /^\{"ready":true,"url":"([^"]+)".*\}$/m.exec(printed)?.[1];
      if (ready) resolve(ready);
    });
  }).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  console.log(`The stack is ready at ${url}`);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ...connectTo(url), output: () => printed, stop };
}

function connectTo(url: string): Omit<DemoStack, 'output' | 'stop'> {
  let step = 'start';
  const local = localControls(url);
  return {
    step: () => step,
    begin: (next) => {
      step = next;
    },
    api: (token) => {
      const client = serviceClient(url, token);
      // The path is printed without ids, because some of them grant access to a will.
      client.use({
        onRequest: ({ request, schemaPath }) => {
          step = `${request.method.padEnd(4)} ${schemaPath}`;
        },
      });
      return client;
    },
    expectSuccess: async (answer, says) => {
      const { data, error, response } = await answer;
      if (data === undefined || data === null) throw new Error(`the response was ${response.status}: ${JSON.stringify(error)}`);
      console.log(`  ${step.padEnd(42)} ${response.status}  ${says(data)}`);
      return data;
    },
    expectRefusal: async (answer, status) => {
      const { error, response } = await answer;
      if (response.status !== status || !error) throw new Error(`the response was ${response.status}, expected ${status}`);
      console.log(`  ${step.padEnd(42)} ${response.status}  ${error.code}`);
    },
    findInMessage: local.findInMessage,
    advance: async (seconds, why) => {
      step = why;
      await local.advance(seconds, why);
    },
    download: async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer()),
    endpoints: local.endpoints,
  };
}

/** Returns the actions that only the local stack has: its inbox and its clock. */
function localControls(url: string): Pick<DemoStack, 'findInMessage' | 'advance' | 'endpoints'> {
  // biome-ignore lint/suspicious/noExplicitAny: the local controls are not part of the documented API
  const ask = async (method: string, path: string, json?: object): Promise<any> =>
    (await fetch(`${url}/_local${path}`, { method, ...(json && { body: JSON.stringify(json) }) })).json();
  return {
    findInMessage: async (to, pattern) => {
      const { messages } = await ask('GET', `/messages?to=${encodeURIComponent(to)}`);
      const found = messages.map(({ text }: { text: string }) => pattern.exec(text)?.[1]).findLast(Boolean);
      if (!found) throw new Error(`no message to ${to} contains ${pattern}`);
      return found;
    },
    advance: async (seconds, why) => {
      const { now, fired } = await ask('POST', '/clock', { advance_seconds: seconds });
      console.log(`  ... ${why}: it is now ${now}, ${fired.length} timers fired`);
    },
    endpoints: () => ask('GET', '/endpoints'),
  };
}
