import { parseArgs } from 'node:util';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { rehearseRestore } from './rehearsal.ts';

// npm run rehearse:restore -- [--forget stream|time_to_live]

const { values } = parseArgs({ options: { forget: { type: 'string' } } });
const { forget } = values;
if (forget !== undefined && forget !== 'stream' && forget !== 'time_to_live') {
  console.error('--forget takes stream or time_to_live. The rehearsal then fails, as it must.');
  process.exit(2);
}
const database = await startDynamoDb(undefined);
process.env['DYNAMODB_ENDPOINT'] = database.url;
try {
  await rehearseRestore({ ...(forget && { forget }), report: (line) => console.log(line) });
  console.log('rehearsal: ok');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('rehearsal: failed');
  process.exitCode = 1;
} finally {
  await database.stop();
}
