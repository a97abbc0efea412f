import type { Kept } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';

export const neededPaper: Kept<string[]> = {
  name: 'needed-paper',
  sentence: 'As long as a storage is behind, no message says that an earlier paper is worthless.',
  source: 'docs/adr/0074',
  /** What was said with each new paper since the step before. */
  begin: () => [],
  onEvent(said, event, { state }) {
    if (event.kind !== 'reply' || event.operation !== 'POST /api/survivors/{id}/regenerate-codes') return undefined;
    if (event.reply.status === 200 && isOfHost(event, state)) said.push(String(event.reply.body.message));
    return undefined;
  },
  afterStep(said, { inside, state }) {
    const [first, ...others] = said.splice(0);
    // Of two new papers at the same moment, either can be the one that the storage lacks.
    if (first === undefined || others.length > 0) return undefined;
    const written = inside.changes().filter(({ after }) => after?.['pk'] === `HOST#${state.host.id}` && after['sk'] === 'WILL');
    const isNeeded = written.some(({ before, after }) => papersIn(after) > papersIn(before));
    return isNeeded && /no longer work\.$/.test(first) ? `A storage lacks a new paper, and its Host reads: ${first}` : undefined;
  },
};

/** How many earlier papers the storages that are behind still need. */
function papersIn(row: Record<string, unknown> | undefined): number {
  const { behind = [] } = (row?.['data'] ?? {}) as { behind?: { papers: string[] }[] };
  return behind.reduce((sum, { papers }) => sum + papers.length, 0);
}
