import { type Inbox, openInbox } from '#infra/local/emulators/inbox.ts';
import { createMailboxes, type Mailboxes } from '#infra/local/emulators/mailboxes.ts';
import { createMemoryTable, type MemoryTable } from '#infra/local/table/memory/memory-table.ts';
import type { Item } from '#infra/local/table/memory/values.ts';
import { keepChance } from './chance.ts';
import { moveTimeTo, nowOfWorld, setTimeOfWorld } from './events.ts';
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

/** The time at which the clock of the service stands, epoch milliseconds. Undefined if it runs, as it does outside of tests of the local stack. */
let stoppedAt: number | undefined;

/** The time of the world as the service has it: whole milliseconds. */
export const now = (): Date => new Date(stoppedAt ?? Math.floor(nowOfWorld()));

/** Moves time on. */
export function moveTo(at: Date): void {
  moveTimeTo(at.getTime());
  if (stoppedAt !== undefined) stoppedAt = at.getTime();
}

/** `isStopped`: the clock of the service stands still until it is moved. */
export function beginClock(isStopped: boolean): void {
  stoppedAt = isStopped ? Math.floor(nowOfWorld()) : undefined;
}

let world: World;

export const worldNow = (): World => world;

/** Empties the world. */
export function newWorld(): void {
  const table = createMemoryTable(names.tableName);
  const mailboxes = createMailboxes();
  world = { table, inbox: openInbox(now), mailboxes, objects: createObjects(now), schedules: createSchedules(), stream: openStream(table) };
}

/** Puts another table with these items in the place of the one of now, as one does who restores a backup. Its stream begins empty. */
export function restoreTable(items: readonly Item[]): void {
  const table = createMemoryTable(names.tableName);
  for (const Item of items) table.run('PutItem', { TableName: names.tableName, Item });
  Object.assign(world, { table, stream: openStream(table) });
}

/** Returns a function that sets the whole world back to this moment, at which nothing may be under way. */
export function keepWorld(): () => void {
  const [at, stopped] = [nowOfWorld(), stoppedAt];
  const { table, objects, schedules, inbox, mailboxes } = world;
  const restore = [table.keep(), objects.keep(), keepFaults(), keepPlaces(), keepProviders(), keepChance()];
  const kept = {
    schedules: schedules.waiting(),
    messages: [...inbox.all()],
    modes: mailboxes.modes(),
    trace: keepTrace(),
    changes: table.changes.length,
  };
  return () => {
    setTimeOfWorld(at);
    stoppedAt = stopped;
    for (const one of restore) one();
    // What was written after the moment has never been.
    (table.changes as unknown[]).length = kept.changes;
    schedules.set(kept.schedules);
    inbox.restore(kept.messages);
    mailboxes.set({ mode: 'off' });
    for (const [address, mode] of Object.entries(kept.modes)) mailboxes.set({ mode, ...(address !== '*' && { address }) });
    restoreTrace(kept.trace);
    Object.assign(world, { table, stream: openStream(table) });
  };
}
