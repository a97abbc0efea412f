import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Stack, startStack } from './stack.ts';
import { StartError } from './start-error.ts';

const USAGE =
  'npm start -- [--port 3000] [--frontend http://localhost:5173] [--data-dir folder] [--aws-limits] [--frozen] [--begin 2030-01-31T12:00:00Z] [--json]';
const STOP_WITHIN_MS = 5000;
const LOOK_FOR_PARENT_EVERY_MS = 500;

let stack: Stack | undefined;
let ending = false;

/** The whole service on this machine, until Ctrl-C. Every end of this process ends the others with it. */
async function main(): Promise<void> {
  const { json, tied, ...options } = readOptions();
  // Started by a test or the demo, it ends with its parent, even when that one is killed.
  if (tied) process.stdin.resume().on('end', () => end(stack));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(stack));
  if (process.env['npm_lifecycle_event'] === 'start') endWithParent();
  stack = await startStack({ ...options, log: (line) => console.error(line) });
  console.log(json ? JSON.stringify({ ready: true, url: stack.url }) : welcome(stack, options.dataFolder));
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      frontend: { type: 'string' },
      'data-dir': { type: 'string' },
      'aws-limits': { type: 'boolean', default: false },
      frozen: { type: 'boolean', default: false },
      begin: { type: 'string' },
      json: { type: 'boolean', default: false },
      tied: { type: 'boolean', default: false },
      'service-root': { type: 'string' },
      assembly: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`--port must be a number from 0 to 65535. Usage: ${USAGE}`);
  const begin = new Date(values.begin ?? Date.now());
  if (Number.isNaN(begin.getTime())) throw new StartError(`--begin must be a time such as 2030-01-31T12:00:00Z. Usage: ${USAGE}`);
  return {
    port,
    begin,
    ...(values['aws-limits'] && { awsLimits: true }),
    ...(values.frontend !== undefined && { frontendUrl: origin(values.frontend) }),
    ...(values.assembly && { assembly: values.assembly }),
    frozen: values.frozen,
    json: values.json,
    tied: values.tied,
    ...(values['data-dir'] !== undefined && { dataFolder: resolve(values['data-dir']) }),
    ...(values['service-root'] && { serviceRoot: pathToFileURL(`${values['service-root']}/`) }),
  };
}

function origin(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new StartError(`--frontend must be an address without a path, such as http://localhost:5173. Usage: ${USAGE}`);
}

/** The shell between npm and us keeps a SIGTERM of npm's to itself, and dies of it. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(stack), LOOK_FOR_PARENT_EVERY_MS).unref();
}

/** Told to end while it still starts, it leaves at once. */
function end(running: Stack | undefined): void {
  if (!running) process.exit(0);
  if (ending) return;
  ending = true;
  // The children see their input close when this process is gone, so leaving without them is safe.
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

function welcome({ url, frontendUrl, endpoints }: Stack, dataFolder: string | undefined): string {
  const { object_store, sftp, drives: _drives, ...connectors } = endpoints;
  const { ssh_key: _key, ...withPassword } = sftp;
  return [
    `Will custody is ready at ${url}`,
    `  API reference   ${url}/docs`,
    `  Inbox           ${url}/_local/inbox    all that the service sends`,
    `  Frontend        ${frontendUrl}    the one origin whose pages may call, and where links in messages lead; --frontend names another`,
    ...Object.entries(connectors).map(([name, config]) => `  ${`${name} connector config`.padEnd(26)}${JSON.stringify(config)}`),
    `  object_store config       ${JSON.stringify(object_store)}`,
    `  sftp config               ${JSON.stringify(withPassword)}    with a key in ${url}/_local/endpoints`,
    `  cloud drives              POST ${url}/api/storages/connect with {"type": "drive_a"}, drive_b or drive_c, and open redirect_url`,
    `  Time moves with   curl -d '{"advance_seconds": 86400}' ${url}/_local/clock`,
    dataFolder === undefined ? 'Ctrl-C ends it; nothing is kept.' : `Ctrl-C ends it; everything is kept in ${dataFolder}`,
  ].join('\n');
}

try {
  await main();
} catch (error) {
  // A reason its user can mend is a sentence; anything else is a fault of ours and keeps its stack.
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (usage) console.error(`${error.message} Usage: ${USAGE}`);
  else console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
