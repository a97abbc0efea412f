import { afterAll } from 'vitest';
import { type Database, startDynamoDb } from '#infra/local/emulators/dynamodb.ts';

declare global {
  /** Starts the database of the running test file at its first use. Absent outside of a test run. */
  var ownDatabase: (() => Promise<void>) | undefined;
}

// DynamoDB Local has one thread, and becomes ten times slower with the streams of tables from earlier files. So each file that
// needs a database starts with its own. Stacks find its address in the environment.
let database: Promise<Database> | undefined;

globalThis.ownDatabase = async () => {
  if (process.env['DYNAMODB_ENDPOINT']) return;
  database ??= startDynamoDb(undefined);
  process.env['DYNAMODB_ENDPOINT'] = (await database).url;
};

afterAll(async () => {
  if (!database) return;
  delete process.env['DYNAMODB_ENDPOINT'];
  await (await database).stop();
});
