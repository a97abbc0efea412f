import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allHoles } from './find-hole.ts';
import { withHole } from './hole.ts';

const holes = await allHoles();

describe('the known holes', () => {
  it('have different names in kebab-case', () => {
    const names = holes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  it.each(holes.map((hole) => [hole.name, hole] as const))('%s changes the source as it is now', (_, hole) => {
    for (const file of new Set(hole.changes.map((change) => change.file))) {
      const source = readFileSync(file, 'utf8');
      expect(withHole(hole, file, source)).not.toBe(source);
    }
    expect(hole.story).toMatch(/\.$|\)\.$/);
    expect(hole.promise).toMatch(/\.$/);
    expect(hole.noticedBy === undefined || existsSync(hole.noticedBy)).toBe(true);
  });

  it('are refused when their text is no longer in the source', () => {
    const hole = { name: 'gone', changes: [{ file: 'a.ts', find: 'x', put: 'y' }] };
    expect(() => withHole(hole, 'a.ts', 'x x')).toThrow('The hole gone');
    expect(withHole(hole, 'a.ts', 'a x b')).toBe('a y b');
    expect(withHole(hole, 'b.ts', 'nothing')).toBe('nothing');
  });
});
