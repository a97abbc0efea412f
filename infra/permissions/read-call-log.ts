import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AwsCall, AwsCallLog } from '#infra/assembly/aws-calls.ts';

/** Reads the call logs of all stacks in a folder as one log. Each stack has its own names, which are replaced by those of the first. */
export function readCallLog(folder: string): AwsCallLog {
  // The local stack writes these files with this type.
  const logs = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as AwsCallLog);
  const names = logs[0]?.names;
  if (!names) throw new Error('There are no recorded AWS calls. Run "npm run test:deployed" first.');
  const calls = new Map(logs.flatMap((one) => callsUnder(names, one)).map((call) => [JSON.stringify(call), call]));
  return { names, calls: [...calls.values()] };
}

function callsUnder(names: AwsCallLog['names'], { names: own, calls }: AwsCallLog): AwsCall[] {
  const pairs = [
    [own.tableName, names.tableName],
    [own.stagingBucket, names.stagingBucket],
    [own.packagesBucket, names.packagesBucket],
    [own.custodyKeyId, names.custodyKeyId],
    [own.operationsKeyId, names.operationsKeyId],
    [own.evidenceKeyId, names.evidenceKeyId],
  ] as const;
  const text = pairs.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), JSON.stringify(calls));
  return JSON.parse(text);
}
