import { parseArgs } from 'node:util';
import { startDynamoDb } from '#infra/local/entry.ts';
import { rehearseRestore } from './restore-table.ts';
import { runRehearsal } from './step.ts';

// node tests/rehearse/restore.ts [--forget stream|time_to_live]

const { forget } = parseArgs({ options: { forget: { type: 'string' } } }).values;
if (forget !== undefined && forget !== 'stream' && forget !== 'time_to_live') {
  console.error('--forget takes stream or time_to_live. The rehearsal then fails, as it must.');
  process.exit(2);
}
const database = await startDynamoDb(undefined);
process.env['DYNAMODB_ENDPOINT'] = database.url;
await runRehearsal((step) => rehearseRestore(step, forget));
await database.stop();
