import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reasonFor, staleReasons } from '#infra/mutation/guards/explained.ts';
import { findAllGuards, findGuards } from '#infra/mutation/guards/find-guards.ts';
import { instrument } from '#infra/mutation/guards/instrument.ts';
import { loadVerdicts } from '#infra/mutation/guards/memory.ts';

const SOURCE = `
async function close(row: Row | undefined, now: number, version: number) {
  if (!row || (row.until > now && row.isHeld)) return;
  if (row.isLoud) await ring(row);
  if (row.isOld) await bury(row);
  else await keep(row);
  const label = row.isLoud ? 'loud' : '';
  await write({ key: row.key, version }, { ConditionExpression: 'version = :version' });
  return row.parts.length === 0 ? undefined : row.parts.map((part) => (part.isOurs ? part : null));
}`;

const guards = findGuards('close.ts', SOURCE);

describe('the guards of a source file', () => {
  it('are early exits by each of their reasons, actions under a condition, empty results, conditional writes and versions', () => {
    expect(guards.map(({ kind, text }) => [kind, text])).toEqual([
      ['exit', '!row'],
      ['exit', 'row.until > now && row.isHeld'],
      ['only', 'row.isLoud'],
      ['version', 'version'],
      ['condition', "'version = :version'"],
      ['empty-if', 'row.parts.length === 0'],
      ['empty-unless', 'part.isOurs'],
    ]);
  });

  it('have different names, also where the same condition occurs twice in a function', () => {
    const [one, two] = findGuards('twice.ts', 'function f() { if (a) return; if (a) return; }');
    expect([one?.key, two?.key]).toEqual(['twice.ts f: a', 'twice.ts f: a (2)']);
  });

  it('are watched on the same lines, with nothing else changed', () => {
    const watched = instrument(SOURCE, guards, 10);
    expect(watched.split('\n')).toHaveLength(SOURCE.split('\n').length);
    expect(watched).toContain("if (globalThis.watchGuard(10, 'exit', (!row)) || (globalThis.watchGuard(11, 'exit', (row.until");
    expect(watched).toContain("key: row.key, version: globalThis.watchGuard(13, 'version', (version)) }");
    expect(watched.replace(/globalThis\.watchGuard\(\d+, '[\w-]+', \(/g, '')).toHaveLength(SOURCE.length + 7 * 2 + 'version: '.length);
  });
});

describe('the guards of flows, rows and the store', () => {
  it('are each needed by the compiler, missed by a test that still exists, or explained', () => {
    const { compiler, killed } = loadVerdicts();
    const testOf = (key: string): string => killed[key]?.split(': ')[0] ?? '';
    const open = findAllGuards().filter(({ key }) => !compiler.includes(key) && reasonFor(key) === undefined && !existsSync(testOf(key)));
    expect(open.map(({ key }) => key)).toEqual([]);
  });

  it('are explained once, under the name that they have now', () => {
    expect(staleReasons(findAllGuards())).toEqual([]);
  });
});
