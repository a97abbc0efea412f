import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Database, startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { describeError } from '#infra/local/gateway/lambda-runtime.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address where a test file asks for the database of its worker. */
    databases: string;
  }
}

/** A database in memory keeps the streams of deleted tables. So it is replaced after this number of test files. */
const MOST_FILES = 15;

/**
 * Gives each worker of the test run its own DynamoDB Local, because one process has one thread. Most test files need it for less
 * time than its start and warm-up take. Each stack has its own access key, and therefore its own tables.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = new Map<string, { database: Promise<Database>; files: number }>();

  async function urlFor(worker: string): Promise<string> {
    const before = workers.get(worker);
    if (before && before.files < MOST_FILES) {
      before.files += 1;
      return (await before.database).url;
    }
    const database = startDynamoDb(undefined);
    workers.set(worker, { database, files: 1 });
    // No test file of this worker is running.
    await (await before?.database)?.stop();
    return (await database).url;
  }

  const server = createServer((request, response) => {
    urlFor(request.url ?? '').then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(describeError(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The address of a TCP server is an AddressInfo. Only pipes have a string.
  project.provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const { database } of workers.values()) await (await database.catch(() => undefined))?.stop();
  };
}
