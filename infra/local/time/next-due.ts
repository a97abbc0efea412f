import type { Emulators } from '#infra/local/emulators/process.ts';
import type { ServiceClock } from './clock.ts';
import type { Fired, TimeTravel } from './time-travel.ts';

interface Parts {
  clock: ServiceClock;
  timeTravel: TimeTravel;
  emulators: Emulators;
}

// Work that stays due is repeated every hour. Without a limit, this would take minutes.
const MOST_STEPS = 300;

/** Moves the clock to the next due time and fires all work of that time. Returns undefined if nothing is due. */
export async function advanceToNextDue({ clock, timeTravel }: Parts): Promise<Fired[] | undefined> {
  const at = await timeTravel.nextDue();
  return at && timeTravel.advance(Math.max(at.getTime() - clock.now().getTime(), 0) / 1000);
}

/** Moves the clock from one due time to the next until the service has sent a message, or until nothing is due. */
export async function advanceToNextMessage(parts: Parts): Promise<Fired[]> {
  const countSent = async () => (await parts.emulators.ask('/messages', {})).messages.length;
  const before = await countSent();
  const fired: Fired[] = [];
  for (let step = 0; step < MOST_STEPS && (await countSent()) === before; step += 1) {
    const next = await advanceToNextDue(parts);
    if (!next) break;
    fired.push(...next);
  }
  return fired;
}
