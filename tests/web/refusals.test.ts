import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#common/refusal.ts';

// A notice shows the own sentence of its page for a code, else the frame's, else that of its entry (`FailureNotice`). Each entry has
// a sentence for every code that one of its calls can get. So no component can miss one, whichever calls it makes.

const ENTRIES = ['family', 'host'] as const;
type Entry = (typeof ENTRIES)[number];

/** The links in replies, which pages load without a client. */
const LINKED: Record<Entry, readonly Operation[]> = {
  family: [
    ['get', '/api/survivor-auth/download'],
    ['get', '/api/survivor-auth/archive'],
  ],
  host: [],
};

/** Codes that the pages themselves give to what the browser refuses, each with the file. */
const MADE_BY_PAGES: Record<Entry, Record<string, string>> = {
  family: {},
  host: { passkey_known: 'web/host/passkeys.ts', passkey_cancelled: 'web/host/passkeys.ts' },
};

type Operation = readonly [method: string, path: string];

interface Described {
  description: string;
}

const { paths }: { paths: Record<string, Record<string, { responses: Record<string, Described> }>> } = JSON.parse(
  readFileSync('docs/api/openapi.json', 'utf8'),
);

/** Returns the source of each file of an entry, and of what all entries share. */
function sourcesOf(entry: Entry): string[] {
  const files = [`web/${entry}`, 'web/shared'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return files.filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(name, 'utf8'));
}

/** Returns the calls of an entry. */
function callsOf(entry: Entry): Operation[] {
  const calls = sourcesOf(entry).flatMap((source) => [...source.matchAll(/api\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)]);
  return [...calls.map(([, method = '', path = '']) => [method.toLowerCase(), path] as const), ...LINKED[entry]];
}

/** The codes of a repeated request, which only a call with an Idempotency-Key gets. */
const OF_A_KEY = ['already_done', 'idempotency_key_reused'];
const sendsKeys = (entry: Entry): boolean => sourcesOf(entry).some((source) => source.includes('idempotency-key'));

/** Returns the codes with which the service refuses a call of this entry. */
const codesIn = (entry: Entry): string[] => {
  const found = callsOf(entry).flatMap(codesOf);
  return sendsKeys(entry) ? found : found.filter((code) => !OF_A_KEY.includes(code));
};

/** Returns the codes with which the service refuses this call. */
function codesOf([method, path]: Operation): string[] {
  const refusals = Object.entries(paths[path]?.[method]?.responses ?? {}).filter(([status]) => Number(status) >= 400);
  return refusals.flatMap(([, { description }]) => description.match(/\w+/g) ?? []);
}

const codes: Record<Entry, Set<string>> = {
  family: new Set([...codesIn('family'), ...Object.keys(MADE_BY_PAGES.family)]),
  host: new Set([...codesIn('host'), ...Object.keys(MADE_BY_PAGES.host)]),
};

/** The English words. Those of the other languages have the same keys, which the type checker demands. */
const WORDS = new URL('../../shared/words/en/pages/', import.meta.url);

/** Returns the sentences that every notice of an entry can show: those of the frame, and those that it loads when it needs one. */
async function sentencesOf(entry: Entry): Promise<{ frame: Record<string, string>; loaded: Record<string, string> }> {
  const load = (file: string) => import(/* @vite-ignore */ new URL(`${file}.ts`, WORDS).href);
  const { frame } = await load('frame');
  return { frame: frame.failures, loaded: (await load(`${entry}-refusals`))[`${entry}Refusals`] };
}

/** The codes that no page can get, each with the reason. A page that begins to call such an endpoint takes its codes out of this list. */
const NEVER_ON_A_PAGE: Partial<Record<keyof typeof REFUSALS, string>> = {
  not_found: 'The client is made from the list of endpoints, so pages call only addresses that there are.',
  method_not_allowed: 'The client is made from the list of endpoints, with their methods.',
};

const all = new Set([...codes.family, ...codes.host]);

describe('the codes that no page can get', () => {
  it('are in the closed list, and no call of a page is refused with them', () => {
    expect(Object.keys(NEVER_ON_A_PAGE).filter((code) => !(code in REFUSALS) || all.has(code))).toEqual([]);
  });

  it('are the only ones of the service without a page', () => {
    expect(Object.keys(REFUSALS).filter((code) => !all.has(code) && !(code in NEVER_ON_A_PAGE))).toEqual([]);
  });
});

it('the own sentences of a page are for refusals that a page can get', async () => {
  const files = await Promise.all(readdirSync(WORDS).map((name) => import(/* @vite-ignore */ new URL(name, WORDS).href)));
  const own = files.flatMap((file) => Object.values<{ failures?: object }>(file).flatMap(({ failures = {} }) => Object.keys(failures)));
  expect(own.filter((code) => !all.has(code))).toEqual([]);
});

describe.each(ENTRIES)('the calls of the %s pages', (entry) => {
  it('are all found in the sources, in the list of endpoints, and by the client only', () => {
    const source = sourcesOf(entry)
      .join('\n')
      .replaceAll(/paths\['[^']+'\]/g, '');
    const found = callsOf(entry);
    expect(found.length).toBeGreaterThan(10);
    expect(source.match(/['"`]\/api\//g)).toHaveLength(found.length - LINKED[entry].length);
    expect(found.filter(([method, path]) => !paths[path]?.[method])).toEqual([]);
  });

  it('are the only ones that refuse, except for what the browser refuses', () => {
    const made = Object.entries(MADE_BY_PAGES[entry]);
    expect(made.filter(([code, file]) => code in REFUSALS || !readFileSync(file, 'utf8').includes(`'${code}'`))).toEqual([]);
  });
});

describe.each(ENTRIES)('each notice of the %s pages', (entry) => {
  it('has a sentence for each refusal of each call', async () => {
    const { frame, loaded } = await sentencesOf(entry);
    expect([...codes[entry]].filter((code) => !frame[code] && !loaded[code]).sort()).toEqual([]);
  });

  it('loads no sentence that it cannot need', async () => {
    const { frame, loaded } = await sentencesOf(entry);
    expect(Object.keys(loaded).filter((code) => !codes[entry].has(code) || code in frame)).toEqual([]);
  });
});
