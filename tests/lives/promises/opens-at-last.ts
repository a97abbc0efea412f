import type { Kept, Life, Replied } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';
import { countProblem, type DocumentsSeen, learnDocuments, noDocuments } from './documents-seen.ts';
import { ableOf, openByService } from './open-by-service.ts';
import { openByPapers } from './papers-alone.ts';
import { DELETIONS, sealedAsAnswered } from './sealings-seen.ts';

interface Memory extends DocumentsSeen {
  /** The threshold of the sealing, or `perhaps`. Undefined while there is none. */
  threshold?: number | 'perhaps';
  /** When the newest sealing was asked for, epoch milliseconds. */
  sealedAt: number;
  /** Whether a deletion was asked for in the account, or a thief has changed anything. */
  isGivenUp: boolean;
  /** What the Host's own device has encrypted. */
  plain: string[];
}

export const opensAtLast: Kept<Memory> = {
  name: 'opens-at-last',
  sentence: 'K Survivors can; with their paper even when the service is gone.',
  source: 'README, "The promise of custody"',
  begin: () => ({ ...noDocuments(), isGivenUp: false, sealedAt: 0, plain: [] }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply') return undefined;
    if (event.operation === 'POST /api/liveness/respond' && (event.reply.status < 300 || event.reply.status >= 500)) memory.isAnswered = true;
    if (!isOfHost(event, state)) return undefined;
    const problem = countProblem(memory, event);
    learn(memory, event);
    return problem;
  },
  afterStep(memory, { state: { host } }) {
    memory.plain = [...new Set([...memory.plain, ...Object.values(host.plain)])];
    return undefined;
  },
  async atEnd(memory, life) {
    const { threshold } = memory;
    if (typeof threshold !== 'number' || memory.isGivenUp || life.state.isTampered) return undefined;
    life.inside.endFaults();
    if (isLost(memory, life)) return undefined;
    for (const thief of life.state.thieves) thief.hides = [];
    const able = ableOf(life);
    return (
      (able.length >= threshold ? await openByService(life, memory, able, threshold) : undefined) ??
      (await openByPapers(life, memory, memory.plain, threshold))
    );
  },
};

/**
 * Whether the Host's bucket had the only copies, and was set back to before the sealing, or the table was set back to before a package that a
 * storage has now.
 */
export function isLost({ sealedAt }: Memory, { state: { setBacks = [], restored }, inside }: Life): boolean {
  const isNewer = ([place, { at }]: [string, { at: Date }]): boolean =>
    !place.includes('staging/') && restored !== undefined && at.getTime() > restored.to && at.getTime() <= restored.at;
  if ([...inside.objects()].some(isNewer)) return true;
  const lost = setBacks.filter(({ to, at }) => to <= sealedAt && sealedAt < at);
  const isKept = (place: string): boolean => !place.includes('staging/') && !lost.some(({ bucket }) => place.startsWith(`${bucket}/`));
  return lost.length > 0 && ![...inside.objects()].some(([place, { at }]) => at.getTime() >= sealedAt && isKept(place));
}

/** What anybody who has a session may do without changing a will. */
const HARMLESS = /\/api\/(liveness|auth\/(login|logout|refresh))/;

function learn(memory: Memory, event: Replied): void {
  learnDocuments(memory, event);
  const sealed = sealedAsAnswered(event);
  if (sealed !== 'no') Object.assign(memory, { threshold: sealed, sealedAt: event.sentAt });
  const isPerhapsDone = event.reply.status < 300 || event.reply.status >= 500;
  const isByThief = event.by.role === 'thief' && !event.operation.startsWith('GET ') && !HARMLESS.test(event.operation);
  if (isPerhapsDone && (isByThief || DELETIONS.includes(event.operation))) memory.isGivenUp = true;
}
