import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AwsCall, AwsCallLog } from '#infra/local/assembly/aws-call-log.ts';

/** The books of all stacks in a folder as one: each stack invented its own names, and those of the first are put in their place. */
export function readCallLog(folder: string): AwsCallLog {
  // Written by the local stack, which types it.
  const logs = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as AwsCallLog);
  const names = logs[0]?.names;
  if (!names) throw new Error('No stack has noted its calls; run `npm run test:deployed` first.');
  const calls = new Map(logs.flatMap((one) => callsUnder(names, one)).map((call) => [JSON.stringify(call), call]));
  return { names, calls: [...calls.values()] };
}

function callsUnder(names: AwsCallLog['names'], { names: own, calls }: AwsCallLog): AwsCall[] {
  const pairs = [
    [own.tableName, names.tableName],
    [own.stagingBucket, names.stagingBucket],
    [own.custodyKeyId, names.custodyKeyId],
    [own.operationsKeyId, names.operationsKeyId],
  ] as const;
  const text = pairs.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), JSON.stringify(calls));
  return JSON.parse(text);
}
