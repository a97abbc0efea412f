import { describe, expect, it } from 'vitest';
import { staleReasons } from '#infra/mutation/guards/explained.ts';
import { findAllGuards, findGuards } from '#infra/mutation/guards/find-guards.ts';
import { instrument } from '#infra/mutation/guards/instrument.ts';

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

it('an explained guard exists under this name, and is explained once', () => expect(staleReasons(findAllGuards())).toEqual([]));
