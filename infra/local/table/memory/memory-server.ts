import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { type Listener, listen, readBody } from '#infra/local/gateway/ports.ts';
import { table } from '#infra/table.ts';
import type { Input } from './input.ts';
import type { MemoryTable } from './memory-table.ts';
import type { Item } from './values.ts';

type Json = Record<string, unknown>;

/** What is asked of the table itself. An operator can turn its time to live off. */
function descriptions(): Record<string, (asked: Json) => Json> {
  let TimeToLiveStatus = 'ENABLED';
  return {
    DescribeTable: () => ({ Table: { TableStatus: 'ACTIVE', StreamSpecification: { StreamEnabled: true, StreamViewType: table.streamView } } }),
    DescribeTimeToLive: () => ({ TimeToLiveDescription: { TimeToLiveStatus, AttributeName: table.ttlAttribute } }),
    UpdateTimeToLive: ({ TimeToLiveSpecification }) => {
      // As its operation says.
      TimeToLiveStatus = (TimeToLiveSpecification as { Enabled: boolean }).Enabled ? 'ENABLED' : 'DISABLED';
      return { TimeToLiveSpecification };
    },
  };
}

/** Serves a table in memory over the protocol of DynamoDB, for those outside of the service: a thief of the table, and the check of its settings. */
export function serveMemoryTable(memory: MemoryTable): Promise<Listener> {
  const described = descriptions();
  const run = recognizing(memory);
  return listen(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const asked = JSON.parse(String(await readBody(request)), binaryFromText) as Json;
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body, binaryToText));
    };
    try {
      answer(200, described[operation]?.(asked) ?? toWire(run(operation, asked)));
    } catch (error) {
      const { name, message, CancellationReasons } = error as Error & { CancellationReasons?: object };
      answer(400, { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, CancellationReasons });
    }
  });
}

/**
 * Every client sends a token with a transaction. One that was done before is answered as it was, and not done again.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
function recognizing(memory: MemoryTable): (operation: string, asked: Json) => object {
  const done = new Map<unknown, object>();
  return (operation, { ClientRequestToken: token, ...asked }) => {
    const result = done.get(token) ?? memory.run(operation, fromWire(asked));
    if (token !== undefined) done.set(token, result);
    return result;
  };
}

const ITEMS = new Set(['Key', 'Item', 'ExclusiveStartKey', 'ExpressionAttributeValues', 'Attributes', 'LastEvaluatedKey']);

/** Applies a conversion to each item of a request or of a reply. */
function convert(given: Json, ofItem: (item: never) => unknown): Json {
  const part = (name: string, value: unknown): unknown => {
    if (ITEMS.has(name)) return ofItem(value as never);
    if (name === 'Items') return (value as never[]).map(ofItem);
    if (Array.isArray(value)) return value.map((one: Json) => convert(one, ofItem));
    return value !== null && typeof value === 'object' && name !== 'ExpressionAttributeNames' ? convert(value as Json, ofItem) : value;
  };
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, part(name, value)]));
}

const fromWire = (asked: Json): Input => convert(asked, (item) => unmarshall(item)) as Input;
const toWire = (result: object): Json => convert(result as Json, (item) => marshall(item, { removeUndefinedValues: true }));

/** Returns an item of DynamoDB JSON that was JSON text. */
export const itemOfText = (item: object): Item => unmarshall(JSON.parse(JSON.stringify(item), binaryFromText));

/** A binary value is in base64. */
const binaryFromText = (name: string, value: unknown): unknown => (name === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value);

function binaryToText(this: Json, name: string, value: unknown): unknown {
  const own = this[name];
  return own instanceof Uint8Array ? Buffer.from(own).toString('base64') : value;
}
