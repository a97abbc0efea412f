import { type Units, unitsOf } from '#infra/figures/units.ts';

const [asks, reminds] = [unitsOf('effects of: asks'), unitsOf('effects of: reminds')];
const checkWays = unitsOf('effects of: (none: tries connectors and storages)');
// The round in which a package is read back also tries connectors and storages.
const readBack = minus(unitsOf('effects of: has the package read back'), checkWays);

/**
 * What one operation consumes, as the benches of the requests and timers measured it for a Host with three Survivors and one document.
 * An operation that no bench isolates has the figure of the nearest one.
 */
export const UNITS: Readonly<Record<string, Units>> = {
  timer: unitsOf('timer: asks'),
  'timer, too early': unitsOf('timer: counts a miss'),
  'message round': reminds,
  'question accepted': minus(asks, reminds),
  'audit-package': readBack,
  'check-connections': checkWays,
  'check-draft': unitsOf('effects of: (none: finds the uploads sealed)'),
  'open-documents': readBack,
  // The bench calls it repeatedly at one moment, when almost nothing changes. With a pending check it writes what a link does.
  'liveness/alive': unitsOf('liveness/update-respond'),
  'liveness/update-respond': unitsOf('liveness/update-respond'),
  'host/update-settings': unitsOf('host/update-settings'),
  'transfer/vouch': unitsOf('transfer/verify-and-initiate'),
  'rehearsals/create': unitsOf('host/update-settings'),
  'rehearsals/verify': unitsOf('transfer/verify-and-initiate'),
  'end-rehearsal': unitsOf('host/update-settings'),
  'transfer/stop': unitsOf('liveness/update-respond'),
  'liveness/update-pause': unitsOf('liveness/update-respond'),
  'liveness/pause/delete': unitsOf('liveness/update-respond'),
  'will/encrypt': unitsOf('will/encrypt'),
  'transfer/initiate': unitsOf('transfer/initiate'),
  'survivor-auth/select': unitsOf('survivor-auth/select'),
  'survivor-auth/verify-otp': unitsOf('survivor-auth/verify-otp'),
};

/** One sweep of the whole service that finds nothing. */
export const SWEEP: Units = unitsOf('sweep');

/** The daily repair for one Host: a share of a page of the index, and two reads of the Host's record. */
export const DAILY_REPAIR: Units = { read: 2.1, write: 0 };

function minus(all: Units, part: Units): Units {
  return { read: Math.max(0, all.read - part.read), write: Math.max(0, all.write - part.write) };
}
