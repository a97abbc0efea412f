import { jobs, pageCheck, routes } from '#functions/routes.ts';
import { type Capability, type Job, keepsRequests, onlyReads, type Row } from '#http/route.ts';
import { type Home, homeOf } from './homes.ts';
import { type KeyUser, PREVIOUS_USES } from './previous-uses.ts';

/** A row's capabilities, and those that every such row needs: `RATE` counts requests, `RATE-SLIDING` counts backup codes. */
export type FunctionCapability = Capability | 'table:RATE' | 'table:RATE-SLIDING';

/** One function as it is deployed. */
export interface ServiceFunction {
  /** Its file under functions/, without the ending. */
  name: string;
  description: string;
  uses: readonly FunctionCapability[];
  timeout: number;
  /** `writes`: it may write every row that it may read. `reads`: only for requests that change nothing. */
  access: 'reads' | 'writes';
  /** The nested stack of an endpoint's function. Others have none. */
  home?: Home;
  route?: Row;
}

/** Every function, in the order of the index. */
export interface ServiceFunctions {
  routes: (ServiceFunction & { home: Home; route: Row })[];
  jobs: ServiceFunction[];
  authorizer: ServiceFunction;
  /** The answer page that only the sweep may fetch. */
  pageCheck: ServiceFunction;
  /** What the previous release may use the keys for, in addition. */
  previousUses: readonly KeyUser[];
}

/**
 * The memory of every function in MB, and with it its part of a CPU. A small service mostly starts cold, and this start is work of the CPU:
 * with a quarter of the memory it takes four times as long and costs nearly the same. docs/operations.md has the figures.
 */
export const MEMORY = 1024;

/** Returns all functions to deploy. */
export function serviceFunctions(): ServiceFunctions {
  return {
    routes: Object.values<Row>(routes).map(ofRoute),
    jobs: Object.entries<Job>(jobs).map(([name, job]) => ofJob(name, job)),
    authorizer,
    previousUses: PREVIOUS_USES,
    pageCheck: {
      name: pageCheck.name,
      description: 'The answer page, for the sweep',
      uses: pageCheck.uses,
      timeout: 10,
      access: 'reads',
    },
  };
}

/** Returns all functions in one list. */
export function everyFunction(functions: ServiceFunctions): ServiceFunction[] {
  return [...functions.routes, functions.authorizer, functions.pageCheck, ...functions.jobs];
}

function ofRoute(route: Row): ServiceFunctions['routes'][number] {
  return {
    name: route.name,
    description: `${route.method} ${route.path}`,
    uses: [
      ...route.uses,
      'table:RATE',
      ...paperOf(route.name),
      ...(keepsRequests(route) ? (['table:DONE'] as const) : []),
      ...(route.passesTime ? (['invoke:pass-time'] as const) : []),
    ],
    timeout: route.timeout ?? 29,
    access: onlyReads(route) ? 'reads' : 'writes',
    home: homeOf(route.name),
    route,
  };
}

function ofJob(name: string, job: Job): ServiceFunction {
  // Codes are counted where they are sent and where they are checked, and so is what costs money.
  const counts = job.uses.includes('unwrap:otp-key') || job.uses.includes('service-channels');
  const codes: readonly FunctionCapability[] = counts ? ['table:RATE'] : [];
  const uses = [...job.uses, ...codes, ...paperOf(name)];
  return { name, description: `No route: ${name}`, uses, timeout: job.timeout ?? 29, access: 'writes' };
}

/** The functions that check backup codes (shared/paper/check-backup-code.ts). */
const CHECKS_PAPER: ReadonlySet<string> = new Set(['workers/release-share', 'rehearsals/verify']);

function paperOf(name: string): readonly FunctionCapability[] {
  return CHECKS_PAPER.has(name) ? ['table:RATE-SLIDING'] : [];
}

/** Checks the token of every row with `auth: bearer`. It has no row in the index of routes. */
const authorizer: ServiceFunction = {
  name: 'authorizer',
  description: 'Reads the bearer token of a request',
  uses: ['reads:SESSION', 'reads:HOST', 'unwrap:record-key', 'unwrap:token-key'],
  timeout: 10,
  access: 'reads',
};
