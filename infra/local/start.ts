import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Stack } from './stack.ts';
import { StartError } from './start-error.ts';

const USAGE =
  'npm start -- [--port 3000] [--site 5173] [--frontend http://localhost:8080] [--data-dir folder] [--aws-limits] [--remap-headers] [--table-in-memory] [--frozen] [--begin 2030-01-31T12:00:00Z] [--json]';
/** The port of the pages, which Vite uses too. */
const SITE_PORT = 5173;
const STOP_WITHIN_MS = 5000;
const LOOK_FOR_PARENT_EVERY_MS = 500;

let stack: Stack | undefined;
let ending = false;

/** Runs the whole service on this machine until Ctrl-C. When this process ends, its child processes end too. */
async function main(): Promise<void> {
  const { json, tied, ...options } = readOptions();
  // A stack that a test or the demo started ends with its parent, even if the parent is killed.
  if (tied) process.stdin.resume().on('end', () => end(stack));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(stack));
  if (process.env['npm_lifecycle_event'] === 'start') endWithParent();
  // Loaded here, so that a wrong option is named without waiting for it.
  const { startStack } = await import('./stack.ts');
  stack = await startStack({ ...options, log: (line) => console.error(line) });
  const address = { url: stack.url, ...(options.tableHere && { database: stack.database }) };
  console.log(json ? JSON.stringify({ ready: true, ...address }) : welcome(stack, options.dataFolder));
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      site: { type: 'string' },
      frontend: { type: 'string' },
      'data-dir': { type: 'string' },
      'aws-limits': { type: 'boolean', default: false },
      'remap-headers': { type: 'boolean', default: false },
      'table-in-memory': { type: 'boolean', default: false },
      frozen: { type: 'boolean', default: false },
      begin: { type: 'string' },
      json: { type: 'boolean', default: false },
      tied: { type: 'boolean', default: false },
      'service-root': { type: 'string' },
      'workers-root': { type: 'string' },
      assembly: { type: 'string' },
    },
  });
  const port = readPort('--port', values.port);
  // Another frontend, a bundle and a program that started us need no pages of ours.
  const pages = values.json || values.frontend !== undefined || values.assembly !== undefined ? 0 : SITE_PORT;
  const sitePort = values.site === undefined ? pages : readPort('--site', values.site);
  const begin = new Date(values.begin ?? Date.now());
  if (Number.isNaN(begin.getTime())) throw new StartError(`--begin must be a time such as 2030-01-31T12:00:00Z. Usage: ${USAGE}`);
  return {
    port,
    begin,
    ...(values['aws-limits'] && { awsLimits: true }),
    ...(values['remap-headers'] && { remapsHeaders: true }),
    ...(values['table-in-memory'] && { tableHere: true }),
    ...(values.frontend !== undefined && { frontendUrl: origin(values.frontend) }),
    ...(sitePort > 0 && { sitePort }),
    ...(values.assembly && { assembly: values.assembly }),
    frozen: values.frozen,
    json: values.json,
    tied: values.tied,
    ...(values['data-dir'] !== undefined && { dataFolder: resolve(values['data-dir']) }),
    ...(values['service-root'] && { serviceRoot: pathToFileURL(`${values['service-root']}/`) }),
    ...(values['workers-root'] && { workersRoot: pathToFileURL(`${values['workers-root']}/`) }),
  };
}

function readPort(option: string, given: string): number {
  const port = Number(given);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${option} must be a number from 0 to 65535. Usage: ${USAGE}`);
}

function origin(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new StartError(`--frontend must be an address without a path, such as http://localhost:8080. Usage: ${USAGE}`);
}

/** Ends this process when its parent ends. npm sends SIGTERM to a shell between npm and us, and the shell does not pass it on. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(stack), LOOK_FOR_PARENT_EVERY_MS).unref();
}

/** Stops the stack and exits. During the start, it exits immediately. */
function end(running: Stack | undefined): void {
  if (!running) process.exit(0);
  if (ending) return;
  ending = true;
  // Child processes end when their input closes, so that exiting before them is safe.
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

function welcome({ url, siteUrl, frontendUrl, endpoints }: Stack, dataFolder: string | undefined): string {
  const { object_store, sftp, drives: _drives, ...connectors } = endpoints;
  const { ssh_key: _key, ...withPassword } = sftp;
  return [
    siteUrl ? `Will custody is ready at ${siteUrl}` : 'Will custody is ready.',
    `  Control room    ${url}/_local    start here: make a sample family, move the clock and read every message, by clicking only`,
    `  API             ${url}`,
    `  API reference   ${url}/docs`,
    `  Inbox           ${url}/_local/inbox    all messages that the service sends`,
    ...(siteUrl
      ? []
      : [`  Frontend        ${frontendUrl}    the only origin that may call the API; links in messages lead here; change it with --frontend`]),
    ...Object.entries(connectors).map(([name, config]) => `  ${`${name} connector config`.padEnd(26)}${JSON.stringify(config)}`),
    `  object_store config       ${JSON.stringify(object_store)}`,
    `  sftp config               ${JSON.stringify(withPassword)}    or with the key from ${url}/_local/endpoints`,
    `  cloud drives              POST ${url}/api/storages/connect with {"type": "drive_a"}, drive_b or drive_c, then open redirect_url`,
    `  Move the clock  curl -d '{"advance_seconds": 86400}' ${url}/_local/clock`,
    dataFolder === undefined ? 'Press Ctrl-C to stop. No data is kept.' : `Press Ctrl-C to stop. All data is kept in ${dataFolder}`,
  ].join('\n');
}

try {
  await main();
} catch (error) {
  // For a problem that the user can fix, only the message is printed. Any other error is a bug and keeps its stack trace.
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (usage) console.error(`${error.message} Usage: ${USAGE}`);
  else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
