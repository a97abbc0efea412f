import type { Kept, LifeEvent, Replied } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';
import { fieldsOf, hostChanges, LINK } from './proofs-seen.ts';
import { DELETIONS } from './sealings-seen.ts';

interface Memory {
  /** The pause that was accepted, epoch milliseconds, and the number of the newest check before it. */
  pause?: { from: number; until: number; after: number };
  newest: number;
  /** Links of messages about a pause: pressing their button ends it. */
  links: string[];
  hostId: string;
}

export const pauseKept: Kept<Memory> = {
  name: 'pause-kept',
  sentence: 'POST /api/liveness/pause: no checks until then.',
  source: 'docs/api/openapi.json, and docs/threat-model.md ("pauses the checks"): an undo of settings is no sign of life, a pause ends at its date',
  begin: () => ({ newest: 0, links: [], hostId: '' }),
  onEvent(memory, event, { state }) {
    memory.hostId = state.host.id ?? '';
    if (event.kind === 'message') hear(memory, event);
    if (event.kind === 'reply' && event.operation === 'POST /api/liveness/respond') answered(memory, event);
    // A transfer that stalls asks the Host once more.
    if (event.kind === 'reply' && event.operation.startsWith('POST /api/transfer/') && event.reply.status < 300) delete memory.pause;
    if (event.kind === 'reply' && isOfHost(event, state)) learn(memory, event);
    return undefined;
  },
  afterStep(memory, life) {
    const { inside, now } = life;
    // A change that the Host rejects ends a pause too: the person who made it may have paused the checks.
    if (hostChanges(life).some(({ after }) => after?.data['event'] === 'change_disowned')) delete memory.pause;
    const { pause, newest, hostId } = memory;
    const checks = inside.changes().flatMap(({ after }) => (after?.['pk'] === `HOST#${hostId}` ? checkIn(after) : []));
    memory.newest = Math.max(newest, ...checks.map(({ number }) => number));
    if (!pause) return undefined;
    if (now() >= pause.until) delete memory.pause;
    const sent = checks.find(({ number, at }) => number > pause.after && at > pause.from && at < pause.until);
    return sent && `A check left at ${new Date(sent.at).toISOString()}, in a pause until ${new Date(pause.until).toISOString()}.`;
  },
};

/** A check that a channel has accepted, or that waits for one: then its time is not a number. */
function checkIn({ sk, data }: Record<string, unknown>): { number: number; at: number }[] {
  const { number = 0, sentAt } = data as { number?: number; sentAt?: string | null };
  return String(sk).startsWith('CHECK#') ? [{ number, at: Date.parse(sentAt ?? '') }] : [];
}

/** What ends a pause, or may have: also what deletes the will, starts a transfer or puts the account aside. */
const ENDS = ['DELETE /api/liveness/pause', ...DELETIONS, 'POST /api/host/keep'];

function learn(memory: Memory, { operation, reply, asking, at }: Replied): void {
  if (ENDS.includes(operation) && reply.status !== 401) delete memory.pause;
  if (operation !== 'POST /api/liveness/pause') return;
  const until = Date.parse((asking.json as { until?: string } | undefined)?.until ?? '');
  if (reply.status === 200) memory.pause = { from: at, until, after: memory.newest };
  else if (reply.status >= 500) delete memory.pause;
}

const ABOUT_A_PAUSE = /checks are paused|do not check until/i;

function hear(memory: Memory, { message: { subject, text } }: Extract<LifeEvent, { kind: 'message' }>): void {
  const token = ABOUT_A_PAUSE.test(`${subject} ${text}`) ? LINK.exec(text)?.[1] : undefined;
  if (token) memory.links.push(token);
}

function answered(memory: Memory, event: Replied): void {
  const { token, reset } = fieldsOf(event);
  if (memory.links.includes(String(token)) || reset !== undefined) delete memory.pause;
}
