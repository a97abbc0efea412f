import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createTemporaryFolder, type Deployment, inventDeployment, positionAfter, startObjectStore, takePort } from '#infra/local/entry.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import type { Fixture } from './fixture.ts';

/** The data folder of each fixture, as a stack finds it at its start. */
const prepared = new Map<Fixture, Promise<string>>();

/** Starts the code under test on everything in a fixture, at the time of its recording. Performs what comes due then. */
export async function restoredStack(fixture: Fixture): Promise<RealStack> {
  const place = await listenOnPort(fixture.ports.sftp + 1);
  const folder = createTemporaryFolder('will-stored-');
  const clear = () => {
    place.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (!prepared.has(fixture)) prepared.set(fixture, prepare(fixture));
    cpSync((await prepared.get(fixture)) ?? '', folder, { recursive: true });
    const stack = await startRealStack('process', { startFolder: folder });
    return { ...stack, stop: () => stack.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

async function prepare(fixture: Fixture): Promise<string> {
  const folder = createTemporaryFolder('will-stored-');
  // A later version may need names that this one did not have.
  const names: Deployment = { ...inventDeployment(), ...fixture.names };
  writeParts(folder, fixture, names);
  await writeObjects(folder, fixture, names);
  return folder;
}

/**
 * Listens on the port next to those that are in the settings of the fixture's people, so that two test runs on one machine take turns.
 * The addresses in stored rows are the same for both.
 */
async function listenOnPort(port: number): Promise<Server> {
  for (;;) {
    const server = createServer();
    try {
      await takePort(server, port);
      return server.unref();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      await pause(200);
    }
  }
}

/** Writes everything with which a local stack can start, except the objects. It reads the table's stream from after its items. */
function writeParts(folder: string, fixture: Fixture, names: Deployment): void {
  const { kms, schedules, accounts, ports, sftp, items } = fixture;
  const clock = { stoppedAt: Date.parse(fixture.now), aheadMs: 0 };
  const kept = { deployment: names, clock, kms, schedules, ports, items, stream: positionAfter(items.length), ...accounts };
  for (const [name, value] of Object.entries(kept)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  for (const [path, content] of Object.entries(sftp)) {
    const file = join(folder, 'sftp', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, 'base64'));
  }
}

async function writeObjects(folder: string, { objects, ports, now }: Fixture, { region, serviceKey, hostKey }: Deployment): Promise<void> {
  const place = { folder: join(folder, 'objects'), port: ports.objects };
  mkdirSync(place.folder, { recursive: true });
  const store = await startObjectStore([serviceKey, hostKey], () => new Date(now), {}, place);
  for (const credentials of [serviceKey, hostKey]) {
    const s3 = new S3Client({ endpoint: store.url, region, credentials, forcePathStyle: true });
    for (const { bucket: Bucket, key: Key, content, type } of objects) {
      if (!credentials.buckets.includes(Bucket)) continue;
      await s3.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(content, 'base64'), ContentType: type }));
    }
    s3.destroy();
  }
  await store.close();
}
