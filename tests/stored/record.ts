import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { createTemporaryFolder, type Deployment, startDynamoDb, startObjectStore } from '#infra/local/entry.ts';
import { startRealStack } from '#tests/support/real-stack.ts';
import { type Fixture, fixtureFile, kindOf, partOf, type StoredObject, writeFixture } from './fixture.ts';
import { replay } from './replay.ts';
import { playStories } from './stories.ts';

/** Below the ports that systems assign, above those that the local stack chooses automatically. */
const PORTS = { objects: 32_100, smtp: 32_101, sftp: 32_102 };

/** The recovery program, which is copied into each package, would be half of the fixture. The service never reads it. */
const MAX_BYTES = 100_000;

const name = process.argv[2];
if (!name || !/^[\w-]+$/.test(name)) throw new Error('Usage: node tests/stored/record.ts <name>, such as v2.');
const database = await startDynamoDb(undefined);
process.env['DYNAMODB_ENDPOINT'] = database.url;
try {
  const recorded = await record();
  const file = fixtureFile(name);
  const fixture = { ...recorded, expected: await replay(recorded) };
  writeFixture(file, fixture);
  console.log(`${file.pathname}: ${statSync(file).size} bytes`);
  console.log(kindsOf(fixture).join('\n'));
} finally {
  await database.stop();
}

/** Plays the stories on a fresh stack and returns everything that it stored. */
async function record(): Promise<Fixture> {
  const folder = createTemporaryFolder('will-record-');
  writeFileSync(join(folder, 'ports.json'), JSON.stringify(PORTS));
  const stack = await startRealStack('process', { dataFolder: folder });
  try {
    const lives = await playStories(stack);
    const now = await stack.now();
    const { items: all, records } = await stack.dump();
    const items = withoutMostAudit(all);
    await stack.stop();
    return {
      ...(await readDataFolder(folder)),
      now: now.toISOString(),
      items,
      records: relevantRecords(records),
      lives,
      expected: { atOnce: [], later: [] },
    };
  } catch (error) {
    console.error(stack.log().slice(-5000));
    throw error;
  } finally {
    await stack.stop();
  }
}

/** Returns what the local stack stores in its data folder, without the table. */
async function readDataFolder(folder: string): Promise<Pick<Fixture, 'names' | 'kms' | 'schedules' | 'accounts' | 'ports' | 'sftp' | 'objects'>> {
  const kept = (file: string) => JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));
  const names = kept('deployment');
  const accounts = Object.fromEntries(['smtp', 'sftp', 'twilio', 'vonage', 'whatsapp', 'telegram'].map((one) => [one, kept(one)]));
  const root = join(folder, 'sftp');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const file = statSync(join(root, path));
    return file.isFile() && file.size <= MAX_BYTES;
  });
  const sftp = Object.fromEntries(paths.map((path) => [relative(root, join(root, path)), readFileSync(join(root, path)).toString('base64')]));
  const objects = await objectsIn(join(folder, 'objects'), names);
  return { names, kms: kept('kms'), schedules: kept('schedules'), accounts, ports: PORTS, sftp, objects };
}

async function objectsIn(folder: string, { serviceKey, hostKey, region }: Deployment): Promise<StoredObject[]> {
  const keys = [serviceKey, hostKey];
  const store = await startObjectStore(keys, () => new Date(), {}, { folder, port: 0 });
  const objects: StoredObject[] = [];
  for (const credentials of keys) {
    const s3 = new S3Client({ endpoint: store.url, region, credentials, forcePathStyle: true });
    for (const bucket of credentials.buckets) {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
      for (const { Key: key = '', Size = 0 } of Contents) {
        if (Size > MAX_BYTES) continue;
        const { Body, ContentType: type = '' } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        objects.push({ bucket, key, type, content: (await Body?.transformToString('base64')) ?? '' });
      }
    }
    s3.destroy();
  }
  await store.close();
  return objects;
}

type StreamRecord = Record<string, unknown>;

function keysOf({ dynamodb }: StreamRecord): unknown {
  return (dynamodb as { Keys: unknown }).Keys;
}

/** Returns all items, with only one waiting entry of each kind from the audit trail, because all are appended in the same way. */
function withoutMostAudit(items: Fixture['items']): Fixture['items'] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const [, event] = /"event":\{"S":"([^"]+)"/.exec(JSON.stringify(item)) ?? [];
    return !partOf(item, 'sk').startsWith('AUDIT#') || (event !== undefined && !seen.has(event) && seen.add(event));
  });
}

/** Returns all records that require an action, and one of each other kind. */
function relevantRecords(records: readonly StreamRecord[]): StreamRecord[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    const kind = `${kindOf(keysOf(record))} ${record['eventName']}`;
    if (/^(OUTBOX.* INSERT|TIMER|OAUTH)/.test(kind)) return true;
    return !seen.has(kind) && seen.add(kind);
  });
}

/** Returns the kinds of rows and pending effects in a fixture, each with its count. */
function kindsOf({ items }: Fixture): string[] {
  const names = items.map((item) => {
    const [, template = ''] = /"template":\{"S":"([^"]+)"/.exec(JSON.stringify(item)) ?? [];
    const [, effect = ''] = /"effect":\{"M":.*?"kind":\{"S":"([^"]+)"/.exec(JSON.stringify(item)) ?? [];
    const [first, second] = partOf(item, 'pk').split('#');
    return first === 'RATE' ? `RATE ${second}` : `${kindOf(item)} ${effect} ${template}`;
  });
  return [...Map.groupBy(names, (one) => one)]
    .map(([kind, all]) => `${String(all.length).padStart(5)} ${kind}`)
    .sort((a, b) => (a.slice(6) < b.slice(6) ? -1 : 1));
}
