import type { RequestListener } from 'node:http';
import { pageColours } from '#infra/pages/brand.ts';
import { type DeployedService, openAssembly } from './assembly/assembly.ts';
import { controlSurface } from './control-surface.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { serveDocs } from './docs-ui/docs-page.ts';
import type { Message, MessageFilter } from './emulators/inbox.ts';
import { type Emulators, startEmulators, startEmulatorsHere } from './emulators/process.ts';
import type { EmulatorSettings } from './emulators/settings.ts';
import { externalEndpoints, hostEndpoints, type StackEndpoints } from './endpoints.ts';
import { type Deployment, functionEnvironment, inventDeployment } from './environment.ts';
import { createFamilies } from './family/families.ts';
import { createFaultInjector, type FaultInjector } from './gateway/fault-injector.ts';
import { createGateway, type GatewayOptions } from './gateway/gateway.ts';
import { resolveFunctionName, startLambdaApi } from './gateway/lambda-api.ts';
import { createLambdaRuntime, type Runtime } from './gateway/lambda-runtime.ts';
import { withPageFaults } from './gateway/page-faults.ts';
import { siteOrigin } from './gateway/ports.ts';
import { openSharedPort } from './gateway/shared-port.ts';
import { createMailEvents } from './mail-events.ts';
import { createMoments } from './moments.ts';
import { telegramUsers } from './providers/telegram-users.ts';
import { openBetweenReleases, openService, type Service } from './service.ts';
import { openSite } from './site.ts';
import { type LocalTable, openTable } from './table/local-table.ts';
import { openTableInMemory, type TableInMemory } from './table/memory/table-in-memory.ts';
import { startStreamWorker } from './table/stream-worker.ts';
import { type ClockSetting, createServiceClock, type ServiceClock } from './time/clock.ts';
import { followRealTime } from './time/real-time.ts';
import { createSerialQueue, type SerialQueue } from './time/serial-queue.ts';
import { createTimeTravel } from './time/time-travel.ts';

export interface StackOptions {
  /** 0 selects a free port. */
  port: number;
  /** Whether streamed bodies arrive in base64 and under the limits of AWS, as in the deployed service. */
  awsLimits?: boolean;
  /** Whether streamed replies have their `Content-Length` under another name only, as API Gateway may send it. */
  remapsHeaders?: boolean;
  /** Whether the clock is stopped except when `/_local/clock` moves it. */
  frozen?: boolean;
  /** The start time of the clock, if it is in the future. Default: now, or where the clock in the data folder was. */
  begin?: Date;
  /** The only origin whose pages may call the service. An assembly has its own. */
  frontendUrl?: string;
  /** The port of the pages that come with the service. They are then the frontend. Default: no pages. */
  sitePort?: number;
  /** The folder that keeps all data for the next start. Default: nothing is kept. */
  dataFolder?: string;
  log?: (line: string) => void;
  /** The folder with `functions/` and `shared/platform/`. Default: this repository. */
  serviceRoot?: URL;
  /** The same for jobs and workers alone, if they are of another release than the endpoints. Default: `serviceRoot`. */
  workersRoot?: URL;
  /** The folder of a cloud assembly. If given, its bundles run instead of the sources. */
  assembly?: string;
  /** Whether the emulators run in this process, for a program that runs many stacks one after another. Default: in their own process. */
  emulatorsHere?: boolean;
  /**
   * Whether the table is in the memory of this process instead of a DynamoDB Local. It begins with `items.json` of the data folder, and is
   * not kept. Needs `emulatorsHere`, and the sources.
   */
  tableHere?: boolean;
}

/** The running service. `stop` ends every process and listener that it started. */
export interface Stack {
  url: string;
  /** The address of the pages, if this stack serves them. */
  siteUrl: string | undefined;
  frontendUrl: string;
  endpoints: StackEndpoints;
  /** The address of its DynamoDB, without faults. */
  database: string;
  stop(): Promise<void>;
}

type Stop = () => Promise<unknown>;

/** Starts the whole service on this machine. Throws a StartError for problems that the user can fix (port, Java). */
export async function startStack(options: StackOptions): Promise<Stack> {
  const stops: Stop[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startParts(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const THIS_REPOSITORY = new URL('../../', import.meta.url);

const openSources = (endpoints: URL, workers: URL | undefined): Promise<Service> =>
  workers ? openBetweenReleases(endpoints, workers) : openService(endpoints);

async function startParts(options: StackOptions, stops: Stop[]): Promise<Omit<Stack, 'stop'>> {
  const { log = console.error, frozen = false, begin = new Date(), serviceRoot = THIS_REPOSITORY, assembly, sitePort } = options;
  const data = openDataFolder(options.dataFolder);
  const localNames = loadNames(data, options);
  const clock = loadClock(data, frozen, begin);
  // The port comes first, so that a busy port is reported before Java starts.
  const sharedPort = await openSharedPort(options.port);
  stops.push(sharedPort.close);
  const site = sitePort === undefined || assembly !== undefined ? undefined : await openSite(sitePort);
  if (site) stops.push(site.close);
  const deployed = assembly === undefined ? undefined : await openAssembly(assembly, { now: clock.now, localNames });
  const { names, service } = deployed ?? { names: localNames, service: await openSources(serviceRoot, options.workersRoot) };
  const runtime = createLambdaRuntime(service, names.functionArnPrefix, log);
  // The pages of an assembly come from its bucket, and call the API under the name that AWS would assign.
  const browsers = deployed && sitePort !== undefined ? { port: sitePort, api: sharedPort.port } : undefined;
  const apiUrl = (browsers && deployed?.apiUrl) ?? sharedPort.url;
  const { memory, emulators, table } = await startBackend(options, { names, data, clock, apiUrl }, stops);
  const network = await deployed?.startNetwork(emulators.endpoints, browsers);
  if (network) stops.push(network.close);

  const faultInjectors = { lambda: createFaultInjector(), page: createFaultInjector() };
  const services = await startService(
    { names, data, clock, service, runtime, emulators, table, memory, deployed, faultInjectors, apiUrl, log },
    stops,
  );
  const runInOrder = createSerialQueue();
  if (!frozen) stops.push(followRealTime(services.timeTravel, runInOrder, log));

  const endpoints = deployed ? externalEndpoints(hostEndpoints(names, emulators)) : hostEndpoints(names, emulators);
  const { awsLimits = deployed !== undefined, remapsHeaders = false } = options;
  const api = openGateway({ names, clock, service, runtime, emulators, deployed, awsLimits, remapsHeaders, log });
  const listMessages = createInboxReader(emulators, services.drain, runInOrder);
  const moments = createMoments({ clock, emulators, table, ...services });
  const families = createFamilies({
    ...{ app: services.app, apiUrl: sharedPort.url, frontendUrl: names.frontendUrl, endpoints, listMessages },
    known: data.loadOrCreate('families', () => []),
    save: (known) => data.save('families', known),
  });
  sharedPort.setHandlers({
    api: withPageFaults(faultInjectors.page, moments.leftBy(api)),
    local: controlSurface({
      ...{ ...services, clock, emulators, faultInjectors, families, moments, listMessages, runInOrder, log },
      frontendUrl: names.frontendUrl,
      endpoints: () => endpoints,
      calls: () => deployed?.callRecorder.all() ?? {},
      dump: table.dump,
    }),
    docs: serveDocs(serviceRoot),
  });
  // The sweep runs last, because it fetches the answer page from this port.
  if (data.isUsed) await services.timeTravel.sweep();
  await site?.publish(siteConfig(sharedPort.url, emulators.endpoints.s3, names));
  if (browsers) await deployed?.publishPages();
  return { url: sharedPort.url, siteUrl: site?.url, frontendUrl: names.frontendUrl, endpoints, database: emulators.endpoints.database };
}

const noItems = (): object[] => [];

/** Starts the emulators, and opens the table. */
async function startBackend(options: StackOptions, { data, ...around }: Pick<ServiceParts, 'names' | 'data' | 'clock' | 'apiUrl'>, stops: Stop[]) {
  const { dataFolder, log = console.error } = options;
  const memory = options.tableHere ? await openTableInMemory(around.names, data.loadOrCreate('items', noItems)) : undefined;
  const settings = emulatorSettings({ ...around, dataFolder, database: memory?.url ?? process.env['DYNAMODB_ENDPOINT'] });
  const emulators = await startsEmulators(options)(settings, log);
  stops.push(emulators.stop);
  const { database, javaPid } = emulators.endpoints;
  const table = memory ?? (await openTable(around.names, database));
  // A DynamoDB Local that we did not start keeps running, so our table is deleted from it.
  stops.push(() => table.close({ andDelete: javaPid === undefined && dataFolder === undefined }));
  return { memory, emulators, table };
}

const startsEmulators = ({ emulatorsHere }: StackOptions) => (emulatorsHere ? startEmulatorsHere : startEmulators);

const siteConfig = (api: string, staging: string, { productName: name, brand }: Deployment) => ({
  api,
  staging,
  name,
  brand,
  colours: pageColours(brand),
  controlRoom: `${api}/_local`,
});

function loadNames(data: DataFolder, options: StackOptions): Deployment {
  const frontendUrl = options.sitePort === undefined ? options.frontendUrl : siteOrigin(options.sitePort);
  // A folder of an earlier version may lack newer names.
  return { ...inventDeployment(), ...data.loadOrCreate('deployment', inventDeployment), ...(frontendUrl && { frontendUrl }) };
}

function loadClock(data: DataFolder, frozen: boolean, begin: Date): ServiceClock {
  const earlier = data.loadOrCreate<ClockSetting>('clock', () => ({ aheadMs: Math.max(begin.getTime() - Date.now(), 0) }));
  return createServiceClock(frozen, earlier, (setting) => data.save('clock', setting));
}

type GatewayParts = Pick<ServiceParts, 'names' | 'clock' | 'service' | 'runtime' | 'emulators' | 'deployed' | 'log'> &
  Pick<GatewayOptions, 'awsLimits' | 'remapsHeaders'>;

function openGateway({ names, clock, service, runtime, emulators, deployed, awsLimits, remapsHeaders, log }: GatewayParts): RequestListener {
  return createGateway({
    ...{ service, runtime, awsLimits, remapsHeaders, log },
    frontendUrl: names.frontendUrl,
    serviceKey: names.serviceKey,
    binaryMediaTypes: deployed?.binaryMediaTypes,
    refusalTexts: deployed?.refusalTexts,
    now: clock.now,
    onBody: telegramUsers(emulators),
  });
}

/** Returns the reader of all sent messages. It performs all pending effects first, so that no message is still on its way. */
function createInboxReader({ ask }: Emulators, drain: () => Promise<void>, runInOrder: SerialQueue): (filter: MessageFilter) => Promise<Message[]> {
  return (filter) =>
    runInOrder(async () => {
      await drain();
      return (await ask('/messages', filter)).messages;
    });
}

interface ServiceParts {
  names: Deployment;
  data: DataFolder;
  clock: ServiceClock;
  service: Service;
  runtime: Runtime;
  emulators: Emulators;
  table: LocalTable;
  /** The same table, if it is in memory. */
  memory: TableInMemory | undefined;
  deployed: DeployedService | undefined;
  faultInjectors: Record<'lambda' | 'page', FaultInjector>;
  apiUrl: string;
  log(line: string): void;
}

/** Composes the service and starts its triggers: Lambda Invoke, the table's stream and the clock. */
async function startService(parts: ServiceParts, stops: Stop[]) {
  const { names, data, clock, service, runtime, emulators, table, memory, deployed, faultInjectors, apiUrl, log } = parts;
  const functionNames = [...Object.keys(service.rows), ...Object.keys(service.jobs)];
  const nameOf = (given: string) => resolveFunctionName(given, functionNames, names.functionArnPrefix);
  const lambda = await startLambdaApi(runtime, nameOf, faultInjectors.lambda, log);
  stops.push(lambda.close);

  const env = functionEnvironment(names, emulators.endpoints, { api: apiUrl, lambda: lambda.url });
  const { s3: objectStoreEndpoint, providers: providerAddresses, drives, database } = emulators.endpoints;
  const world = { now: clock.now, allowLoopback: true, objectStoreEndpoint, providerAddresses, driveAddresses: drives.addresses };
  // The clock uses its own App, which bypasses injected faults. It is composed first, because an SDK client keeps its first endpoint.
  const app = await service.compose({ ...env, AWS_ENDPOINT_URL_DYNAMODB: database }, { ...world, ...(memory && { db: memory.client() }) });
  await app.keyring.create(clock.now());
  // An old data folder gets no heartbeat here: the time while the stack was off is an outage, and the first sweep must find it.
  if (!data.isUsed) await app.store.serviceClock.beat(clock.now());
  service.provide(await service.compose(env, { ...world, ...(memory && { db: memory.client(emulators.faultInjectors?.dynamodb) }) }));

  const opened = table.openStream(data.loadOrCreate('stream', () => ({})));
  const stream = deployed?.mapStream(opened) ?? opened;
  const streamWorker = startStreamWorker(stream, 'streams/perform-effects', runtime, log, (position) => data.save('stream', position));
  stops.push(streamWorker.stop);
  const mailEvents = createMailEvents(emulators, runtime);
  const drain = async (): Promise<void> => {
    do await streamWorker.drain();
    while (await mailEvents.passOn());
  };
  const isPageUp = () => faultInjectors.page.nextFault() === undefined || faultInjectors.page.nextFault() === 'slow';
  const services = createTimeTravel({
    clock,
    app,
    emulators,
    runtime,
    dueItems: table.dueItems,
    functionName: nameOf,
    isPageUp,
    drain,
    mailEvents,
    log,
  });
  const run = (name: string, payload: unknown) => (Object.hasOwn(service.jobs, name) ? runtime.call(name, payload) : undefined);
  return { app, drain, mailEvents, stream: streamWorker, timeTravel: services, run };
}

interface EmulatorOptions {
  names: Deployment;
  clock: ServiceClock;
  apiUrl: string;
  dataFolder: string | undefined;
  database: string | undefined;
}

function emulatorSettings({ names, clock, apiUrl, dataFolder, database }: EmulatorOptions): EmulatorSettings {
  return {
    clock: clock.setting(),
    ...(database && { database }),
    ...(dataFolder !== undefined && { dataFolder }),
    stage: names.stage,
    kmsKeyIds: [names.custodyKeyId, names.operationsKeyId, names.evidenceKeyId],
    kmsArnPrefix: names.kmsArnPrefix,
    scheduleGroups: [names.scheduleGroup],
    scheduleRoleArns: [names.scheduleRoleArn],
    scheduleArnPrefix: names.scheduleArnPrefix,
    objectStoreKeys: [{ ...names.serviceKey, pages: names.frontendUrl }, names.hostKey],
    stagingBucket: names.stagingBucket,
    packagesBucket: names.packagesBucket,
    documentsBucket: names.documentsBucket,
    verifiedSender: names.mailFrom,
    mailSet: names.mailSet,
    redirectUri: `${apiUrl}/api/storages/oauth/callback`,
  };
}
