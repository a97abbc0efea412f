import '#tests/world/replaced.ts';
import { type Played, play } from '#tests/lives/play.ts';
import { shrink } from '#tests/lives/shrink.ts';
import { sentencesOf } from '#tests/lives/tell.ts';
import { loadFunctions } from '#tests/world/world.ts';
import type { Answer, Order, PlayedLife } from './orders.ts';

// A process of find.ts: plays lives in which the hole of HOLE is put back, or the same steps without it.

const outline = ({ hash, branches, broken }: Played): PlayedLife => ({ hash, branches, broken: broken?.promise ?? null });

/** Plays each of these lives until a promise breaks that holds without the hole. */
async function find({ sound, branches }: Extract<Order, { does: 'find' }>): Promise<Answer> {
  const lives: Answer['lives'] = {};
  for (const seed of sound) {
    const life = await play({ seed, branches });
    lives[seed] = outline(life);
    if (!life.broken) continue;
    const shortest = await shrink(life);
    const { promise, how } = shortest.broken ?? life.broken;
    return { lives, found: { seed, promise, how, steps: shortest.steps, story: sentencesOf(shortest.story) } };
  }
  return { lives };
}

async function playAll({ seeds, branches }: Extract<Order, { does: 'play' }>): Promise<Answer> {
  const lives: Answer['lives'] = {};
  for (const seed of seeds) lives[seed] = outline(await play({ seed, branches }));
  return { lives };
}

async function replay({ stories }: Extract<Order, { does: 'replay' }>): Promise<Answer> {
  const broken: (string | null)[] = [];
  for (const { seed, steps } of stories) broken.push((await play({ seed, steps })).broken?.promise ?? null);
  return { lives: {}, broken };
}

function perform(order: Order): Promise<Answer> {
  if (order.does === 'find') return find(order);
  return order.does === 'play' ? playAll(order) : replay(order);
}

await loadFunctions();
const answer = await perform(JSON.parse(process.argv[2] ?? ''));
const { user, system } = process.cpuUsage();
process.send?.({ ...answer, cpuSeconds: (user + system) / 1e6 }, () => process.exit(0));
