import type { Instant, Outage } from '#common/time.ts';
import type { Settings } from './settings.ts';

/** What a decision about a will depends on, next to its state. The caller creates all ids, so that a decision can be repeated. */
export interface Context {
  now: Instant;
  /** Outages move deadlines. The list includes one that is ongoing at `now`. */
  outages: readonly Outage[];
  settings: Settings;
  /** The Host's (IANA). UTC: they have set none. */
  timezone: string;
  accessWindowDays: number;
  hostId: string;
  willId: string;
  /** The Survivors whom the Host names now. */
  survivors: readonly { id: string; name: string }[];
  /** Returns a new id for the check with this number. */
  checkId: (number: number) => string;
}
