import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Cell } from '#infra/figures/table.ts';
import { client, type Part } from '#tests/support/client.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import {
  access,
  answered,
  authenticate,
  type Host,
  letter,
  openAccount,
  openWill,
  sealWill,
  setUp,
  signIn,
  survivorAt,
} from '#tests/support/story.ts';
import { atLeast, type Findings, median, type Size } from './findings.ts';
import type { Bucket } from './relay.ts';
import { timed } from './timed.ts';

/** The documents of the will, which fit into one archive, and how often everything is measured. */
const PLANS: Readonly<Record<Size, Plan>> = {
  full: { files: 3, bytes: 50_000_000, rounds: 9 },
  small: { files: 2, bytes: 100_000, rounds: 1 },
};
const LEAST_RATIO = 0.85;
const AS_BUNDLED = fileURLToPath(new URL('./as-bundled.ts', import.meta.url));
const MIB = 1024 * 1024;

interface Plan {
  files: number;
  bytes: number;
  rounds: number;
}

/** The same files on their way, in the same requests: through the service, and through a plain server. Each returns when the last byte has arrived. */
interface Way {
  what: string;
  ours(): Promise<unknown>;
  plain(): Promise<unknown>;
}

/** Moves the files of a will in and out of the service, and compares each way with a plain server in front of the same S3. */
export async function benchStreams(size: Size): Promise<Findings> {
  const plan = PLANS[size];
  const stack = await startRealStack('memory', { nodeArguments: ['--import', AS_BUNDLED] });
  let plain: PlainServer | undefined;
  try {
    plain = await startPlain((await stack.endpoints()).object_store);
    const ways = await prepare(stack, plain.url, plan);
    const rows: Cell[][] = [];
    for (const way of ways) rows.push(await measure(way, plan));
    return { tables: [{ columns: [titleOf(plan), 'Ours, MiB/s', 'Plain server, MiB/s', 'Ratio', 'Goal', 'Result'], rows }] };
  } finally {
    plain?.child.kill();
    await stack.stop();
  }
}

const titleOf = ({ files, bytes }: Plan): string => `${(files * bytes) / 1e6} MB in ${files} files`;

async function prepare(stack: RealStack, url: string, { files, bytes, rounds }: Plan): Promise<Way[]> {
  const documents = Array.from({ length: files }, (_, n) => letter(`${n}.txt`, Buffer.from(randomBytes(bytes / 2).toString('hex'))));
  const will = await sealWill(stack, { documents });
  const transfer = await openWill(will);
  const reader = survivorAt(will, 0);
  const { session_token: token } = await authenticate(transfer, reader);
  const { status, body: opened } = await access(transfer, reader, { token });
  if (status !== 200) throw new Error(`The will did not open: ${status} ${opened.code} ${opened.error}`);
  const { host } = will;
  await signIn(host);
  const newcomers = (await openAccounts(stack, rounds)).values();
  const plainZip = () => download(`${url}/.age`);
  const plainOneByOne = async () => {
    for (const n of documents.keys()) await download(`${url}/.age?n=${n}`);
  };
  return [
    { what: 'upload', ours: () => upload(newcomers.next().value, documents), plain: () => uploadPlain(url, documents) },
    { what: 'open, one document after another', ours: () => openAll(opened.documents), plain: plainOneByOne },
    { what: 'archive', ours: () => download(opened.archives[0].download_url), plain: plainZip },
    { what: 'take-home copy', ours: () => takeHome(host), plain: plainZip },
  ];
}

async function openAccounts(stack: RealStack, count: number): Promise<Host[]> {
  const hosts: Host[] = [];
  for (let n = 0; n < count; n += 1) hosts.push(await openAccount(stack));
  for (const host of hosts) await setUp(host);
  return hosts;
}

async function upload(host: Host | undefined, documents: readonly Part[]): Promise<void> {
  if (!host) throw new Error('Each round needs a new Host.');
  for (const part of documents) await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [part] });
}

async function uploadPlain(url: string, documents: readonly Part[]): Promise<void> {
  const ask = client(url, { contract: false });
  for (const part of documents) await answered(201, ask, 'POST', '/', { parts: [part] });
}

async function openAll(documents: readonly { download_url: string }[]): Promise<void> {
  for (const { download_url } of documents) await download(download_url);
}

const takeHome = ({ stack, tokens }: Host): Promise<void> =>
  download(`${stack.url}/api/will/package`, { authorization: `Bearer ${tokens.access_token}` });

/** Reads a reply to its end without keeping it. Throws an error for another status than 200. */
async function download(url: string, headers: Record<string, string> = {}): Promise<void> {
  const call = request(url, { headers, agent: false }).end();
  const [reply] = (await once(call, 'response')) as [IncomingMessage];
  for await (const _ of reply);
  if (reply.statusCode !== 200) throw new Error(`GET ${new URL(url).pathname} answered ${reply.statusCode}.`);
}

async function measure({ what, ours, plain }: Way, { files, bytes, rounds }: Plan): Promise<Cell[]> {
  const times: [ours: number, plain: number][] = [];
  for (let round = 0; round < rounds; round += 1) times.push([(await timed(ours)).wall, (await timed(plain)).wall]);
  const speed = (ms: readonly number[]) => (files * bytes) / MIB / (median(ms) / 1000);
  const ratio = median(times.map(([mine, reference]) => reference / mine));
  const speeds = [speed(times.map(([mine]) => mine)), speed(times.map(([, reference]) => reference))];
  return [what, ...speeds, ...atLeast(LEAST_RATIO, ratio)];
}

interface PlainServer {
  url: string;
  child: ChildProcess;
}

async function startPlain(bucket: Bucket): Promise<PlainServer> {
  const program = fileURLToPath(new URL('./plain-server.ts', import.meta.url));
  const child = fork(program, [JSON.stringify(bucket)], { execArgv: ['--import', AS_BUNDLED] });
  const [url] = await once(child, 'message');
  return { url, child };
}
