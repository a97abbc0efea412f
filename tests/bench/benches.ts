import { benchBurst } from './burst.ts';
import { benchCold } from './cold.ts';
import { benchCustody } from './custody.ts';
import type { Findings, Size } from './findings.ts';
import type { Lab } from './lab.ts';
import { benchLoad } from './load.ts';
import { benchOwnDevice } from './own-device.ts';
import { benchPages } from './pages.ts';
import { benchReading } from './reading.ts';
import { benchRequests } from './requests.ts';
import { benchSealing } from './sealing.ts';
import { benchSimulation } from './simulation.ts';
import { benchStreams } from './streams.ts';
import { benchTimers } from './time-travel.ts';

interface Options {
  size: Size;
  lab: Lab;
  /** Only what has this in its name. Default: everything. */
  only: string;
}

/** All benches by their names. Timers come before requests: they share a service, and the Hosts of the requests have timers too. */
export const BENCHES: Readonly<Record<string, (options: Options) => Promise<Findings>>> = {
  timers: ({ lab }) => benchTimers(lab),
  requests: ({ lab, size, only }) => benchRequests(lab, size, only),
  load: ({ lab, size }) => benchLoad(lab, size),
  burst: ({ size }) => benchBurst(size),
  reading: ({ size }) => benchReading(size),
  custody: ({ size }) => benchCustody(size),
  sealing: ({ size }) => benchSealing(size),
  streams: ({ size }) => benchStreams(size),
  cold: ({ size, only }) => benchCold(size, only),
  'own-device': ({ size, only }) => benchOwnDevice(size, only),
  simulation: ({ size }) => benchSimulation(size),
  pages: () => benchPages(),
};

/**
 * Not run if only the small size is asked for. tests/web/budget.test.ts measures the pages that it has built. Two browsers take minutes for any
 * size, and many clients need a machine that does nothing else.
 */
export const WITHOUT_SMALL_SIZE: ReadonlySet<string> = new Set(['pages', 'own-device', 'load', 'burst']);
