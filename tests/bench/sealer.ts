import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { BUNDLING } from '#infra/cloud/bundle.ts';
import { type Listener, listen, readBody } from '#infra/local/entry.ts';
import { peakIn } from './peak.ts';
import type { RelayOrder } from './relay.ts';

/** The functions that seal a will. */
const SEALING = ['will/encrypt', 'workers/seal'] as const;

/** Peaks of resident memory, in MiB, of the process that seals. */
export interface SealerMemory {
  /** After it loaded its functions. */
  before: number;
  peak: number;
}

export interface Sealer {
  /** A folder for `startTestStack`: our service, but the functions that seal a will run in a separate process. */
  serviceRoot: string;
  memory(): SealerMemory;
  /** Runs the plain relay in the same process, which a sealing has started. Returns its milliseconds. */
  relay(order: RelayOrder): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts one process with only the functions of a sealing, bundled as deployed. The only addition is access to this machine. It starts
 * at the first call, in the environment that the local stack gives its functions.
 */
export async function openSealer(folder: string): Promise<Sealer> {
  const bundle = join(folder, 'sealer.cjs');
  const stdin = { contents: ENTRY, resolveDir: BUNDLING.absWorkingDir, loader: 'ts' } as const;
  await build({ ...BUNDLING, stdin, banner: { js: RUNTIME }, outfile: bundle });
  const figures: SealerMemory = { before: Number.NaN, peak: Number.NaN };
  let child: ChildProcess | undefined;
  const listener = await listen(async (request, response) => {
    const { env, ...call } = JSON.parse(String(await readBody(request)));
    child ??= startChild(bundle, env, figures);
    const answer = await answerOf(child, call);
    response.writeHead('error' in answer ? 500 : 200).end(JSON.stringify(answer));
  });
  const serviceRoot = join(folder, 'service');
  await forwardSealing(serviceRoot, listener);
  const close = async (): Promise<void> => {
    child?.kill();
    await listener.close();
  };
  const relay = async (order: RelayOrder): Promise<number> => {
    if (!child) throw new Error('No sealing has started the process.');
    const { result, error } = await answerOf(child, { id: randomUUID(), name: 'relay', event: order });
    if (error !== undefined) throw new Error(error);
    return Number(result);
  };
  return { serviceRoot, memory: () => figures, relay, close };
}

interface Answer {
  id: string;
  result?: unknown;
  error?: string;
}

function startChild(bundle: string, env: Record<string, string>, figures: SealerMemory): ChildProcess {
  const child = fork(bundle, { env, execArgv: [] });
  child.on('message', ({ id, status }: Answer & { status: string }) => {
    figures[id === 'ready' ? 'before' : 'peak'] = peakIn(status);
  });
  return child;
}

/** Several calls run at the same time. A listener that is added again for each message would miss the second of two in one read. */
function answerOf(child: ChildProcess, call: { id: string; name: string; event: unknown }): Promise<Answer> {
  return new Promise((resolve) => {
    const take = (answer: Answer): void => {
      if (answer.id !== call.id) return;
      child.off('message', take);
      resolve(answer);
    };
    child.on('message', take);
    child.send(call);
  });
}

/** Creates a folder with the layout of this repository. Its two sealing functions call the listener. */
async function forwardSealing(root: string, { url }: Listener): Promise<void> {
  await mirror(BUNDLING.absWorkingDir, root, ['functions']);
  await mirror(join(BUNDLING.absWorkingDir, 'functions'), join(root, 'functions'), ['will', 'workers']);
  for (const name of SEALING) {
    const [group = '', own = ''] = name.split('/');
    await mirror(join(BUNDLING.absWorkingDir, 'functions', group), join(root, 'functions', group), [`${own}.ts`]);
    await writeFile(join(root, 'functions', `${name}.ts`), forwarded(name, url));
  }
}

/** Creates a folder of links to everything in another one, except what is left out. */
async function mirror(from: string, to: string, without: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) if (!without.includes(name)) await symlink(join(from, name), join(to, name));
}

function forwarded(name: string, url: string): string {
  return `
    export async function handler(event) {
      const body = JSON.stringify({ id: crypto.randomUUID(), name: '${name}', event, env: process.env });
      const { result, error } = await (await fetch('${url}', { method: 'POST', body })).json();
      if (error) throw new Error(error);
      return result;
    }
  `;
}

/** The global that Lambda provides to functions whose replies are streamed. */
const RUNTIME = `globalThis.awslambda = {
  streamifyResponse: (handler) => handler,
  HttpResponseStream: { from: (stream, head) => Object.assign(stream, { head }) },
};`;

const ENTRY = `
  import { readFileSync } from 'node:fs';
  import { PassThrough } from 'node:stream';
  ${SEALING.map((name, n) => `import { handler as handler${n} } from '#functions/${name}.ts';`).join('\n')}
  import { composeApp } from '#app/aws.ts';
  import { provideApp } from '#app/current-app.ts';
  import { openStorage, overdue, staging, workers } from '#app/parts.ts';
  import { relay } from '#tests/bench/relay.ts';
  provideApp(composeApp(process.env, { openStorage, overdue, staging, workers }, { allowLoopback: true }));
  const handlers = { ${SEALING.map((name, n) => `'${name}': handler${n}`).join(', ')}, relay };
  const tell = (answer) => process.send({ ...answer, status: readFileSync('/proc/self/status', 'utf8') });
  async function call(name, event) {
    const reply = new PassThrough();
    const result = await handlers[name](event, reply, {});
    return reply.head ? { ...reply.head, body: String(reply.read() ?? '') } : result;
  }
  process.on('message', ({ id, name, event }) =>
    call(name, event).then((result) => tell({ id, result }), (error) => tell({ id, error: String(error) })),
  );
  tell({ id: 'ready' });
`;
