import { DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { prepareTable, UnfitTable } from './prepare-table.ts';

// npm run restore -- <table>: prepares a restored table for the service. docs/operations.md, "Restore from backup".

const [tableName, ...others] = process.argv.slice(2);
if (!tableName || others.length > 0) {
  console.error('Usage: npm run restore -- <name of the restored table>. It uses your AWS credentials and region.');
  process.exit(2);
}
try {
  const stream = await prepareTable(new DynamoDBClient({}), tableName, (line) => console.log(`  ${line}`));
  console.log(`${tableName} is ready. Write this into the context of cdk.json, commit it, and deploy:\n\n    "tableStream": "${stream}",\n`);
} catch (error) {
  if (error instanceof ResourceNotFoundException) console.error(`There is no table ${tableName} in this region. Check the name and AWS_REGION.`);
  else console.error(error instanceof UnfitTable ? error.message : `${error}\nRun this command again: it continues where it stopped.`);
  process.exitCode = 1;
}
