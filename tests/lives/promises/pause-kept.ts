import type { Kept, LifeEvent, Replied } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';

interface Memory {
  /** The pause that was accepted, epoch milliseconds. */
  pause?: { from: number; until: number };
  /** Links of messages about a pause: pressing their button ends it. */
  links: string[];
  hostId: string;
}

export const pauseKept: Kept<Memory> = {
  name: 'pause-kept',
  sentence: 'POST /api/liveness/pause: no checks until then.',
  source: 'docs/api/openapi.json, and docs/threat-model.md ("pauses the checks"): an undo of settings is no sign of life, a pause ends at its date',
  begin: () => ({ links: [], hostId: '' }),
  onEvent(memory, event, { state }) {
    memory.hostId = state.host.id ?? '';
    if (event.kind === 'message') hear(memory, event);
    if (event.kind === 'reply' && event.operation === 'POST /api/liveness/respond') answered(memory, event);
    if (event.kind === 'reply' && isOfHost(event, state)) learn(memory, event);
    return undefined;
  },
  afterStep(memory, { inside, now }) {
    const { pause, hostId } = memory;
    if (!pause) return undefined;
    if (now() >= pause.until) delete memory.pause;
    // A check is new when its row had none before.
    const check = inside
      .changes()
      .find(({ before, after }) => !before && after?.['pk'] === `HOST#${hostId}` && String(after['sk']).startsWith('CHECK#'));
    const at = Date.parse(String((check?.after?.['data'] as { sentAt?: string } | undefined)?.sentAt ?? ''));
    const isDuring = check !== undefined && at > pause.from && at < pause.until;
    return isDuring ? `A check left at ${new Date(at).toISOString()}, in a pause until ${new Date(pause.until).toISOString()}.` : undefined;
  },
};

/** What ends a pause, or may have: also what deletes the will, starts a transfer or puts the account aside. */
const ENDS = ['DELETE /api/liveness/pause', 'DELETE /api/will', 'DELETE /api/host', 'POST /api/host/keep'];

function learn(memory: Memory, { operation, reply, asking, at }: Replied): void {
  if (ENDS.includes(operation) && reply.status !== 401) delete memory.pause;
  if (operation !== 'POST /api/liveness/pause') return;
  const until = Date.parse((asking.json as { until?: string } | undefined)?.until ?? '');
  if (reply.status === 200) memory.pause = { from: at, until };
  else if (reply.status >= 500) delete memory.pause;
}

const LINK = /api\/liveness\/respond\?token=(\S+)/;
const ABOUT_A_PAUSE = /checks are paused|do not check until/i;

function hear(memory: Memory, { message: { subject, text } }: Extract<LifeEvent, { kind: 'message' }>): void {
  const token = ABOUT_A_PAUSE.test(`${subject} ${text}`) ? LINK.exec(text)?.[1] : undefined;
  if (token) memory.links.push(token);
}

function answered(memory: Memory, { asking }: Replied): void {
  const fields = asking.raw ? Object.fromEntries(new URLSearchParams(String(asking.raw))) : Object(asking.json);
  if (memory.links.includes(String(fields.token)) || fields.reset !== undefined) delete memory.pause;
}
