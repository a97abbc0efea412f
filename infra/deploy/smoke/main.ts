import { parseArgs } from 'node:util';
import { askOperator } from './ask-operator.ts';
import { smokeTest } from './smoke.ts';

// npm run smoke -- <address of the API> [--stage prod] [--email you@example.org]: tries a deployed service with your mailbox.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string', default: 'prod' }, email: { type: 'string' } },
});
const url = (positionals[0] ?? '').replace(/\/(api\/?)?$/, '');
if (!/^https:\/\/[^/]+$|^http:\/\/(127\.0\.0\.1|localhost):\d+$/.test(url))
  refuse('Name the address of the API, as `npm run deploy` prints it: npm run smoke -- https://api.will.example --email you@will.example');
if (!process.stdin.isTTY) refuse('The test asks you for what is in your mails. Run it in a terminal.');
const { ask, close } = askOperator();
const email = values.email ?? (await ask('Your e-mail address. All mails of the test go there, and it must have no account yet'));
const outcome = email ? await smokeTest({ url, stage: values.stage, email, ask, print: console.log }) : 'left';
close();
process.exitCode = outcome === 'works' ? 0 : 1;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
