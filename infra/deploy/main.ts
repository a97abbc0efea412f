import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readUntranslated } from './check-words.ts';
import { readContexts } from './contexts.ts';
import { deploy, type Tools } from './deploy.ts';
import { askOperator } from './smoke/ask-operator.ts';
import { smokeTest, taggedAddress } from './smoke/smoke.ts';

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
  smoke,
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

/** Asks first: the test takes some minutes, and the person must read their mail. */
async function smoke({ url, stage, alarmMail }: Parameters<Tools['smoke']>[0]): Promise<boolean | undefined> {
  const isAlone = !process.stdin.isTTY || !process.stdout.isTTY || process.env['CI'] !== undefined || args.includes('never');
  if (isAlone) return undefined;
  const { ask, close } = askOperator();
  const wanted = await ask('Try the service now with your mailbox? It takes about five minutes. Type y, or Enter to do it later');
  const usual = alarmMail.includes('@') ? taggedAddress(alarmMail, new Date()) : '';
  const address = /^y/i.test(wanted ?? '') ? await ask(`Your e-mail address, without an account yet${usual && ` (Enter for ${usual})`}`) : undefined;
  const email = address || (address === undefined ? '' : usual);
  const outcome = email ? await smokeTest({ url, stage, email, ask, print: console.log }) : 'left';
  close();
  return outcome === 'left' ? undefined : outcome === 'works';
}
