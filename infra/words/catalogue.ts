import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './translate.ts';
import { parseWords, type Unit, unitsOf } from './units.ts';

/** The texts of one language by id, in ICU MessageFormat. */
export type Catalogue = ReadonlyMap<string, string>;

/** For each text and language: the hash of the English text from which it was made, and its own. */
export type Sources = Record<string, Record<string, string>>;

/** One English file of words. */
export interface EnglishFile {
  file: string;
  code: string;
  units: readonly Unit[];
}

const HASH_LENGTH = 5;

/** `missing` and `old` are shown in English. An `old` one was made from another English text than today's. */
export type State = 'translated' | 'missing' | 'old';

/** Returns all English files. `folder`: of all words. */
export function readEnglish(folder: string): EnglishFile[] {
  const english = join(folder, 'en');
  return globSync('**/*.ts', { cwd: english })
    .sort()
    .map((file) => {
      const code = readFileSync(join(english, file), 'utf8');
      return { file, code, units: unitsOf(parseWords(code), file) };
    });
}

/** Returns the languages that have a catalogue, and English. */
export function listLanguages(folder: string): string[] {
  const names = readdirSync(folder).flatMap((name) => /^([a-z]{2,3})\.json$/.exec(name)?.[1] ?? []);
  return [...new Set(['en', ...names])].sort();
}

export function readCatalogue(folder: string, language: string): Catalogue {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
  return new Map(Object.entries(texts));
}

export function readSources(folder: string): Sources {
  const path = join(folder, 'sources.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Returns a catalogue as a file, in the order of the English files. */
export function printCatalogue(catalogue: Catalogue, units: readonly Unit[]): string {
  const texts = units.flatMap(({ id }) => (catalogue.get(id) ? [[id, catalogue.get(id)]] : []));
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}

/** Returns the sources as a file, with one line for each text. */
export function printSources(sources: Sources, units: readonly Unit[]): string {
  const lines = units.flatMap(({ id }) => {
    const noted = Object.entries(sources[id] ?? {}).sort();
    return noted.length > 0 ? [`  ${JSON.stringify(id)}: ${JSON.stringify(Object.fromEntries(noted))}`] : [];
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A text that changed since its source was noted was made from today's English text. */
export function stateOf({ id, text: english }: Unit, language: string, catalogue: Catalogue, sources: Sources): State {
  const text = catalogue.get(id);
  if (!text) return 'missing';
  const noted = sources[id]?.[language];
  const isMadeSince = noted === undefined || noted.slice(HASH_LENGTH) !== hashOf(text);
  return isMadeSince || noted.slice(0, HASH_LENGTH) === hashOf(english) ? 'translated' : 'old';
}

/** Returns the texts that are shown in their language: those that are not old. */
export function usableTexts(units: readonly Unit[], language: string, catalogue: Catalogue, sources: Sources): Catalogue {
  const usable = units.filter((unit) => stateOf(unit, language, catalogue, sources) === 'translated');
  return new Map(usable.map(({ id }) => [id, catalogue.get(id) ?? '']));
}

/** A text of a language that a person has to look at. */
export interface Finding {
  id: string;
  what: string;
  /** It is missing or old, which is no fault before a release. */
  isShownInEnglish: boolean;
}

/** Returns what is missing, old or wrong in a language. */
export function findingsIn(units: readonly Unit[], language: string, catalogue: Catalogue, sources: Sources): Finding[] {
  return units.flatMap((unit): Finding[] => {
    const state = stateOf(unit, language, catalogue, sources);
    if (state === 'missing') return [{ id: unit.id, what: 'is missing', isShownInEnglish: true }];
    if (state === 'old') return [{ id: unit.id, what: 'is old: the English text has changed', isShownInEnglish: true }];
    return faultsOf(unit, language, catalogue.get(unit.id) ?? '').map((what) => ({ id: unit.id, what, isShownInEnglish: false }));
  });
}

/**
 * Notes from which English text each translation was made, and moves translations whose English text has another id now,
 * for example because a step was inserted before it. Returns the new texts of a language. Changes `sources`.
 */
export function brought(units: readonly Unit[], language: string, catalogue: Catalogue, sources: Sources): Catalogue {
  const texts = new Map(catalogue);
  const displaced = displacedTexts(units, language, catalogue, sources);
  for (const unit of units) {
    const moved = stateOf(unit, language, catalogue, sources) === 'translated' ? undefined : displaced(unit);
    if (moved !== undefined) texts.set(unit.id, moved);
    const text = texts.get(unit.id);
    if (!text || (moved === undefined && stateOf(unit, language, catalogue, sources) === 'old')) continue;
    sources[unit.id] = { ...sources[unit.id], [language]: hashOf(unit.text) + hashOf(text) };
  }
  return texts;
}

/**
 * Returns what finds the translation of a text at its earlier id. Texts with the same English can have translations that differ by their
 * place. So a translation is found only near its earlier id, only if its English text is no longer there, and only if there is no other one.
 */
function displacedTexts(units: readonly Unit[], language: string, catalogue: Catalogue, sources: Sources): (unit: Unit) => string | undefined {
  const today = new Map(units.map(({ id, text }) => [id, hashOf(text)]));
  const noted = [...catalogue].map(([id, text]) => ({ id, text, english: sources[id]?.[language]?.slice(0, HASH_LENGTH) }));
  return (unit) => {
    const english = hashOf(unit.text);
    const found = noted.filter((one) => one.english === english && isNear(one.id, unit.id));
    const [text, ...others] = new Set(found.map((one) => one.text));
    return others.length === 0 && found.some(({ id }) => today.get(id) !== english) ? text : undefined;
  };
}

/** Whether two ids differ in one place only: a step has another number, or a key or a file has another name. */
function isNear(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [one.split('.'), other.split('.')].sort((a, b) => a.length - b.length);
  const before = longer.findIndex((key, at) => key !== shorter[at]);
  const same = longer.length - before - 1;
  return (
    longer.length - shorter.length <= 1 &&
    same <= shorter.length &&
    longer.slice(before + 1).join('.') === shorter.slice(shorter.length - same).join('.')
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}
