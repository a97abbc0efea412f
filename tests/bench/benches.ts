import { benchCold } from './cold.ts';
import type { Findings, Size } from './findings.ts';
import type { Lab } from './lab.ts';
import { benchOwnDevice } from './own-device.ts';
import { benchPages } from './pages.ts';
import { benchRequests } from './requests.ts';
import { benchSealing } from './sealing.ts';
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
  sealing: ({ size }) => benchSealing(size),
  streams: ({ size }) => benchStreams(size),
  cold: ({ size, only }) => benchCold(size, only),
  'own-device': ({ size, only }) => benchOwnDevice(size, only),
  pages: () => benchPages(),
};
