import { parseArgs } from 'node:util';
import { askOperator } from './ask-operator.ts';
import { smokeTest } from './smoke.ts';

// npm run smoke -- <address of the API> [--stage prod] [--email you@example.org]: tries a deployed service with your mailbox.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stage: { type: 'string', default: 'prod' }, email: { type: 'string' } },
});
const url = positionals[0]?.replace(/\/(api\/?)?$/, '');
if (url === undefined || !URL.canParse(url)) {
  console.error('Name the address of the API, as `npm run deploy` prints it: npm run smoke -- https://api.will.example --email you@will.example');
  process.exit(2);
}
const operator = askOperator();
const email = values.email ?? (await operator.ask('Your e-mail address. All mails of the test go there, and it must have no account yet'));
const works = email !== undefined && (await smokeTest({ url, stage: values.stage, email, ask: operator.ask, print: console.log }));
operator.close();
process.exitCode = works ? 0 : 1;
