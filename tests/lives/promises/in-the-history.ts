import type { Kept, Life, Replied } from '#tests/lives/life.ts';
import { namesIn } from './accounts.ts';

/** A change that was accepted, and the event that the history must have for it. Times are epoch milliseconds. */
interface Accepted {
  operation: string;
  event: string;
  from: number;
  to: number;
}

interface Memory {
  hostId: string;
  accepted: Accepted[];
  /** A repeated request with the same key is answered and does nothing. */
  keys: string[];
  isDeleted: boolean;
}

/** What an accepted request changes at each time, and how the history calls it. */
const EVENTS: Record<string, string> = {
  'POST /api/survivors': 'survivor_named or survivors_changed',
  'POST /api/will/upload': 'documents_uploaded',
  'POST /api/will/encrypt': 'sealed',
  'POST /api/connectors': 'connector_created',
  'POST /api/storages': 'storage_created',
  'DELETE /api/connectors/{id}': 'connector_deleted',
  'DELETE /api/storages/{id}': 'storage_deleted',
  'POST /api/liveness/alive': 'sign_of_life',
  'POST /api/host/stop-card': 'stop_card_made',
  'POST /api/liveness/pause': 'checks_paused',
  'POST /api/rehearsals': 'rehearsal_started',
  'DELETE /api/host': 'deletion_requested',
  'POST /api/auth/change-password': 'password_changed',
};

export const inTheHistory: Kept<Memory> = {
  name: 'in-the-history',
  sentence: 'a history that looks complete: each entry has the hash of the one before it and our MAC, the head says how long the chain is',
  source: 'docs/threat-model.md ("removes, alters, adds or moves entries of a Host’s history")',
  begin: () => ({ hostId: '', accepted: [], keys: [], isDeleted: false }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply' || event.reply.status >= 300) return undefined;
    memory.hostId = state.host.id ?? '';
    if (event.operation === 'DELETE /api/host') memory.isDeleted = true;
    learn(memory, event);
    return undefined;
  },
  async atEnd(memory, life) {
    if (memory.accepted.length === 0 || memory.isDeleted || life.state.isTampered) return undefined;
    life.inside.endFaults();
    await life.pass(3600);
    const entries = await readHistory(life);
    const lost = entries && memory.accepted.find((one) => !entries.some((entry) => isEntryOf(entry, one)));
    if (lost) return `The history has no ${lost.event} for ${lost.operation}, accepted at ${new Date(lost.to).toISOString()}.`;
    return entries && repeatedProblem(entries);
  },
};

function learn(memory: Memory, event: Replied): void {
  const { operation, asking, sentAt, at } = event;
  const key = Object.entries(asking.headers ?? {}).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1];
  const isRepeated = key !== undefined && memory.keys.includes(key);
  if (key !== undefined) memory.keys.push(key);
  const expected = EVENTS[operation];
  if (expected && !isRepeated && namesIn(asking.token).sub === memory.hostId)
    memory.accepted.push({ operation, event: expected, from: sentAt, to: at });
}

interface Entry {
  event: string;
  at: string;
  facts?: object;
}

/** What the history calls the first time (shared/words/en/pages/history.ts) is in it once for each person and document of a transfer. */
const FIRST_TIMES = ['will_accessed', 'document_read'];

function repeatedProblem(entries: readonly Entry[]): string | undefined {
  const first = entries.filter(({ event }) => FIRST_TIMES.includes(event)).map(({ event, facts }) => `${event} ${JSON.stringify(facts)}`);
  const again = first.find((one, n) => first.indexOf(one) < n);
  return again && `The history says twice that it was the first time: ${again}.`;
}

const isEntryOf = ({ event, at }: Entry, { event: expected, from, to }: Accepted): boolean =>
  expected.split(' or ').includes(event) && Date.parse(at) >= from - 1000 && Date.parse(at) <= to + 1000;

/** All entries, or undefined if the Host can no longer sign in, such as after a stranger's reset. */
async function readHistory(life: Life): Promise<Entry[] | undefined> {
  const { host } = life.state;
  const { status, body } = await life.ask(host, 'POST', '/api/auth/login', { json: { email: host.email, password: host.password } });
  if (status !== 200) return undefined;
  const entries: Entry[] = [];
  for (let before = ''; ; ) {
    const page = await life.ask(host, 'GET', `/api/host/audit?limit=100${before}`, { token: body.access_token });
    if (page.status !== 200) return undefined;
    entries.push(...page.body.entries);
    if (page.body.next === null) return entries;
    before = `&before=${page.body.next}`;
  }
}
