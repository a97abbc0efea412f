import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readContexts } from '#infra/deploy/contexts.ts';
import { restore } from './command.ts';

// npm run restore -- <table>: prepares a restored table for the service. docs/restore.md, "Restore from backup".

process.exitCode = await restore(process.argv.slice(2), {
  contexts: readContexts(),
  open: (access) => new DynamoDBClient(access),
  print: (text) => console.log(text),
});
