import '#tests/world/replaced.ts';
import { play } from '#tests/lives/play.ts';
import { shrink } from '#tests/lives/shrink.ts';
import { sentencesOf } from '#tests/lives/tell.ts';
import { loadFunctions } from '#tests/world/world.ts';
import type { Answer, Order } from './orders.ts';

// A process of find.ts: plays lives in which the hole of HOLE is put back, or the same steps without it.

/** Plays lives from a seed on until a promise breaks. */
async function find({ first, branches, most }: Extract<Order, { does: 'find' }>): Promise<Answer> {
  let [lives, played] = [0, 0];
  for (let seed = first; played < most; seed += 1) {
    const life = await play({ seed: String(seed), branches });
    lives += 1;
    // A life itself is one of the stories that are tried.
    played += Math.max(life.branches, 1);
    if (!life.broken) continue;
    const shortest = await shrink(life);
    const { promise, how } = shortest.broken ?? life.broken;
    return { lives, branches: played, found: { seed: String(seed), promise, how, steps: shortest.steps, story: sentencesOf(shortest.story) } };
  }
  return { lives, branches: played };
}

async function replay({ stories }: Extract<Order, { does: 'replay' }>): Promise<Answer> {
  const broken: (string | null)[] = [];
  for (const { seed, steps } of stories) broken.push((await play({ seed, steps })).broken?.promise ?? null);
  return { lives: stories.length, branches: 0, broken };
}

await loadFunctions();
const order: Order = JSON.parse(process.argv[2] ?? '');
const answer = await (order.does === 'find' ? find(order) : replay(order));
const { user, system } = process.cpuUsage();
process.send?.({ ...answer, cpuSeconds: (user + system) / 1e6 }, () => process.exit(0));
