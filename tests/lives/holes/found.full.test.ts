import { describe, expect, it } from 'vitest';
import { findHoles } from './find-hole.ts';
import { perform, recordedStories } from './orders.ts';

// Each hole that find.ts has found is put back again, and its story is played: without it, the story breaks nothing (stories.full.test.ts).
// Of a story that breaks nothing any longer, for example because an action has other steps now: node tests/lives/holes/find.ts <name>

const stories = recordedStories();
const known = await findHoles(stories.map(({ name }) => name).join());
const alone = stories.filter((_, n) => known[n]?.whileLoading);
const together = stories.filter((_, n) => !known[n]?.whileLoading);
type Named = (typeof stories)[number];
const LONGEST_MS = 900_000;

/** Plays stories in one process, each with its hole. Returns the promises that they break, by their holes. */
async function broken(played: readonly Named[]): Promise<Record<string, string | null | undefined>> {
  const order = { does: 'replay', stories: played.map((story) => ({ ...story, holes: [story.name] })) } as const;
  const names = played.map(({ name }) => name);
  const answer = await perform(names, order, LONGEST_MS);
  return Object.fromEntries(played.map(({ name }, n) => [name, answer.broken?.[n]]));
}

describe('each hole that is put back', () => {
  const promises = (played: readonly Named[]) => Object.fromEntries(played.map(({ name, promise }) => [name, promise]));

  it('is found', async () => expect(await broken(together)).toEqual(promises(together)), LONGEST_MS);
  it.each(alone)('is found: $name', async (story) => expect(await broken([story])).toEqual(promises([story])));
});
