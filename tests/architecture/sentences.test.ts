import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// docs/sentences.md names the fact behind each sentence that says that something is complete, safe, written, saved or kept, or has arrived.

const WORDS = 'shared/words/en';
const CLAIM = /\b(complete(ly)?|safe|saved|written|arrived|kept in)\b/i;
/** Advice, questions, and sentences that say that something is not so. */
const NO_CLAIM =
  /\b(not|no|No|never|Without|Nothing|incomplete|was stopped|was changed)\b|\?$|^(Keep|Choose|This page cannot see|It keeps the files|If you have|Complete|Please|Where|I have|One of the ten|For your)|safe way|must be|delete a file|who have/;

const table = readFileSync('docs/sentences.md', 'utf8');
const rows = table.split('\n').flatMap((line) => /^\| ([^|]+?) \| ([^|]+?) \| ([^|]+?) \|$/.exec(line)?.slice(1, 2) ?? []);

/** Every sentence of a file, with `…` for each value. */
function sentencesIn(path: string): string[] {
  const source = readFileSync(join(WORDS, path), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
  const texts = [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, withValues]) => plain ?? withValues ?? '');
  return texts.flatMap((text) =>
    text
      .replace(/\$\{[^}]*\}/g, '…')
      .replace(/\s+/g, ' ')
      .split(/(?<=[.?!])\s+/),
  );
}

const all = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .flatMap(sentencesIn);

describe('the table of sentences', () => {
  it('has a row for each that claims a fact', () => {
    const claims = new Set(all.filter((sentence) => sentence.includes(' ') && CLAIM.test(sentence) && !NO_CLAIM.test(sentence)));
    expect(claims.size).toBeGreaterThan(20);
    expect([...claims].filter((sentence) => !rows.includes(sentence))).toEqual([]);
  });

  it('has no row for one that is no longer said', () => {
    const texts = all.join(' ');
    expect(rows.filter((row) => row !== 'Sentence' && row !== '---' && !texts.includes(row))).toEqual([]);
  });
});
