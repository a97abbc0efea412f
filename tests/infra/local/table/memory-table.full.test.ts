import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as lib from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { inventDeployment, openTable } from '#infra/local/entry.ts';
import { serveMemoryTable } from '#infra/local/table/memory/memory-server.ts';
import { openMemoryStream } from '#infra/local/table/memory/memory-stream.ts';
import { createMemoryTable } from '#infra/local/table/memory/memory-table.ts';
import type { StreamRecord, TableStream } from '#infra/local/table/table-stream.ts';
import { randomOf } from '#tests/support/random.ts';
import { filledBefore } from '#tests/support/shared-stack.ts';
import { runs } from '#tests/support/whole.ts';
import { type Call, nextCall } from './commands.ts';

/** `TABLE_CALLS=100000` compares more. */
const CALLS = Number(process.env['TABLE_CALLS'] ?? runs(2_500));
const SEED = Number(process.env['TABLE_SEED'] ?? 1);

const COMMANDS: Record<string, new (input: never) => object> = {
  GetItem: lib.GetCommand,
  PutItem: lib.PutCommand,
  DeleteItem: lib.DeleteCommand,
  UpdateItem: lib.UpdateCommand,
  Query: lib.QueryCommand,
  Scan: lib.ScanCommand,
  TransactGetItems: lib.TransactGetCommand,
  TransactWriteItems: lib.TransactWriteCommand,
};

const real = filledBefore(async () => {
  await globalThis.ownDatabase?.();
  const deployment = inventDeployment();
  const local = await openTable(deployment, process.env['DYNAMODB_ENDPOINT'] ?? '');
  const { region, serviceKey: credentials, tableName: name } = deployment;
  const client = new DynamoDBClient({ region, endpoint: process.env['DYNAMODB_ENDPOINT'] ?? '', credentials, maxAttempts: 1 });
  const db = lib.DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return { name, local, send: (command: object): Promise<object> => db.send(command as lib.GetCommand) };
});
afterAll(() => real.local.close({ andDelete: true }));

it('answers, refuses and streams as DynamoDB Local does', { timeout: 1_800_000 }, async () => {
  const random = randomOf(SEED);
  const memory = createMemoryTable(real.name);
  const outcomes = new Map<string, number>();
  for (let n = 0; n < CALLS; n += 1) {
    const call = nextCall(random);
    const input = withTable(call);
    const Command = COMMANDS[call.operation] as new (input: object) => object;
    const expected = await outcomeOf(call, (from) => real.send(new Command({ ...input, ...from })));
    const actual = await outcomeOf(call, async (from) => memory.run(call.operation, { ...input, ...from }));
    expect(actual, `call ${n}: ${call.operation} ${JSON.stringify(call.input, shown)}`).toEqual(expected);
    const kind = `${call.operation} ${expected.error?.name ?? ''}`;
    outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
  }
  expect(await historyOf(openMemoryStream(memory.changes))).toEqual(await historyOf(real.local.openStream()));
  // Calls that all fail would compare little.
  for (const operation of Object.keys(COMMANDS)) expect([...outcomes.keys()], 'was answered').toContain(`${operation} `);
  console.info(`${CALLS} calls, seed ${SEED}: ${JSON.stringify(Object.fromEntries([...outcomes].sort()))}`);
});

it('recognizes over HTTP a transaction that was done, by its token, as DynamoDB Local does', async () => {
  const server = await serveMemoryTable(createMemoryTable(real.name));
  const memory = lib.DynamoDBDocumentClient.from(
    new DynamoDBClient({ region: 'eu-central-1', endpoint: server.url, credentials: KEYS, maxAttempts: 1 }),
  );
  const once = { Put: { TableName: real.name, Item: { pk: 'TOKEN', sk: 'ONCE' }, ConditionExpression: 'attribute_not_exists(pk)' } };
  const outcomes = async (send: (command: object) => Promise<object>) => {
    const attempt = (ClientRequestToken: string) =>
      send(new lib.TransactWriteCommand({ TransactItems: [once], ClientRequestToken })).then(
        () => 'done',
        ({ name }: Error) => name,
      );
    return [await attempt('first'), await attempt('first'), await attempt('second')];
  };
  const expected = ['done', 'done', 'TransactionCanceledException'];
  expect(await outcomes((command) => memory.send(command as lib.GetCommand))).toEqual(expected);
  expect(await outcomes(real.send)).toEqual(expected);
  await server.close();
});

const KEYS = { accessKeyId: 'any', secretAccessKey: 'any' };

const shown = (_: string, value: unknown) => (value instanceof Set ? { set: [...value] } : typeof value === 'string' ? value.slice(0, 100) : value);

function withTable({ input }: Call): object {
  const TableName = real.name;
  const items = input['TransactItems'] as Record<string, object>[] | undefined;
  if (!items) return { TableName, ...input };
  return { TransactItems: items.map((one) => Object.fromEntries(Object.entries(one).map(([kind, part]) => [kind, { TableName, ...part }]))) };
}

interface Outcome {
  result?: Record<string, unknown>;
  error?: { name: string; reasons?: unknown; item?: unknown };
}

type Send = (from?: { ExclusiveStartKey: Record<string, unknown> }) => Promise<object>;

async function outcomeOf({ operation }: Call, send: Send): Promise<Outcome> {
  try {
    if (operation === 'Scan') return { result: { Items: await scanned(send) } };
    const { $metadata: _, ConsumedCapacity: __, ...result } = (await send()) as Record<string, unknown>;
    return { result };
  } catch (error) {
    const { name, CancellationReasons, Item } = error as { name: string; CancellationReasons?: { Code: string }[]; Item?: Record<string, never> };
    return {
      error: { name, ...(CancellationReasons && { reasons: CancellationReasons.map(({ Code }) => Code) }), ...(Item && { item: unmarshall(Item) }) },
    };
  }
}

/** Returns what a scan finds on all its pages. It has no order. */
async function scanned(send: Send): Promise<{ pk: string; sk: string }[]> {
  const items: { pk: string; sk: string }[] = [];
  let from: { ExclusiveStartKey: Record<string, unknown> } | undefined;
  do {
    const page = (await send(from)) as { Items: { pk: string; sk: string }[]; LastEvaluatedKey?: Record<string, unknown> };
    items.push(...page.Items);
    from = page.LastEvaluatedKey && { ExclusiveStartKey: page.LastEvaluatedKey };
  } while (from);
  return items.sort((one, other) => (keyText(one) < keyText(other) ? -1 : 1));
}

const keyText = ({ pk, sk }: { pk: string; sk: string }): string => `${pk}\0${sk}`;

/** Returns what the stream says of each item, in order. */
async function historyOf(stream: TableStream): Promise<ReadonlyMap<string, object[]>> {
  const records: StreamRecord[] = [];
  for (let batches = await stream.next(); batches.length > 0; batches = await stream.next()) records.push(...batches.flat());
  const ofItem = Map.groupBy(records, ({ dynamodb }) => `${dynamodb?.Keys?.['pk']?.S} ${dynamodb?.Keys?.['sk']?.S}`);
  return new Map([...ofItem].map(([item, changes]) => [item, changes.map(imagesOf)]));
}

const imagesOf = ({ eventName, dynamodb: { OldImage, NewImage } = {} }: StreamRecord): object => ({
  eventName,
  before: OldImage && unmarshall(OldImage as never),
  after: NewImage && unmarshall(NewImage as never),
});
