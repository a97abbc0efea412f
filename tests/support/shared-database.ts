import type { TestProject } from 'vitest/node';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { StartError } from '#infra/local/start-error.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databases: string[];
  }
}

/**
 * One DynamoDB Local for each worker of a run, since one alone does everything in a single thread and all would wait for it;
 * `own-database.ts` gives each worker its own. Without Java the tests that need none still run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DYNAMODB_ENDPOINT'];
  const workers = given ? 1 : project.vitest.config.maxWorkers;
  try {
    const databases = await Promise.all(Array.from({ length: workers }, () => startDynamoDb(given)));
    project.provide(
      'databases',
      databases.map(({ url }) => url),
    );
    return async () => void (await Promise.all(databases.map((database) => database.stop())));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.warn(`Tests that need a table will fail. ${error.message}`);
    project.provide('databases', []);
    return async () => {};
  }
}
