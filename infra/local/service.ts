import { devNull } from 'node:os';
import type { ProviderAddresses } from '#connectors/index.ts';
import type { DriveAddresses } from '#storages/index.ts';

/** What the local stack needs of the service's App; the rest of it is the handlers' business. */
export interface ServiceApp {
  now(): Date;
  /** Makes the service's own keys, as the first deployment does. */
  keyring: { create(now: Date): Promise<void> };
  store: {
    due: { earliest(): Promise<{ id: string; kind: string; dueAt: Date } | undefined> };
    serviceClock: {
      beat(now: Date): Promise<void>;
      answered(now: Date): Promise<unknown>;
      unanswered(now: Date, since?: Date): Promise<void>;
    };
  };
}

/** One row of the index of endpoints, as far as a gateway needs it. */
export interface Row {
  method: string;
  path: string;
  /** `service`: for the service's own role alone. */
  auth: 'public' | 'bearer' | 'service';
  body?: 'stream';
  reply?: 'stream';
  timeout?: number;
  memory?: number;
}

/** The service's code: its index and its functions, loaded from `root` (a folder laid out like this repository). */
export interface Service {
  rows: Readonly<Record<string, Row>>;
  /** Functions without a route. */
  jobs: Readonly<Record<string, { timeout?: number; memory?: number }>>;
  /** Holds its functions to their time. */
  limits?: true;
  /** The module of a function. `undefined` if the deployment has none of this name. */
  load(name: string): Promise<{ handler?: unknown } | undefined>;
  /** Makes an App in this environment. */
  compose(env: Record<string, string>, world: LocalSettings): Promise<ServiceApp>;
  /** Hands an App to all functions. */
  provide(app: ServiceApp): void;
}

interface LocalSettings {
  now: () => Date;
  allowLoopback: boolean;
  objectStoreEndpoint: string;
  providerAddresses: ProviderAddresses;
  driveAddresses: DriveAddresses;
}

/** Reads the service's index; functions are imported when they are first called. */
export async function openService(root: URL): Promise<Service> {
  const { routes, jobs, pageCheck } = await import(new URL('functions/routes.ts', root).href);
  const { provideApp } = await import(new URL('shared/platform/current-app.ts', root).href);
  return {
    rows: { ...routes, ...(pageCheck && { [pageCheck.name]: { ...pageCheck, auth: 'service' } }) },
    jobs: jobs ?? {},
    load: (name) => import(new URL(`functions/${name}.ts`, root).href),
    async compose(env, world) {
      setEnvironment(env);
      const { createApp } = await import(new URL('shared/platform/aws.ts', root).href);
      return createApp(env, world);
    },
    provide: provideApp,
  };
}

/** The AWS SDK reads its endpoints from the process; what the user's own AWS set-up says must not reach it. */
function setEnvironment(env: Record<string, string>): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, env, { AWS_CONFIG_FILE: devNull, AWS_SHARED_CREDENTIALS_FILE: devNull });
}
