import { devNull } from 'node:os';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ProviderAddresses } from '#connectors/index.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import type { DriveAddresses } from '#storages/adapters/index.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import type { Will } from '#wills/rules/will.ts';

/** The part of the service's App that the local stack uses. Only handlers use the rest. */
export interface ServiceApp {
  now(): Date;
  /** Creates the service's own keys, as the first deployment does. */
  keyring: { create(now: Date): Promise<void> };
  store: {
    serviceClock: {
      beat(now: Date): Promise<void>;
      answered(now: Date): Promise<unknown>;
      unanswered(now: Date, since?: Date): Promise<void>;
    };
    hosts: {
      /** Returns the id of the Host with this will. */
      idOfWill(willId: string): Promise<string | undefined>;
      load(hostId: string): Promise<{ will: Will | undefined; liveness: Liveness | undefined } | undefined>;
    };
    transfers: { load(id: string): Promise<{ transfer: Transfer } | undefined> };
  };
}

/** One row of the index of endpoints, as far as a gateway needs it. */
export interface Row {
  method: string;
  path: string;
  /** `service`: only the service's own role may call it. */
  auth: 'public' | 'bearer' | 'service';
  body?: 'stream';
  reply?: 'stream';
  writes?: true;
  uses?: readonly string[];
  timeout?: number;
  memory?: number;
}

/** The service's code: its index of endpoints and its functions. */
export interface Service {
  rows: Readonly<Record<string, Row>>;
  /** Functions without a route. */
  jobs: Readonly<Record<string, { timeout?: number; memory?: number }>>;
  /** Whether functions are stopped at their timeout. Default: no. */
  limits?: true;
  /** Loads the module of a function. Returns undefined if the deployment has no function of this name. */
  load(name: string): Promise<{ handler?: unknown } | undefined>;
  /** Creates an App in this environment. */
  compose(env: Record<string, string>, world: LocalSettings): Promise<ServiceApp>;
  /** Makes all functions use this App. */
  provide(app: ServiceApp): void;
}

interface LocalSettings {
  now: () => Date;
  allowLoopback: boolean;
  objectStoreEndpoint: string;
  providerAddresses: ProviderAddresses;
  driveAddresses: DriveAddresses;
  /** Answers the calls of the table in this process. */
  db?: DynamoDBDocumentClient;
}

/** Reads the service's index from `root`, a folder with the layout of this repository. Functions are imported when they are first called. */
export async function openService(root: URL): Promise<Service> {
  const { routes, jobs, pageCheck } = await import(new URL('functions/routes.ts', root).href);
  const { provideApp } = await import(new URL('shared/app/current-app.ts', root).href);
  return {
    rows: { ...routes, ...(pageCheck && { [pageCheck.name]: { ...pageCheck, auth: 'service' } }) },
    jobs: jobs ?? {},
    load: (name) => import(new URL(`functions/${name}.ts`, root).href),
    async compose(env, world) {
      setEnvironment(env);
      const { createApp } = await import(new URL('shared/app/aws.ts', root).href);
      return createApp(env, world);
    },
    provide: provideApp,
  };
}

/**
 * The middle of a deployment: jobs and workers of one release, whose stack comes first, with the endpoints of another one. Each release
 * has its own App, over the same data.
 */
export async function openBetweenReleases(endpoints: URL, workers: URL): Promise<Service> {
  const [outer, inner] = [await openService(endpoints), await openService(workers)];
  const outerApps = new WeakMap<ServiceApp, ServiceApp>();
  return {
    rows: outer.rows,
    jobs: inner.jobs,
    load: (name) => (Object.hasOwn(inner.jobs, name) ? inner : outer).load(name),
    async compose(env, world) {
      const [outerApp, innerApp] = [await outer.compose(env, world), await inner.compose(env, world)];
      outerApps.set(innerApp, outerApp);
      return innerApp;
    },
    provide(app) {
      inner.provide(app);
      outer.provide(outerApps.get(app) ?? app);
    },
  };
}

/** Sets the environment of this process, where the AWS SDK reads its endpoints. Removes the user's own AWS settings. */
function setEnvironment(env: Record<string, string>): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, env, { AWS_CONFIG_FILE: devNull, AWS_SHARED_CREDENTIALS_FILE: devNull });
}
