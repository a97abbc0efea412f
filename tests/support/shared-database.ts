import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { StartError } from '#infra/local/start-error.ts';

/**
 * One DynamoDB Local for all test files of a run, found through `DYNAMODB_ENDPOINT`; each stack makes a table of its own.
 * Without Java the tests that need none still run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['DYNAMODB_ENDPOINT'];
  try {
    const database = await startDynamoDb(given);
    process.env['DYNAMODB_ENDPOINT'] = database.url;
    return async () => {
      if (!given) delete process.env['DYNAMODB_ENDPOINT'];
      await database.stop();
    };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.warn(`Tests that need a table will fail. ${error.message}`);
    return async () => {};
  }
}
