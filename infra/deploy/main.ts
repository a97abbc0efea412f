import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readUntranslated } from './check-words.ts';
import { readContexts } from './contexts.ts';
import { deploy } from './deploy.ts';

// npm run deploy [-- <arguments of cdk deploy>]: checks the account, and runs `cdk deploy --all` with them.
// With --check among them, it only checks. Without the `--`, npm keeps --check for itself, and says so in the environment only.

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const given = process.argv.slice(2);
const args = given.filter((one) => one !== '--check');
const isCheck = args.length < given.length || process.env['npm_config_check'] !== undefined;
process.exitCode = await deploy(isCheck ? 'check' : 'deploy', args, {
  contexts: readContexts(),
  runCdk,
  print: (text) => console.log(`\n${text}`),
  untranslated: () => readUntranslated(`${ROOT}/shared/words`),
});

async function runCdk(cdkArguments: readonly string[]): Promise<number> {
  // The CLI starts the app with `node`, which must be this Node also when another one is installed.
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const cli = fileURLToPath(import.meta.resolve('aws-cdk/bin/cdk'));
  const child = spawn(process.execPath, [cli, ...cdkArguments], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: path } });
  // Ctrl-C ends the CLI, which is in the same process group. Then this program reports how it ended.
  process.on('SIGINT', () => {});
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
