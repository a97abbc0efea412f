import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

describe('the documentation', () => {
  it('names as proof only tests that there are', () => {
    const named = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/`((?:[\w-]+\/)*[\w.-]+\.test\.ts)`/g)].map(([, path]) => path ?? ''),
    );
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((path) => !existsSync(join('tests', path.replace(/^tests\//, ''))))).toEqual([]);
  });

  it.each(pages)('%s links only to what is there', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(dirname(page), link)))).toEqual([]);
  });
});
