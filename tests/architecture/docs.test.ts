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

  it('names every page of the frontend that people are led to', () => {
    const files = ['shared', 'functions'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.ts') ? [`${folder}/${name}`] : [])),
    );
    // What is put in between is left out: `/survivor#transfer_id=&survivor_id=`.
    const led = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/FRONTEND_URL\}(\/[^`]+)`/g)].map(([, path = '']) => path.replace(/\$\{[^}]*\}/g, '')),
    );
    const told = [...readFileSync('docs/frontend.md', 'utf8').matchAll(/^\| `(\/[^`]+)`/gm)].map(([, path = '']) => path);
    expect(told.map((page) => page.replace('?storage=', '?')).sort()).toEqual(led.sort());
  });

  it.each(pages)('%s links only to what is there', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(dirname(page), link)))).toEqual([]);
  });
});
