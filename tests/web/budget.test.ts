import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '#infra/pages/build-pages.ts';
import { cacheControl } from '#web/edge/headers.ts';
import type { BuiltFile } from '#web/edge/publication.ts';

const KB = 1000;
const LIMITS = [
  { entry: 'family', script: 25 * KB, all: 60 * KB },
  { entry: 'host', script: 60 * KB, all: 100 * KB },
];

let files: Map<string, BuiltFile>;

beforeAll(async () => {
  files = new Map((await buildPages()).map((file) => [file.path, file]));
});

/** A kind of import in the built scripts: those that load with a script, and those that load on demand. */
const STATIC = /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g;
const ON_DEMAND = /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

/** Returns the files of the first visit for each page of this entry: the entry, the page, its words, and what they import. */
function firstLoads(entry: string): string[][] {
  const html = textOf(`${entry}.html`);
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const onDemand = withImports(linked).flatMap((path) => importsOf(path, ON_DEMAND));
  const needed = partsByPage(entry);
  const pages = onDemand.filter((path) => !isDictionary(path));
  return pages.map((page) => {
    // German words are longer, so that they are the ones to measure.
    const words = [entry, ...(needed.get(nameOf(page)) ?? [])].map(
      (part) => onDemand.find((path) => path.startsWith(`assets/de-${kebab(part)}-`)) ?? '',
    );
    return [`${entry}.html`, ...withImports([...linked, ...words, page])];
  });
}

/** Returns the words that each page needs next to those of its entry, as the entry names them. */
function partsByPage(entry: string): Map<string, string[]> {
  const source = readFileSync(new URL(`../../web/${entry}/entry.tsx`, import.meta.url), 'utf8');
  const pages = source.matchAll(/withWords\(\[(.*?)\],[^']+'\.\/[\w-]+\/([\w-]+)\.tsx'/g);
  return new Map([...pages].map(([, parts = '', page = '']) => [page, parts.match(/\w+/g) ?? []]));
}

/** The name of the file of a part: `resetPassword` is in `reset-password.ts`. */
const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOf = (path: string) => path.replace(/^assets\/|-[\w-]{8}\.js$/g, '');
const isDictionary = (path: string) => /^assets\/(en|de)-/.test(path);

function withImports(paths: readonly string[]): string[] {
  const found = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...importsOf(path, STATIC));
  }
  return [...found];
}

function importsOf(path: string, kind: RegExp): string[] {
  return path.endsWith('.js') ? [...textOf(path).matchAll(kind)].map(([, name = '']) => `assets/${name}`) : [];
}

function textOf(path: string): string {
  return files.get(path)?.content.toString() ?? '';
}

function sizeOf(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(files.get(path)?.content ?? '').length, 0);
}

describe.each(LIMITS)('the first load of each of the $entry pages', ({ entry, script, all }) => {
  it('is small enough for an old phone', () => {
    const loads = firstLoads(entry);
    expect(loads.length).toBeGreaterThan(1);
    for (const load of loads) {
      const scripts = load.filter((path) => path.endsWith('.js'));
      expect(sizeOf(scripts), load.join()).toBeLessThan(script);
      expect(sizeOf(load), load.join()).toBeLessThan(all);
    }
  });

  it('has the words of its pages', () => expect(firstLoads(entry).flat()).not.toContain(''));

  it('has no code of the other pages', () => {
    const other = entry === 'family' ? '/api/auth/login' : '/api/survivor-auth/';
    expect(
      firstLoads(entry)
        .flat()
        .filter((path) => textOf(path).includes(other)),
    ).toEqual([]);
  });
});

it('every script and style has a name that changes with its content', () => {
  const names = [...files.keys()].filter((path) => !path.endsWith('.html'));
  expect(names.filter((path) => !/-[\w-]{8}\.\w+$/.test(path) || !cacheControl(path).includes('immutable'))).toEqual([]);
});
