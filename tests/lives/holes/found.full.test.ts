import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FoundStory, perform } from './orders.ts';

// Each hole that find.ts has found is put back again, and its story is played. Of a story that breaks nothing any longer, for example because an
// action has other steps now: node tests/lives/holes/find.ts <name>

const recorded: Record<string, { found?: FoundStory }> = JSON.parse(readFileSync(new URL('found.json', import.meta.url), 'utf8'));
const stories = Object.entries(recorded).flatMap(([name, { found }]) => (found ? [{ name, ...found }] : []));
const LONGEST_MS = 170_000;
const AT_ONCE = 18;
const parts = Array.from({ length: Math.ceil(stories.length / AT_ONCE) }, (_, n) => stories.slice(n * AT_ONCE, (n + 1) * AT_ONCE)).map((part) => ({
  ...{ first: part[0]?.name, part },
}));

describe('a hole that is put back', () => {
  it.each(stories)('$name is found: $promise', async ({ name, promise, ...story }) => {
    const { broken } = await perform([name], { does: 'replay', stories: [story] }, LONGEST_MS);
    expect(broken).toEqual([promise]);
  });

  it.each(parts)('is why its promise breaks: without it, stories from $first on keep all promises', async ({ part }) => {
    const { broken } = await perform([], { does: 'replay', stories: part }, LONGEST_MS);
    expect(broken?.map((promise, n) => `${part[n]?.name}: ${promise}`)).toEqual(part.map(({ name }) => `${name}: null`));
  });
});
