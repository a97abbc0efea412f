import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FoundStory, perform } from './orders.ts';

// Each hole that find.ts has found is put back again, and its story is played. Of a story that breaks nothing any longer, for example because an
// action has other steps now: node tests/lives/holes/find.ts <name>

const recorded: Record<string, { found?: FoundStory }> = JSON.parse(readFileSync(new URL('found.json', import.meta.url), 'utf8'));
const stories = Object.entries(recorded).flatMap(([name, { found }]) => (found ? [{ name, ...found }] : []));
const LONGEST_MS = 170_000;

describe('a hole that is put back', () => {
  it.each(stories)('$name is found: $promise', async ({ name, promise, ...story }) => {
    const { broken } = await perform([name], { does: 'replay', stories: [story] }, LONGEST_MS);
    expect(broken).toEqual([promise]);
  });

  it('is why its promise breaks: without it, each story keeps all promises', async () => {
    const { broken } = await perform([], { does: 'replay', stories }, LONGEST_MS);
    expect(broken?.map((promise, n) => `${stories[n]?.name}: ${promise}`)).toEqual(stories.map(({ name }) => `${name}: null`));
  });
});
