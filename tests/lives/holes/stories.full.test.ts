import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { play } from '#tests/lives/play.ts';
import { tellBroken } from '#tests/lives/tell.ts';
import { loadFunctions, stackOfWorld } from '#tests/world/world.ts';
import type { FoundStory } from './orders.ts';

// The stories of found.json, without the hole that each has found: it is why the promise breaks (found.full.test.ts).

const recorded: Record<string, { found?: FoundStory }> = JSON.parse(readFileSync(new URL('found.json', import.meta.url), 'utf8'));
const stories = Object.entries(recorded).flatMap(([name, { found }]) => (found ? [{ name, ...found }] : []));

afterAll(stackOfWorld.stop);

it.each(stories)('the story of $name keeps all promises without it', async ({ name, seed, steps, thieves }) => {
  await loadFunctions();
  const played = await play({ seed, steps, ...(thieves && { thieves }) });
  expect(played.broken && tellBroken(played, `node tests/lives/holes/find.ts ${name}`)).toBeUndefined();
});
