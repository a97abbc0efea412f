import { INNER_LIST_NAME, openInnerList } from '#custody/inner-list.ts';
import { openAll } from '#tests/journeys/thief.ts';
import type { Kept, Life, Replied, Survivor } from '#tests/lives/life.ts';
import { sha256Of } from './documents-seen.ts';
import { isLost, opensAtLast } from './opens-at-last.ts';

type Memory = ReturnType<typeof opensAtLast.begin> & {
  /** The fewest papers that open what the Host's own device has encrypted. */
  papers: number;
  /** The ids of those who have passed their share on, which the service then has. */
  passed: string[];
};

export const ownDevice: Kept<Memory> = {
  name: 'own-device',
  sentence: 'Not the service alone, nor a thief of everything that it has, with fewer than K papers.',
  source: 'docs/own-device.md, "The two levels"',
  begin: () => ({ ...opensAtLast.begin(), papers: Number.POSITIVE_INFINITY, passed: [] }),
  onEvent(memory, event, life) {
    opensAtLast.onEvent?.(memory, event, life);
    if (event.kind === 'reply') learn(memory, event);
    return undefined;
  },
  afterStep: (memory, life) => void opensAtLast.afterStep?.(memory, life),
  async atEnd(memory, life) {
    if (!isTried(memory, life)) return undefined;
    const people = withShares(memory, life.state.survivors);
    const papers = people.flatMap(({ paper, earlierPapers }) => [paper, ...earlierPapers].flatMap((one) => (one ? [one.recoveryKey] : [])));
    const open = await life.inside.during(openAll(life.inside.everything(), papers));
    const inner = memory.plain.find((text) => [...open].some((one) => one.includes(text)));
    const names = people.map(({ name }) => name).join(' and ');
    if (inner) return `all that the service has, and the papers of ${names || 'no one'}, open what the Host's own device has encrypted: “${inner}”`;
    return isClosed(memory, life, open) ? 'all keys of the service open nothing, so that nothing is shown by what they do not open' : undefined;
  },
};

/** One will in eight of those that the service seals alone is tried too: its keys open it, so that a check that opens nothing is noticed. */
const isTried = ({ papers }: Memory, { state: { host } }: Life): boolean => Number.isFinite(papers) || /^[01]/.test(host.id ?? '');

function learn(memory: Memory, { operation, asking, reply, by }: Replied): void {
  const list = by.role === 'host' ? asking.parts?.find(({ filename }) => filename === INNER_LIST_NAME) : undefined;
  if (list) memory.papers = Math.min(memory.papers, openInnerList(list.content as Uint8Array).list.threshold);
  if (operation === 'POST /api/survivor-auth/inner-shares' && reply.status !== 400) memory.passed.push(String(survivorIn(asking.json)));
}

const survivorIn = (json: unknown): unknown => (json as { survivor_id?: unknown } | undefined)?.survivor_id;

/** K-1 people, those first whose shares the service has. No one if the service alone seals, or has K shares, which are encrypted to all papers. */
function withShares({ papers, passed }: Memory, survivors: readonly Survivor[]): Survivor[] {
  if (!Number.isFinite(papers) || new Set(passed).size >= papers) return [];
  const isPassed = ({ id = '', paper, earlierPapers }: Survivor): boolean =>
    passed.includes(id) || [paper, ...earlierPapers].some((one) => one && passed.includes(one.survivorId));
  return survivors.toSorted((one, other) => Number(isPassed(other)) - Number(isPassed(one))).slice(0, papers - 1);
}

/** Whether a document that is sealed was not opened: the service's keys open each outer envelope. */
function isClosed(memory: Memory, life: Life, open: ReadonlySet<string>): boolean {
  const { sealed = [], isGivenUp, isUncertain } = memory;
  if (isGivenUp || isUncertain || life.state.isTampered || isLost(memory, life)) return false;
  const opened = new Set([...open].map((text) => sha256Of(Buffer.from(text, 'latin1'))));
  return sealed.some(({ sha256 }) => !opened.has(sha256));
}
