import type { Kept, Life } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';

/** The number of the newest entry that a reply has shown. */
interface Memory {
  newest: number;
}

export const wholeHistory: Kept<Memory> = {
  name: 'whole-history',
  sentence: 'A shorter history is not shown and not signed.',
  source: 'docs/adr/0072',
  begin: () => ({ newest: 0 }),
  onEvent(memory, event, life) {
    if (event.kind !== 'reply' || !event.operation.startsWith('GET /api/host/audit') || !isOfHost(event, life.state) || event.reply.status !== 200)
      return undefined;
    if (event.path.includes('before=')) return undefined;
    const entries: { number: number | null }[] = event.reply.body.entries;
    const length =
      Math.max(Number(event.reply.body.head.number), ...entries.map(({ number }) => number ?? 0)) +
      entries.filter(({ number }) => number === null).length;
    if (length < Math.min(memory.newest, countedOf(life)))
      return `${event.by.name} is shown a history of ${length} entries, and it had ${memory.newest}.`;
    memory.newest = length;
    return undefined;
  },
};

/** How many entries came with a change of the Host's record. As many of the newest ones as came without one can be removed unnoticed. */
const countedOf = ({ inside, state }: Life): number =>
  Number(Object(inside.items().find(({ pk, sk }) => pk === `HOST#${state.host.id}` && sk === 'ROOT')?.['data']).entries ?? 0);
