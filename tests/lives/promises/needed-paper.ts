import type { Kept, Life } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';

export const neededPaper: Kept<{ said: { text: string; isNeeded: boolean }[] }> = {
  name: 'needed-paper',
  sentence: 'As long as a storage is behind, no message says that an earlier paper is worthless.',
  source: 'docs/adr/0074',
  /** What was said with each new paper since the step before, and whether a storage needed the earlier one when the reply came. */
  begin: () => ({ said: [] }),
  onEvent({ said }, event, life) {
    if (event.kind !== 'reply' || event.operation !== 'POST /api/survivors/{id}/regenerate-codes') return undefined;
    if (event.reply.status === 200 && isOfHost(event, life.state)) said.push({ text: String(event.reply.body.message), isNeeded: isNeeded(life) });
    return undefined;
  },
  afterStep({ said }) {
    const [first, ...others] = said.splice(0);
    // Of two new papers at the same moment, either can be the one that the storage lacks.
    if (!first?.isNeeded || others.length > 0) return undefined;
    return /no longer work\.$/.test(first.text) ? `A storage lacks a new paper, and its Host reads: ${first.text}` : undefined;
  },
};

/** Whether storages need more earlier papers than when the step began. One that is unsteady may have caught up already. */
function isNeeded({ inside, state }: Life): boolean {
  const written = inside
    .changes()
    .filter(({ before, after }) => (after ?? before)?.['pk'] === `HOST#${state.host.id}` && (after ?? before)?.['sk'] === 'WILL');
  return papersIn(written.at(-1)?.after) > papersIn(written[0]?.before);
}

/** How many earlier papers the storages that are behind still need. */
function papersIn(row: Record<string, unknown> | undefined): number {
  const { behind = [] } = (row?.['data'] ?? {}) as { behind?: { papers: string[] }[] };
  return behind.reduce((sum, { papers }) => sum + papers.length, 0);
}
