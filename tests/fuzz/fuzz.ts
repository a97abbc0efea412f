import { parseArgs } from 'node:util';
import { renderTable } from '#infra/figures/table.ts';
import { startDynamoDb } from '#infra/local/entry.ts';
import { startRealStack } from '#tests/support/real-stack.ts';
import { fuzz } from './run.ts';

// npm run fuzz -- --minutes 10 --seed 1

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } } });
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('--minutes must be a number above 0, and --seed a whole number.');
  process.exit(2);
}

const database = await startDynamoDb(process.env['DYNAMODB_ENDPOINT']);
const stack = await startRealStack('table', { env: { DYNAMODB_ENDPOINT: database.url } });
try {
  const { table, findings, sent } = await fuzz(stack, { minutes, seed });
  console.log(`\n${renderTable(table)}\n\n${sent} requests in ${minutes} minutes with the seed ${seed}. ${findings.length} findings.`);
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await stack.stop();
  await database.stop();
}
