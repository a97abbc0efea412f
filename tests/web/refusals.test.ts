import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#domain/refusal.ts';
import { LOCALES } from '#web/words/locales.ts';

/** The links in replies, which pages load without a client. */
const LINKED = [
  ['get', '/api/survivor-auth/download'],
  ['get', '/api/survivor-auth/archive'],
] as const;

interface Described {
  $ref?: string;
  description?: string;
}

const { paths }: { paths: Record<string, Record<string, { responses: Record<string, Described> }>> } = JSON.parse(
  readFileSync('docs/api/openapi.json', 'utf8'),
);

/** Returns the calls in the sources of the pages, as method and path. */
function callsOf(folder: string): (readonly [string, string])[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const text = sources.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  return [...text.matchAll(/api\.(GET|POST|PUT|DELETE)\('([^']+)'/g)].map(([, method = '', path = '']) => [method.toLowerCase(), path] as const);
}

/** Returns the codes with which the service refuses this call. */
function codesOf([method, path]: readonly [string, string]): string[] {
  const refusals = Object.entries(paths[path]?.[method]?.responses ?? {}).filter(([status]) => Number(status) >= 400);
  return refusals.flatMap(([, { $ref, description }]) => ($ref ? [$ref.split('/').at(-1) ?? ''] : (description?.match(/\w+/g) ?? [])));
}

const codes = [...new Set([...callsOf('web'), ...LINKED].flatMap(codesOf))].sort();

/** Returns the sentences that the pages have for refusals, by code: those of every page and the rare ones. */
async function sentencesIn(locale: string): Promise<Record<string, string>> {
  const folder = new URL(`../../web/words/${locale}/`, import.meta.url);
  const parts = await Promise.all(readdirSync(folder).map((name) => import(/* @vite-ignore */ new URL(name, folder).href)));
  const words = parts.flatMap((part) => Object.entries<{ failures?: object }>(part));
  return Object.assign({}, ...words.map(([name, part]) => (name === 'refusals' ? part : part.failures)));
}

/** The codes that no page can get, each with the reason. A page that begins to call such an endpoint takes its codes out of this list. */
const NEVER_ON_A_PAGE: Partial<Record<keyof typeof REFUSALS, string>> = {
  not_found: 'The client is made from the list of endpoints, so pages call only addresses that there are.',
  method_not_allowed: 'The client is made from the list of endpoints, with their methods.',
};

describe('the codes that no page can get', () => {
  it('are in the closed list, and no call of a page is refused with them', () => {
    expect(Object.keys(NEVER_ON_A_PAGE).filter((code) => !(code in REFUSALS) || codes.includes(code))).toEqual([]);
  });
});

describe.each(LOCALES)('the pages in $name', ({ locale }) => {
  it('have a sentence for each refusal of the endpoints that they use', async () => {
    const known = await sentencesIn(locale);
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !known[code])).toEqual([]);
  });

  it('have a sentence for each refusal of the service, except for those that no page can get', async () => {
    const known = await sentencesIn(locale);
    expect(Object.keys(REFUSALS).filter((code) => !known[code] && !(code in NEVER_ON_A_PAGE))).toEqual([]);
  });
});
