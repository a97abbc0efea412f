import type { Kept, LifeEvent } from '#tests/lives/life.ts';
import { namesIn } from './accounts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What falls due in the night leaves at its beginning, at most twelve hours earlier. */
const NIGHT = 12 * HOUR;

interface Memory {
  hostId: string;
  settings: { hcit_days: number; hcrt_hours: number; hcrac: number };
  /** The shortest time to answer that was ever set: a later change does not move what has begun. */
  leastHours: number;
  /** Epoch milliseconds of the newest accepted sign of life, and how it was given. */
  sign?: { at: number; how: string };
  /** When a provider accepted each message to the Host. */
  accepted: number[];
}

export const well: Kept<Memory> = {
  name: 'well',
  sentence:
    'Silence counts only if a channel accepted the message. A Host whom no check has reached for 14 days is not activated, and the Survivors are notified then. A sign of life returns the will to active, and the counter is set to 0.',
  source: 'README ("From time to time it asks the Host to confirm that they are well"), docs/states.md, docs/adr/0073',
  begin: () => ({ hostId: '', settings: { hcit_days: 30, hcrt_hours: 72, hcrac: 3 }, leastHours: 72, accepted: [] }),
  onEvent(memory, event, { state: { host, survivors, faults = [] } }) {
    memory.hostId = host.id ?? '';
    learn(
      memory,
      event,
      survivors.flatMap(({ email, phone }) => [email, phone]),
    );
    return event.kind === 'message' ? unreachableProblem(memory, event, faults) : undefined;
  },
  afterStep(memory, { inside, now, state: { outages = [] } }) {
    const rows = inside.changes().flatMap(({ after }) => (after && String(after['pk']) === `HOST#${memory.hostId}` ? [after as unknown as Row] : []));
    // A transfer and a deletion close a pending check.
    const isClosedEarly = rows.some(({ data }) => CLOSES.test(data.event ?? ''));
    return rows
      .map(
        (row) =>
          missedProblem(memory, row) ?? (isClosedEarly ? undefined : shortProblem(memory, row, now(), outages)) ?? activationProblem(memory, row),
      )
      .find((one) => one !== undefined);
  },
};

/** A row of the Host: an entry of the history that waits, or a check. */
interface Row {
  sk: string;
  data: { event?: string; at?: string; facts?: Record<string, unknown>; number?: number; status?: string; sentAt?: string | null };
}

const SIGNS = [
  'POST /api/liveness/alive',
  'POST /api/will/encrypt',
  'POST /api/transfer/cancel',
  'POST /api/transfer/stop',
  'PUT /api/host/settings',
];

function learn(memory: Memory, event: LifeEvent, others: readonly string[]): void {
  if (event.kind === 'message' && !others.includes(event.message.to)) memory.accepted.push(event.at);
  // Another time to answer may have been set.
  if (event.kind === 'reply' && event.operation === 'PUT /api/host/settings' && event.reply.status >= 500) memory.leastHours = 0;
  if (event.kind !== 'reply' || event.reply.status !== 200) return;
  const { operation, reply, sentAt } = event;
  if (operation.endsWith('/api/host/settings') && namesIn(event.asking.token).sub === memory.hostId) {
    const { hcit_days, hcrt_hours, hcrac } = reply.body;
    memory.settings = { hcit_days, hcrt_hours, hcrac };
    memory.leastHours = Math.min(memory.leastHours, hcrt_hours);
  }
  if (SIGNS.includes(operation) && (namesIn(event.asking.token).sub === memory.hostId || operation.endsWith('/stop')))
    memory.sign = { at: Math.max(sentAt, memory.sign?.at ?? 0), how: operation };
}

const CLOSES = /^transfer_|delet/;

/** A Host is unreachable since their last sign of life at the earliest. Faults of ours and of providers can send a notice late. */
function unreachableProblem(
  { sign }: Memory,
  { message, at }: Extract<LifeEvent, { kind: 'message' }>,
  faults: readonly { name: string }[],
): string | undefined {
  if (!sign || !/For two weeks none of our messages/.test(message.text) || faults.some(({ name }) => /^(aws|provider)/.test(name))) return undefined;
  const isEarly = at > sign.at + DAY && at < sign.at + 14 * DAY - HOUR;
  return isEarly
    ? `${message.to} reads that the Host cannot be reached, ${((at - sign.at) / DAY).toFixed(1)} days after a sign of life (${sign.how}).`
    : undefined;
}

/** A check that counts as missed was accepted by a provider, and the Host had the whole time to answer. */
function missedProblem({ accepted, settings }: Memory, { sk, data }: Row): string | undefined {
  if (!sk.startsWith('CHECK#') || data.status !== 'missed') return undefined;
  const sentAt = Date.parse(data.sentAt ?? '');
  const wasAccepted = accepted.some((at) => Math.abs(at - sentAt) < 10 * 60_000);
  if (!wasAccepted) return `Check ${data.number} counts as missed since ${data.sentAt}, and no provider accepted a message to the Host then.`;
  return settings.hcrt_hours > 0 ? undefined : 'There is no time to answer.';
}

/** After any outages, each person has exactly the time left that they had not used (docs/adr/0073). */
function shortProblem({ leastHours }: Memory, { sk, data }: Row, now: number, outages: readonly { from: number; to: number }[]): string | undefined {
  if (!sk.startsWith('CHECK#') || data.status !== 'missed') return undefined;
  const sentAt = Date.parse(data.sentAt ?? '');
  const away = outages.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - Math.max(from, sentAt)), 0);
  const hours = (now - sentAt - away) / HOUR;
  return hours < leastHours - 1
    ? `Check ${data.number} of ${data.sentAt} counts as missed after ${hours.toFixed(1)} hours in which it could be answered, not ${leastHours}.`
    : undefined;
}

/** After the last sign of life, each of the checks that were missed needs its interval and its time to answer. */
function activationProblem({ sign, settings }: Memory, { sk, data }: Row): string | undefined {
  const isActivation =
    sk.startsWith('AUDIT#') && data.event === 'will_status' && data.facts?.['from'] === 'active' && data.facts?.['to'] === 'pending_transfer';
  if (!isActivation || !sign || !data.at) return undefined;
  const { hcit_days, hcrt_hours, hcrac } = settings;
  const earliest = sign.at + hcrac * (hcit_days * DAY + hcrt_hours * HOUR - NIGHT);
  const activated = Date.parse(data.at);
  return activated < earliest
    ? `The transfer became possible at ${data.at}, ${((activated - sign.at) / DAY).toFixed(1)} days after a sign of life (${sign.how}).`
    : undefined;
}
