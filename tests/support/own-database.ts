import { afterAll } from 'vitest';
import { type Database, startDynamoDb } from '#infra/local/emulators/dynamodb.ts';

declare global {
  /** Starts the database of the running test file, at its first use; there is none outside of a test run. */
  var ownDatabase: (() => Promise<void>) | undefined;
}

// A DynamoDB Local does everything in one thread, and becomes ten times slower with the streams of tables that were there
// before. So each file that needs one begins with its own; what the file starts finds it through the environment.
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
