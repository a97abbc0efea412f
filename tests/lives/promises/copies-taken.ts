import type { Kept } from '#tests/lives/life.ts';

/** How many copies, or parts of one, have arrived to their last byte, or perhaps. */
interface Memory {
  arrived: number;
}

export const copiesTaken: Kept<Memory> = {
  name: 'copies-taken',
  sentence: 'The copy counts when its last byte has left.',
  source: 'docs/threat-model.md: the overview shows which copies there are; shared/sealing/package-copy.ts',
  begin: () => ({ arrived: 0 }),
  onEvent(memory, event) {
    if (event.kind !== 'reply' || event.operation !== 'GET /api/will/package') return undefined;
    const { status, headers } = event.reply;
    const [, last, size] = /bytes \d+-(\d+)\/(\d+)/.exec(String(headers['content-range'] ?? '')) ?? [];
    if (status === 200 || status >= 500 || (status === 206 && Number(last) === Number(size) - 1)) memory.arrived += 1;
    return undefined;
  },
  afterStep(memory, { inside, state }) {
    const { arrived } = memory;
    memory.arrived = 0;
    const taken = inside
      .changes()
      .filter(({ before, after }) => !before && String(after?.['sk']).startsWith('AUDIT#') && eventOf(after) === 'copy_taken');
    // The connection of one that was counted can break then.
    return taken.length > arrived && !state.hasFault && !state.isTampered
      ? `${taken.length} copies count as taken, and ${arrived} have arrived.`
      : undefined;
  },
};

/** An entry waits in such a row until it becomes part of the chain, where it is another row. */
const eventOf = (row: Record<string, unknown> | undefined): string | undefined => (row?.['data'] as { event?: string } | undefined)?.event;
