import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { App } from '#app/app.ts';
import { composeApp } from '#app/aws.ts';
import * as parts from '#app/parts.ts';
import type { Emulators } from '#infra/local/emulators/process.ts';
import { proxyEvent } from '#infra/local/gateway/gateway-event.ts';
import type { ServiceApp } from '#infra/local/service.ts';
import { dueItemsOf } from '#infra/local/table/memory/table-in-memory.ts';
import { createTimeTravel, type TimeTravel } from '#infra/local/time/time-travel.ts';
import { createTableSettings } from '#platform/table-settings.ts';
import { addContainer, beginContainers } from './containers.ts';
import { settle } from './driver.ts';
import { faultsNow } from './fates.ts';
import { functionOf, invokeForReply, rows } from './functions.ts';
import { API, environmentOfWorld } from './names.ts';
import { drivesOfWorld, openStorageOfWorld } from './places.ts';
import { connectorsOfWorld, serviceChannelsOfWorld } from './providers.ts';
import { incomingOf, runtime } from './requests.ts';
import { moveTo, now, worldNow } from './state.ts';
import { note } from './trace.ts';
import { travel } from './travel.ts';
import { stagingOfWorld } from './uploads.ts';

let app: App;
let travelling: TimeTravel;

export const appNow = (): App => app;
export const timeTravel = (): TimeTravel => travelling;

/** Makes a part once for all Apps: it only has a client of AWS, which has no memory, and takes long to make. */
function once<Part>(make: (base: parts.PartContext) => Part): (base: parts.PartContext) => Part {
  let made: Part | undefined;
  return (base) => {
    made ??= make(base);
    return made;
  };
}

const { mailer, schedules, workers, staging } = parts;
/** The others have a memory, as the evidence key has. */
const lasting = { mailer: once(mailer), schedules: once(schedules), workers: once(workers), staging: once(staging) };
const [kms, client] = [new KMSClient({}), new DynamoDBClient({})];
const tableSettings: typeof parts.tableSettings = ({ env }) => createTableSettings(client, env.TABLE_NAME);
const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** Composes the service again, as a new process does. No other one remains. */
export function renewApp(): void {
  app = compose();
  beginContainers(app);
}

/** Starts another container, next to those that serve. */
export const startContainer = (): void => void addContainer(compose());

function compose(): App {
  const env = environmentOfWorld();
  Object.assign(process.env, env);
  const { drives, evidenceKey, openStorage, overdue, serviceChannels } = parts;
  const real = composeApp(
    env,
    { ...lasting, drives, evidenceKey, openStorage, overdue, serviceChannels, tableSettings },
    { db, kms, now, allowLoopback: true },
  );
  const replaced = {
    connectors: connectorsOfWorld,
    answerPage: { fetch: answerPage },
    serviceChannels: serviceChannelsOfWorld(real.serviceChannels),
  };
  return {
    ...real,
    ...replaced,
    staging: stagingOfWorld(real.staging),
    drives: drivesOfWorld(real.drives),
    openStorage: openStorageOfWorld(real, real.openStorage),
  };
}

/** Whether links of messages can be opened, for the sweep. */
async function answerPage(token: string): ReturnType<App['answerPage']['fetch']> {
  const [name, row] = Object.entries(rows).find(([, { auth }]) => auth === 'service') ?? [];
  if (!name || !row) throw new Error('There is no page to check.');
  const url = new URL(`${row.path}?token=${token}`, API);
  const routed = { request: incomingOf('127.0.0.1', 'GET', {}), url, row, parameters: {}, requestId: randomUUID(), now: now().getTime() };
  const ask = () => invokeForReply(name, proxyEvent(routed, undefined), false);
  return travel({ kind: 'page', about: '', target: 'page' }, ask).then(
    ({ statusCode: status, body }) => ({ status, body: body.toString('utf8') }) as never,
    () => ({ trouble: 'no reply' }),
  );
}

function isPageUp(): boolean {
  const { page } = faultsNow();
  return page === undefined || page === 'slow';
}

/** Answers what the local stack asks its emulators. */
const emulators = {
  ask: async (path: string, body: { name: string }) => {
    const { schedules } = worldNow();
    if (path === '/schedules/complete') schedules.remove(body.name);
    if (path !== '/schedules') return {};
    return {
      schedules: schedules.waiting().map(({ name, at, arn, input }) => ({ group: '', name, at: new Date(at).toISOString(), targetArn: arn, input })),
    };
  },
} as unknown as Emulators;

const clock = { now, moveTo, setting: () => ({}), returnTo: () => {} };

/** Begins the service of a new world. */
export function beginService(): void {
  renewApp();
  travelling = createTimeTravel({
    clock: clock as never,
    app: app as unknown as ServiceApp,
    emulators,
    runtime,
    dueItems: async () => dueItemsOf(worldNow().table),
    functionName: functionOf,
    isPageUp,
    drain: settle,
    // What SES reports arrives as events of the world.
    mailEvents: { setMailbox: async () => {}, passOn: async () => false },
    log: (line) => note(`log ${line}`),
  });
}
