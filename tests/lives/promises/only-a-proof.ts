import type { Kept, Life, Replied, Survivor } from '#tests/lives/life.ts';
import {
  ABOUT_A_RESET,
  hostChanges,
  isOptOut,
  isProof,
  isReset,
  jsonOf,
  learnProofs,
  learnRow,
  noProofs,
  type ProofsSeen,
  strongCodesOf,
} from './proofs-seen.ts';

/** Times are epoch milliseconds. */
interface Memory {
  seen: ProofsSeen;
  /** What proved the Host in this step, and the resets in it that prove nothing. */
  proofs: string[];
  resets: { by: string; codes: number }[];
  /** The wait after a reset by the mailbox, or after a change that was rejected: since when, and how long at least. */
  wait?: { from: number; days: number; isOfReset?: boolean };
  /** When the will was first sealed since the first of the resets, and how long they count for nothing then. */
  sealed?: { from: number; days: number } | undefined;
  /** Whether the account is closed to changes, or protected by a second factor. */
  isClosed: boolean;
  /** When a message about a reset was accepted, by its address. */
  heard: Record<string, number[]>;
  isSilenced: boolean;
  /** Survivors whose contacts someone else has changed, by their ids. */
  moved: string[];
}

const DAY = 86_400_000;
const [LONG, SHORT] = [30, 7];

export const onlyAProof: Kept<Memory> = {
  name: 'only-a-proof',
  sentence:
    'What is set after a reset that only the mailbox has proven counts for nothing until the Host is proven by what was there before it, or 30 days after its first sealing (7 days with fewer than K envelopes). The Survivors are notified in this time, and it becomes longer by our own outages.',
  source: 'README, "The promise of custody", docs/adr/0067, docs/adr/0073',
  begin: () => ({ seen: noProofs(), proofs: [], resets: [], isClosed: false, heard: {}, isSilenced: false, moved: [] }),
  onEvent(memory, event, { state }) {
    if (event.kind === 'message' && ABOUT_A_RESET.test(`${event.message.subject} ${event.message.text}`)) {
      memory.heard[event.message.to] ??= [];
      memory.heard[event.message.to]?.push(event.at);
    }
    if (event.kind === 'reply') {
      if (isProof(memory.seen, event, state)) memory.proofs.push(event.operation);
      else if (isReset(event, state) && event.reply.status < 300) noteReset(memory, event);
      if (isOptOut(event)) memory.isSilenced = true;
      if (event.operation === 'PUT /api/survivors/{id}' && event.by.role === 'thief') memory.moved.push(event.path.split('/').at(-1) ?? '');
    }
    learnProofs(memory.seen, event, state);
    return undefined;
  },
  afterStep(memory, life) {
    const wasSealed = memory.seen.threshold !== undefined;
    const problem = hostChanges(life)
      .filter(isOurs)
      .map((change) => rowProblem(memory, change, life))
      .find((one) => one !== undefined);
    const isProven = memory.proofs.length > 0 || memory.seen.threshold === undefined || !wasSealed;
    const [open] = memory.isClosed || isProven ? [] : memory.resets;
    Object.assign(memory, { proofs: [], resets: [] });
    return problem ?? (open && `${open.by} chose a new password with ${open.codes} codes that count, and can change the sealed will.`);
  },
};

function noteReset(memory: Memory, event: Replied): void {
  memory.resets.push({ by: event.by.name, codes: strongCodesOf(memory.seen, event) });
  if (jsonOf(event).backup_codes === undefined) return;
  const { wait, sealed } = memory;
  // Fewer codes than needed shorten it.
  if (wait) wait.days = Math.min(wait.days, (event.at - wait.from) / DAY + SHORT);
  if (sealed) sealed.days = SHORT;
}

type Change = ReturnType<typeof hostChanges>[number];
type Recovered = { at: string; denied?: true } | null;

/** Whether we have written this: a row that a thief puts back has an earlier version, and is refused. */
const isOurs = ({ before, after }: Change): boolean => !(versionOf(after) <= versionOf(before));
const versionOf = (row: unknown): number => Number(Object(row).version);

function rowProblem(memory: Memory, change: Change, life: Life): string | undefined {
  const { before, after, row } = change;
  const { seen } = memory;
  if (row.sk === 'PROFILE' && after) {
    const [was, is] = [before?.data, after.data].map((data) => (data?.['recovered'] ?? null) as Recovered);
    memory.isClosed = is !== null && is !== undefined ? true : after.data['mailboxReset'] !== undefined;
    if (is && (!was || (is.denied && !was.denied)))
      memory.wait = {
        from: Date.parse(is.at),
        days: !was && hasCodes(memory) ? SHORT : LONG,
        isOfReset: memory.resets.length > 0 || memory.wait?.isOfReset === true,
      };
    const { wait } = memory;
    if (!is) delete memory.wait;
    if (was && !is && wait && seen.threshold !== undefined) return endProblem(memory, wait, life, 'The will is open to changes');
  }
  const [hadThreshold, had] = [seen.threshold, seen.since];
  learnRow(seen, change);
  if (row.sk === 'WILL' && hadThreshold === undefined && after && had !== undefined) memory.sealed = { from: sealedAt(change, life), days: LONG };
  if (row.sk === 'WILL' && !after) delete memory.sealed;
  if (row.sk !== 'SERIES') return undefined;
  if (had === undefined && seen.since !== undefined)
    memory.sealed = seen.threshold === undefined ? undefined : { from: seen.since, days: hasCodes(memory) ? SHORT : LONG };
  if (had === undefined || seen.since !== undefined || !after) return undefined;
  return endProblem(memory, memory.sealed, life, 'What was set since a reset counts');
}

const hasCodes = ({ resets }: Memory): boolean => resets.some(({ codes }) => codes > 0);
const sealedAt = ({ after }: Change, life: Life): number => Date.parse(String(after?.data['firstSealedAt'] ?? new Date(life.now()).toISOString()));

/** What ended a wait must be a proof, or its time with all notices. */
function endProblem(memory: Memory, wait: Memory['wait'] | undefined, life: Life, what: string): string | undefined {
  if (memory.proofs.length > 0) return undefined;
  const ended = hostChanges(life).find(({ after }) => after?.data['event'] === 'recovery_ended' && Object(after.data['facts']).how === 'time');
  if (!ended || !wait) return `${what}, and nothing has proven the Host.`;
  const at = Date.parse(ended.row.sk.split('#')[1] ?? '');
  const days = (at - wait.from - outagesWithin(life, wait.from, at)) / DAY;
  if (days < wait.days - 0.01) return `${what} after ${days.toFixed(1)} days, not ${wait.days.toFixed(1)}.`;
  // Only a reset concerns the Survivors.
  if ('isOfReset' in wait && !wait.isOfReset) return undefined;
  const unheard = life.state.survivors.find((one) => wasThere(memory, one, wait.from) && !isHeard(memory, one, life, wait.from));
  return unheard && `${what} after ${days.toFixed(1)} days, and ${unheard.name} was not notified twice.`;
}

/** So much of our outages was in this time. Short ones count for nothing. */
const outagesWithin = ({ state: { outages = [] } }: Life, from: number, to: number): number =>
  outages.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from) - 30 * 60_000), 0);

/** Whether a Survivor was named before, with the contacts of now. */
const wasThere = ({ seen, moved }: Memory, { id = '', ended }: Survivor, from: number): boolean =>
  !moved.includes(id) && (seen.papers[id] ?? Number.POSITIVE_INFINITY) < from && ended['email'] === undefined;

/** While nothing of ours or of others has failed, and no one has asked us for silence. */
function isHeard({ heard, isSilenced }: Memory, { email, phone, name }: Survivor, { state }: Life, from: number): boolean {
  if (isSilenced || state.hasFault || state.faultEndedAt !== undefined) return true;
  const times = [email, phone, `nobody.${name.toLowerCase()}@example.net`].flatMap((to) => heard[to] ?? []);
  return times.filter((at) => at >= from).length >= 2;
}
