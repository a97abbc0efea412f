import type { Inside } from '#tests/lives/inside.ts';
import type { Delivered, Kept, Person, Replied, Seen, State } from '#tests/lives/life.ts';
import { isOfAnother } from './accounts.ts';
import { type Canary, canariesIn, canariesOf, rowText, wordsIn } from './canaries.ts';
import { mayOpenOffline, standsFor, survivorOf } from './rights.ts';
import { contentOf, learnTransfers, noTransfers, type TransfersSeen } from './transfers-seen.ts';

interface Memory extends TransfersSeen {
  canaries: Canary[];
}

export const onlyWithProof: Kept<Memory> = {
  name: 'only-with-proof',
  sentence:
    'Neither the storage, nor a copy of the database, nor any K-1 Survivors, nor the Host’s mailbox alone and unnoticed, can open or alter a will.',
  source: 'README, "The promise of custody"',
  begin: () => ({ ...noTransfers(), canaries: [] }),
  onEvent(memory, event, { state }) {
    if (event.kind === 'reply') {
      if (!isOfAnother(event, state)) learnTransfers(memory, event);
      memory.canaries.push(...canariesIn(event));
    }
    if (event.kind === 'reply') return replyProblem(memory, event, state);
    return event.kind === 'message' ? messageProblem(memory, event) : seenProblem(memory, event, state);
  },
  afterStep(memory, { inside, state: { host } }) {
    // What the Host's own device has encrypted is nowhere but there.
    const inner = Object.values(host.plain).flatMap(wordsIn);
    memory.canaries.push(
      ...inner.filter((text) => !memory.canaries.some((one) => one.text === text)).map((text): Canary => ({ text, kind: 'document', by: host.name })),
    );
    return lookFor(memory.canaries, inside);
  },
};

/** Undefined unless a reply contains what its reader may not read. */
function replyProblem(memory: Memory, event: Replied, state: State): string | undefined {
  const found = canariesOf(memory.canaries, event.reply.bytes).filter(({ by }) => by !== event.by.name);
  const content = contentOf(memory, event);
  for (const canary of found) {
    const why = content ? rightProblem(memory, canary, content, event.by, state) : 'this operation shows no content';
    if (why) return `${event.by.name} read ${named(canary)} by ${event.operation}: ${why}.`;
  }
  return undefined;
}

function rightProblem(memory: Memory, canary: Canary, content: { transfer: string; survivor: string }, by: Person, state: State): string | undefined {
  const transfer = memory.transfers[content.transfer];
  const survivor = survivorOf(state, content.survivor);
  if (!transfer) return 'nobody has started this transfer';
  if (transfer.proven.length < transfer.threshold) return `only ${transfer.proven.length} of ${transfer.threshold} have proven who they are`;
  if (!transfer.proven.includes(content.survivor)) return 'this Survivor has not proven who they are';
  if (survivor && !standsFor(by, survivor, state)) return `they are not ${survivor.name}`;
  // A change of it that was rejected puts an earlier one back.
  const messages = survivor && [survivor.message, ...(survivor.ended['message'] ?? [])];
  if (canary.kind === 'message' && messages && !messages.flatMap(wordsIn).includes(canary.text)) return `the message is not for ${survivor.name}`;
  return undefined;
}

/** What a thief finds in the table, in a storage or with papers. */
function seenProblem(memory: Memory, { by, what, content }: Seen, state: State): string | undefined {
  const [found] = canariesOf(memory.canaries, Buffer.from(content)).filter((canary) => canary.by !== by.name);
  return found && !mayOpenOffline(by, memory.threshold, state) ? `${by.name} saw ${what}, and it contains ${named(found)}.` : undefined;
}

function messageProblem({ canaries }: Memory, { message: { to, subject, text, html } }: Delivered): string | undefined {
  const [found] = canariesOf(canaries, Buffer.from(`${subject}\n${text}\n${html}`));
  return found && `A message to ${to} contains ${named(found)}.`;
}

/** An object is never changed in place. */
const searched = new WeakSet<Buffer>();
/** Plain text may be in the bucket for uploads only, until it is sealed. The recovery programs are the same in every package. */
const isNotSearched = (place: string): boolean => /staging\/|recover[^/]*\.(mjs|html)$/.test(place);

/** Looks at what the step has written. */
function lookFor(canaries: readonly Canary[], inside: Pick<Inside, 'changes' | 'lines' | 'objects'>): string | undefined {
  if (canaries.length === 0) return undefined;
  const [row] = inside.changes().flatMap(({ after }) => (after ? canariesOf(canaries, Buffer.from(rowText(after))) : []));
  if (row) return `A row of the table contains ${named(row)}.`;
  const [line] = canariesOf(canaries, Buffer.from(inside.lines().join('\n')));
  if (line) return `The log contains ${named(line)}.`;
  for (const [place, { bytes }] of inside.objects()) {
    if (searched.has(bytes) || isNotSearched(place)) continue;
    searched.add(bytes);
    const [object] = canariesOf(canaries, bytes);
    if (object) return `The object ${place} contains ${named(object)}.`;
  }
  return undefined;
}

const named = ({ kind, by, text }: Canary): string => `${kind === 'message' ? 'a personal message' : 'a document'} of ${by} (“${text.slice(0, 60)}”)`;
