import { type Inbox, openInbox } from '#infra/local/emulators/inbox.ts';
import { createMailboxes, type Mailboxes } from '#infra/local/emulators/mailboxes.ts';
import { createMemoryTable, type MemoryTable } from '#infra/local/table/memory/memory-table.ts';
import { keepChance } from './chance.ts';
import { nowOfWorld, setTimeOfWorld } from './events.ts';
import { keepFaults } from './fates.ts';
import { names } from './names.ts';
import { createObjects, type Objects } from './objects.ts';
import { keepPlaces } from './places.ts';
import { keepProviders } from './providers.ts';
import { createSchedules, type Schedules } from './schedules.ts';
import { openStream, type Stream } from './stream.ts';
import { keepTrace, restoreTrace } from './trace.ts';

/** What there is in the one world of this process. */
interface World {
  table: MemoryTable;
  inbox: Inbox;
  mailboxes: Mailboxes;
  objects: Objects;
  schedules: Schedules;
  stream: Stream;
}

/** The time of the world as the service has it: whole milliseconds. */
export const now = (): Date => new Date(Math.floor(nowOfWorld()));

let world: World;

export const worldNow = (): World => world;

/** Empties the world. */
export function newWorld(): void {
  const table = createMemoryTable(names.tableName);
  const mailboxes = createMailboxes();
  world = { table, inbox: openInbox(now), mailboxes, objects: createObjects(now), schedules: createSchedules(), stream: openStream(table) };
}

/** Returns a function that sets the whole world back to this moment, at which nothing may be under way. */
export function keepWorld(): () => void {
  const at = nowOfWorld();
  const { table, objects, schedules, inbox, mailboxes } = world;
  const restore = [table.keep(), objects.keep(), keepFaults(), keepPlaces(), keepProviders(), keepChance()];
  const kept = { schedules: schedules.waiting(), messages: [...inbox.all()], modes: mailboxes.modes(), trace: keepTrace() };
  return () => {
    setTimeOfWorld(at);
    for (const one of restore) one();
    schedules.set(kept.schedules);
    inbox.restore(kept.messages);
    mailboxes.set({ mode: 'off' });
    for (const [address, mode] of Object.entries(kept.modes)) mailboxes.set({ mode, ...(address !== '*' && { address }) });
    restoreTrace(kept.trace);
    world.stream = openStream(table);
  };
}
