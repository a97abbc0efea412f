import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FaultTarget } from '#infra/local/entry.ts';
import { memoryClient } from '#infra/local/table/memory/memory-client.ts';
import type { MemoryTable } from '#infra/local/table/memory/memory-table.ts';
import { copyOf } from '#infra/local/table/memory/values.ts';
import { runInvoke } from './functions.ts';
import { runKms } from './keys.ts';
import type { Objects } from './objects.ts';
import type { Schedules } from './schedules.ts';
import { travel } from './travel.ts';

/** What AWS is in this world. */
export interface Aws {
  table: MemoryTable;
  objects: Objects;
  schedules: Schedules;
  /** Takes a mail of our own mailer. Returns the id of the message. */
  sendMail(input: never): string;
  /** Takes a text message of our own. */
  sendText(input: never): string;
}

interface Command {
  constructor: { name: string };
  input: Record<string, unknown>;
}

/** The clients of the AWS SDK, each with what answers its calls. */
type Answer = (aws: Aws, operation: string, input: never) => object | Promise<object>;
const CLIENTS: readonly [{ prototype: object }, Answer, FaultTarget][] = [
  [KMSClient, (_, operation, input) => runKms(operation, input), 'kms'],
  [S3Client, ({ objects }, operation, input) => objects.run(operation, input), 'object_store'],
  [SchedulerClient, ({ schedules }, operation, input) => schedules.run(operation, input), 'scheduler'],
  [LambdaClient, (_, __, input) => runInvoke(input), 'lambda'],
  [SESv2Client, (aws, _, input) => ({ MessageId: aws.sendMail(input) }), 'ses'],
  [SSMClient, () => ({ Parameter: { Value: 'a secret of this world' } }), 'sms'],
  [PinpointSMSVoiceV2Client, (aws, _, input) => ({ MessageId: aws.sendText(input) }), 'sms'],
  [DynamoDBClient, (_, operation) => DESCRIPTIONS[operation] ?? {}, 'dynamodb'],
];

const DESCRIPTIONS: Record<string, object> = {
  DescribeTable: { Table: { StreamSpecification: { StreamEnabled: true } } },
  DescribeTimeToLive: { TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } },
};

/** Replaces the calls of all clients of this process, below the service's own adapters. */
export function replaceAws(current: () => Aws): void {
  for (const [{ prototype }, answer, target] of CLIENTS) {
    Object.assign(prototype, {
      send: (command: Command) => {
        const operation = operationOf(command);
        return travel({ kind: operation, about: aboutOf(command.input), target: targetOf(target, command) }, () => answer(current(), operation, command.input as never));
      },
    });
  }
  Object.assign(DynamoDBDocumentClient.prototype, {
    send: (command: Command) => {
      const client = memoryClient(current().table);
      // Marshalled at once: what the caller changes later does not count.
      const sent = Object.assign(Object.create(Object.getPrototypeOf(command)), command, { input: copyOf(command.input) });
      return travel({ kind: operationOf(command), about: aboutOf(sent.input), target: 'dynamodb' }, () => client.send(sent));
    },
  });
}

/** Each bucket fails on its own. */
function targetOf(target: FaultTarget, { input: { Bucket } }: Command): FaultTarget {
  if (target !== 'object_store') return target;
  return String(Bucket).endsWith('staging') ? 'staging' : String(Bucket).endsWith('packages') ? 'packages' : 'object_store';
}

const operationOf = ({ constructor: { name } }: Command): string => name.replace(/Command$/, '');

/** What a call is about, without its values. */
function aboutOf(input: Record<string, unknown>): string {
  const key = (part: Record<string, unknown>): unknown => part['Key'] ?? [part['Item']].map((item) => item && { pk: (item as { pk: string }).pk, sk: (item as { sk: string }).sk })[0];
  const items = input['TransactItems'] as Record<string, Record<string, unknown>>[] | undefined;
  if (items) return JSON.stringify(items.flatMap((one) => Object.entries(one).map(([kind, part]) => [kind, key(part)])));
  return JSON.stringify(key(input) ?? input['Name'] ?? input['FunctionName'] ?? input['KeyId'] ?? input['ExpressionAttributeValues'] ?? input['Prefix'] ?? '', (_, value) =>
    value instanceof Set ? [...value] : value,
  );
}
