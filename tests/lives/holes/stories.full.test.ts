import { afterAll, expect, it } from 'vitest';
import { play } from '#tests/lives/play.ts';
import { tellBroken } from '#tests/lives/tell.ts';
import { loadFunctions, stackOfWorld } from '#tests/world/world.ts';
import { recordedStories } from './orders.ts';

// The stories of found.json, without the hole that each has found: it is why the promise breaks (found.full.test.ts).

afterAll(stackOfWorld.stop);

it.each(recordedStories())('the story of $name keeps all promises without it', async ({ name, seed, steps, thieves }) => {
  await loadFunctions();
  const played = await play({ seed, steps, ...(thieves && { thieves }) });
  expect(played.broken && tellBroken(played, `node tests/lives/holes/find.ts ${name}`)).toBeUndefined();
});
