import '#tests/world/replaced.ts';
import type { Kept } from '#tests/lives/life.ts';
import { type Plan, type Played, play } from '#tests/lives/play.ts';
import { promises } from '#tests/lives/promises/promises.ts';
import { shrink } from '#tests/lives/shrink.ts';
import { sentencesOf } from '#tests/lives/tell.ts';
import { loadFunctions } from '#tests/world/world.ts';
import type { Answer, FoundStory, Order, PlayedLife } from './orders.ts';
import { putBack } from './switch.ts';

// A process of find.ts: plays lives in which the holes of HOLE are put back, or those that a story names of them.

const outline = ({ seed, hash, branches, broken }: Played): PlayedLife => ({ seed, hash, branches, broken: broken?.promise ?? null });

const storyOf = ({ seed, steps, story, broken }: Played, thieves: FoundStory['thieves']): FoundStory => ({
  ...{ seed, promise: broken?.promise ?? '', how: broken?.how ?? '' },
  ...{ steps, story: sentencesOf(story), ...(thieves && { thieves }) },
});

const withThieves = (thieves: FoundStory['thieves']): Pick<Plan, 'thieves'> => (thieves ? { thieves } : {});

async function playLives({ seeds, branches, untilBroken, thieves, fault, stage }: Extract<Order, { does: 'play' }>): Promise<Answer> {
  const lives: PlayedLife[] = [];
  for (const seed of seeds) {
    const played = await play({ seed, branches, ...withThieves(thieves), ...(fault && { fault }), ...(stage && { stage }) });
    lives.push(outline(played));
    if (untilBroken && played.broken) return { lives, found: storyOf(played, thieves) };
  }
  return { lives };
}

async function replay({ stories }: Extract<Order, { does: 'replay' }>): Promise<Answer> {
  const broken: (string | null)[] = [];
  for (const { seed, steps, thieves, holes } of stories) {
    if (holes) putBack(holes);
    broken.push((await play({ seed, steps, ...withThieves(thieves) })).broken?.promise ?? null);
  }
  return { broken };
}

async function shorten({ story: { seed, steps, thieves }, most }: Extract<Order, { does: 'shorten' }>): Promise<Answer> {
  const played = await play({ seed, steps, ...withThieves(thieves) });
  return played.broken ? { found: storyOf(await shrink(played, most, withThieves(thieves)), thieves) } : {};
}

function perform(order: Order): Promise<Answer> {
  if (order.does === 'play') return playLives(order);
  return order.does === 'replay' ? replay(order) : shorten(order);
}

/** Promises that a run leaves out, for example because all lives break one of them while it is written. */
const except = (process.env['EXCEPT'] ?? '').split(',');
(promises as Kept[]).splice(0, promises.length, ...promises.filter(({ name }) => !except.includes(name)));

const ordered = new Promise<Order>((resolve) => void process.once('message', (order) => resolve(order as Order)));
await loadFunctions();
const answer = await perform(await ordered);
const { user, system } = process.cpuUsage();
process.send?.({ ...answer, cpuSeconds: (user + system) / 1e6 }, () => process.exit(0));
