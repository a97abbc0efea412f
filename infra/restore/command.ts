import { parseArgs } from 'node:util';
import { type DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { readArguments } from '#infra/deploy/request.ts';
import { prepareTable, UnfitTable } from './prepare-table.ts';

/** What the command uses. */
export interface Tools {
  /** The settings of each file, in the order in which they count. */
  contexts: readonly Readonly<Record<string, unknown>>[];
  open(access: { region: string; profile?: string }): DynamoDBClient;
  print(text: string): void;
}

const USAGE = 'Usage: npm run restore -- <name of the restored table> [-c region=<region>] [--profile <profile>]';
const NO_REGION =
  'No region is chosen. Nothing was changed. Write region into deployment.config.ts, or add -c region=<region of the stage> to the command.';

/** Prepares a restored table in the region of the stage, with the profile that a deployment would use. Returns the exit code. */
export async function restore(args: readonly string[], { contexts, open, print }: Tools): Promise<number> {
  const tableName = tableNameOf(args);
  if (!tableName) {
    print(USAGE);
    return 2;
  }
  const given = readArguments(args, contexts);
  const region = String(given.written('region') ?? '');
  if (!region) {
    print(NO_REGION);
    return 1;
  }
  return await prepare(open({ region, ...(given.profile && { profile: given.profile }) }), { tableName, region, print });
}

/** Returns undefined if the arguments are not those of the usage. */
function tableNameOf(args: readonly string[]): string | undefined {
  const options = { context: { type: 'string', short: 'c', multiple: true }, profile: { type: 'string' } } as const;
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return positionals.length === 1 ? positionals[0] : undefined;
  } catch {
    return undefined;
  }
}

async function prepare(
  db: DynamoDBClient,
  { tableName, region, print }: Pick<Tools, 'print'> & { tableName: string; region: string },
): Promise<number> {
  let steps = 0;
  try {
    const stream = await prepareTable(db, tableName, (line) => {
      steps += 1;
      print(`  ${line}`);
    });
    print(`${tableName} is ready. Write this into deployment.config.ts, commit it, and deploy:\n\n    tableStream: '${stream}',\n`);
    return 0;
  } catch (error) {
    print(describeFailure(error, { tableName, region, steps }));
    return 1;
  }
}

/** `steps`: how many settings were turned on before the error. */
function describeFailure(error: unknown, { tableName, region, steps }: { tableName: string; region: string; steps: number }): string {
  if (error instanceof UnfitTable) return error.message;
  if (error instanceof ResourceNotFoundException)
    return `There is no table ${tableName} in ${region}. Nothing was changed. Check the name and the region.`;
  const advice = steps > 0 ? 'Run this command again: it continues where it stopped.' : 'Correct the cause, and run this command again.';
  return `${error}\n${advice}`;
}
