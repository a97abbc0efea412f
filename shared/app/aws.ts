import { randomUUID } from 'node:crypto';
import { KMSClient } from '@aws-sdk/client-kms';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readOffers } from '#common/offers.ts';
import { createEnvelope } from '#custody/envelope.ts';
import { createLog } from '#net/log.ts';
import { AWS_CLIENT_TIMEOUTS } from '#platform/aws-client.ts';
import { readEnvironment } from '#platform/env.ts';
import { freeBuffersEarly } from '#platform/garbage-collection.ts';
import { createKeyring } from '#platform/keyring.ts';
import { createTableClient } from '#store/table-client.ts';
import type { App } from './app.ts';
import {
  type AppParts,
  answerPage,
  connectors,
  devices,
  drives,
  evidenceKey,
  mailer,
  openStorage,
  overdue,
  type PartContext,
  type PartName,
  type Parts,
  schedules,
  serviceChannels,
  staging,
  tableSettings,
  workers,
} from './parts.ts';
import { createStore } from './store.ts';

/** What only the local stack may set. A deployed function never does. */
export type LocalOverrides = Partial<Omit<PartContext, 'env' | 'envelope' | 'keyring' | 'store' | 'log' | 'devices'>> & {
  db?: DynamoDBDocumentClient;
};

/** Creates the App with all its parts, for a process that runs every function. */
export function createApp(variables: Record<string, string | undefined>, world: LocalOverrides = {}): App {
  return composeApp(
    variables,
    {
      staging,
      devices,
      connectors,
      mailer,
      schedules,
      workers,
      openStorage,
      drives,
      answerPage,
      tableSettings,
      evidenceKey,
      serviceChannels,
      overdue,
    },
    world,
  );
}

/** The composition root: the only place that connects adapters to AWS. The SDK itself reads endpoints from the environment. */
export function composeApp(
  variables: Record<string, string | undefined>,
  { devices: makeDevices, ...parts }: Partial<Parts>,
  world: LocalOverrides = {},
): App {
  freeBuffersEarly();
  const env = readEnvironment(variables);
  const { now = () => new Date(), allowLoopback = false, db = createTableClient(AWS_CLIENT_TIMEOUTS), ...given } = world;
  const { kms = new KMSClient(AWS_CLIENT_TIMEOUTS), ...addresses } = given;
  const log = createLog(now);
  const envelope = createEnvelope(kms, {
    stage: env.STAGE,
    custodyKeyId: env.CUSTODY_KEY_ID,
    operationsKeyId: env.OPERATIONS_KEY_ID,
  });
  const keyring = createKeyring({ db, tableName: env.TABLE_NAME, envelope, now });
  const table = { db, name: env.TABLE_NAME, recordKey: () => keyring.key('record-key'), alarm: log.alarm };
  const store = createStore(table, readOffers(env));
  const around: PartContext = { env, kms, envelope, keyring, store, log, now, allowLoopback, ...addresses };
  const base = { ...around, devices: makeDevices?.(around) };
  const appParts: Partial<AppParts> = parts;
  const part = <Name extends PartName>(name: Name): App[Name] => appParts[name]?.(base) ?? absent<App[Name]>(name);
  return {
    now,
    newId: randomUUID,
    env,
    log,
    allowLoopback,
    envelope,
    keyring,
    store,
    staging: part('staging'),
    connectors: part('connectors'),
    mailer: part('mailer'),
    schedules: part('schedules'),
    workers: part('workers'),
    openStorage: part('openStorage'),
    drives: part('drives'),
    answerPage: part('answerPage'),
    tableSettings: part('tableSettings'),
    evidenceKey: part('evidenceKey'),
    serviceChannels: part('serviceChannels'),
    overdue: part('overdue'),
  };
}

/** Replaces a part that a function does not have. Every use throws: the function's row has to declare the part. */
function absent<Part extends object>(name: PartName): Part {
  const refuse = (): never => {
    throw new Error(`This function was composed without ${name}: its row in functions/routes.ts does not ask for it.`);
  };
  // It only has the part's type. Every use of it throws.
  return new Proxy(refuse, { get: refuse, apply: refuse }) as unknown as Part;
}
