import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '#common/language.ts';
import { buildPages } from '#infra/pages/build-pages.ts';
import type { BuiltFile } from '#web/edge/publication.ts';

const KB = 1000;

/** The most that the first visit of a page loads, in compressed bytes. An old phone on a slow network must show it within seconds. */
export const BUDGETS = [
  { entry: 'family', scripts: 25 * KB, all: 60 * KB },
  { entry: 'host', scripts: 60 * KB, all: 100 * KB },
] as const;

/** The built files by their paths. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** What the first visit of a page loads. Sizes are in bytes, compressed with gzip. */
export interface FirstLoad {
  address: string;
  files: readonly string[];
  scripts: number;
  all: number;
}

export async function readBuiltFiles(): Promise<BuiltFiles> {
  return new Map((await buildPages()).map((file) => [file.path, file]));
}

/** Returns the first load of each page of this entry, in the language that needs the most for it. */
export function firstLoads(built: BuiltFiles, entry: string): FirstLoad[] {
  const linked = [...textOf(built, `${entry}.html`).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const code = withImports(built, linked);
  const onDemand = code.flatMap((path) => importsOf(built, path, ON_DEMAND));
  const find = (name: string) => onDemand.find((path) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(path)) ?? `(no file for ${name})`;
  return pagesOf(entry).map(({ address, parts, page }) => {
    const files = [`${entry}.html`, ...withImports(built, [...linked, find(page)])];
    const words = LANGUAGES.map((language) => [entry, ...parts].map((part) => wordFile(built, language, part)));
    const most = words.toSorted((one, other) => sizeOf(built, other) - sizeOf(built, one))[0] ?? [];
    return sizes(built, address, [...files, ...withImports(built, most)]);
  });
}

function wordFile(built: BuiltFiles, language: string, part: string): string {
  const name = new RegExp(`^assets/${language}-${kebab(part)}-\\w{8}\\.js$`);
  return [...built.keys()].find((path) => name.test(path)) ?? `(no words for ${part})`;
}

function sizes(built: BuiltFiles, address: string, files: readonly string[]): FirstLoad {
  const scripts = files.filter((path) => path.endsWith('.js'));
  return { address, files, scripts: sizeOf(built, scripts), all: sizeOf(built, files) };
}

/** Returns the text of a built file, or '' if it is missing. */
export function textOf(built: BuiltFiles, path: string): string {
  return built.get(path)?.content.toString() ?? '';
}

/** Returns the size of these files together, each compressed with gzip. */
export function sizeOf(built: BuiltFiles, paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(built.get(path)?.content ?? '').length, 0);
}

/** A kind of import in the built scripts: those that load with a script, and those that load on demand. */
const STATIC = /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g;
const ON_DEMAND = /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

/** Returns the pages of an entry as it names them, with the words that each needs next to those of its entry. */
function pagesOf(entry: string): { address: string; parts: string[]; page: string }[] {
  const source = readFileSync(new URL(`../../web/${entry}/entry.tsx`, import.meta.url), 'utf8');
  const pages = source.matchAll(/'(\/[^']*)': withWords\(\[(.*?)\],[^']+'\.\/(?:[\w-]+\/)?([\w-]+)\.tsx'/g);
  return [...pages].map(([, address = '', parts = '', page = '']) => ({ address, page, parts: parts.match(/\w+/g) ?? [] }));
}

/** The name of the file of a part: `resetPassword` is in `reset-password.ts`. */
const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function withImports(built: BuiltFiles, paths: readonly string[]): string[] {
  const found = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    open.push(...importsOf(built, path, STATIC));
  }
  return [...found];
}

function importsOf(built: BuiltFiles, path: string, kind: RegExp): string[] {
  return path.endsWith('.js') ? [...textOf(built, path).matchAll(kind)].map(([, name = '']) => `assets/${name}`) : [];
}
