import { channel } from 'node:diagnostics_channel';
import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FaultTarget } from '#infra/local/entry.ts';
import { recognized } from '#infra/local/table/memory/memory-client.ts';
import { copyOf } from '#infra/local/table/memory/values.ts';
import { TABLE_CALL } from '#infra/table.ts';
import { driven } from './driver.ts';
import { runInvoke } from './functions.ts';
import { runKms } from './keys.ts';
import { names } from './names.ts';
import { paceOf, runPlace } from './places.ts';
import { sendMail, sendText } from './providers.ts';
import { worldNow } from './state.ts';
import { travel } from './travel.ts';

const tableCalls = channel(TABLE_CALL);

interface Command {
  constructor: { name: string };
  input: Record<string, unknown>;
}

/** The clients of the AWS SDK, each with what answers its calls. */
type Answer = (operation: string, input: never) => object | Promise<object>;
const CLIENTS: readonly [{ prototype: object }, Answer, FaultTarget][] = [
  [KMSClient, runKms, 'kms'],
  [S3Client, runPlace, 'object_store'],
  [SchedulerClient, (operation, input) => worldNow().schedules.run(operation, input), 'scheduler'],
  [LambdaClient, (_, input) => runInvoke(input), 'lambda'],
  [SESv2Client, (_, input) => sendMail(input), 'ses'],
  [PinpointSMSVoiceV2Client, (_, input) => sendText(input), 'sms'],
  [DynamoDBClient, (operation) => DESCRIPTIONS[operation] ?? {}, 'dynamodb'],
];

const DESCRIPTIONS: Record<string, object> = {
  DescribeTable: { Table: { StreamSpecification: { StreamEnabled: true } } },
  DescribeTimeToLive: { TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } },
};

/** Replaces the calls of all clients of this process, below the service's own adapters. */
export function replaceAws(): void {
  for (const [{ prototype }, answer, target] of CLIENTS) {
    Object.assign(prototype, {
      send: (command: Command) => {
        const operation = operationOf(command);
        return driven(travel(callOf(operation, command, target), () => answer(operation, command.input as never)));
      },
    });
  }
  Object.assign(DynamoDBDocumentClient.prototype, {
    send: (command: Command) => {
      const operation = operationOf(command);
      tableCalls.publish(operation);
      // Marshalled immediately: what the caller changes later does not count.
      const input = copyOf(command.input);
      const perform = () => worldNow().table.run(operation, input);
      return driven(travel(callOf(operation, { input }, 'dynamodb'), operation === 'TransactWriteItems' ? recognized(perform) : perform));
    },
  });
}

function callOf(kind: string, { input }: Pick<Command, 'input'>, client: FaultTarget) {
  const target = targetOf(client, input);
  const about = aboutOf(input);
  if (client !== 'object_store') return { kind, about, target };
  // A body that passes through can't be sent again.
  return { kind, about, target, ms: paceOf(String(input['Bucket'])), ...(input['Body'] instanceof Readable && { attempts: 1 }) };
}

/** Each bucket fails on its own. */
function targetOf(target: FaultTarget, { Bucket }: Record<string, unknown>): FaultTarget {
  if (target !== 'object_store') return target;
  if (Bucket === names.stagingBucket) return 'staging';
  return Bucket === names.packagesBucket ? 'packages' : target;
}

const OPERATIONS: Record<string, string> = {
  ...{ Get: 'GetItem', Put: 'PutItem', Delete: 'DeleteItem', Update: 'UpdateItem' },
  ...{ TransactGet: 'TransactGetItems', TransactWrite: 'TransactWriteItems' },
};

const operations = new Map<Command['constructor'], string>();

/** The name of an operation. The document client has shorter ones. */
function operationOf({ constructor: kind }: Command): string {
  const known = operations.get(kind);
  if (known !== undefined) return known;
  const short = kind.name.replace(/Command$/, '');
  const name = OPERATIONS[short] ?? short;
  operations.set(kind, name);
  return name;
}

/** What a call is about, without its values. */
function aboutOf(input: Record<string, unknown>): string {
  const items = input['TransactItems'] as Record<string, Record<string, unknown>>[] | undefined;
  if (items) return JSON.stringify(items.flatMap((one) => Object.entries(one).map(([kind, part]) => [kind, keyOf(part)])));
  const { Name, FunctionName, KeyId, ExpressionAttributeValues: values, Prefix = '' } = input;
  const named = keyOf(input) ?? Name ?? FunctionName ?? KeyId;
  if (named !== undefined) return JSON.stringify(named);
  return JSON.stringify(values ?? Prefix, (_, value) => (value instanceof Set ? [...value] : value));
}

function keyOf({ Key, Item }: Record<string, unknown>): unknown {
  const { pk, sk } = (Item ?? {}) as Record<string, unknown>;
  return Key ?? (Item ? { pk, sk } : undefined);
}
