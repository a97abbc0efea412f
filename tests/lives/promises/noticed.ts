import type { Kept, Life, Replied, State } from '#tests/lives/life.ts';
import { isReading, isThief } from '#tests/lives/thieves/threat.ts';
import { isOfHost } from './accounts.ts';
import { DELETIONS, sealedAsAnswered } from './sealings-seen.ts';

/** A change of a sealed will that no one was notified of yet. Times are epoch milliseconds. */
interface Silent {
  operation: string;
  by: string;
  sentAt: number;
  at: number;
}

interface Memory {
  isSealed: boolean;
  silent: Silent[];
  /** Repeated requests change nothing. */
  keys: string[];
}

/** What README says that the Host is notified of, as far as each accepted request changes something. */
const CHANGES = [
  'POST /api/survivors',
  'DELETE /api/survivors/{id}',
  'POST /api/survivors/{id}/regenerate-codes',
  'POST /api/connectors',
  'DELETE /api/connectors/{id}',
  'POST /api/storages',
  'DELETE /api/storages/{id}',
  'POST /api/host/stop-card',
  'POST /api/rehearsals',
  ...DELETIONS,
];

/** A notice leaves immediately. While something of ours or of a provider fails, it is tried again for a day. */
const SOON = 15 * 60_000;
const DAY = 86_400_000;

export const noticed: Kept<Memory> = {
  name: 'noticed',
  sentence:
    'While a will is sealed, no one who is signed in can change it silently. We notify the Host over all channels of each change of Survivors, contacts, codes, connectors, storages and check settings.',
  source: 'README, "The promise of custody"',
  begin: () => ({ isSealed: false, silent: [], keys: [] }),
  onEvent(memory, event, { state }) {
    if (event.kind === 'reply') learn(memory, event, state);
    // A person who is notified after a change was accepted and before it counts as silent is notified of it.
    if (event.kind === 'message')
      memory.silent = memory.silent.filter((one) => event.at < one.sentAt || !isPerson(event.message.to, one, state, event.at));
    return undefined;
  },
  afterStep(memory, life) {
    // A message that waits and that nothing waits for is lost with its row.
    if (life.state.isTampered) memory.silent = [];
    const limit = canFail(life) ? 3 * DAY : SOON;
    const silent = memory.silent.find(({ at }) => life.now() - at > limit);
    return silent && `${silent.by} did ${silent.operation} at ${new Date(silent.at).toISOString()}, and nobody was notified who is not ${silent.by}.`;
  },
};

const canFail = ({ state: { hasFault } }: Life): boolean => hasFault;

function learn(memory: Memory, event: Replied, state: State): void {
  if (event.reply.status >= 300 || !isOfHost(event, state)) return;
  const key = Object.entries(event.asking.headers ?? {}).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1];
  const isRepeated = key !== undefined && memory.keys.includes(key);
  if (key !== undefined) memory.keys.push(key);
  const { operation, by, sentAt, at } = event;
  if (memory.isSealed && !isRepeated && CHANGES.includes(operation)) memory.silent.push({ operation, by: by.name, sentAt, at });
  if (typeof sealedAsAnswered(event) === 'number') memory.isSealed = true;
  // The will is gone after its wait, and what is done then changes no will.
  if (DELETIONS.includes(operation)) memory.isSealed = false;
}

/** Whether a message to this address reaches a person who did not make the change. */
function isPerson(to: string, { by }: Silent, { thieves }: State, at: number): boolean {
  const thief = thieves.find(({ name }) => name === by);
  return !thief || !isThief(thief) || (!isReading(thief, to, at) && to !== thief.email && to !== thief.phone);
}
