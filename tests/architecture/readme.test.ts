import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '#functions/routes.ts';

const readme = readFileSync('README.md', 'utf8');
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

describe('the README', () => {
  it('is short enough to be read', () => expect(readme.split('\n').length).toBeLessThanOrEqual(130));

  it('draws once how a will opens', () => expect(readme.match(/```mermaid\nsequenceDiagram\n/g)).toHaveLength(1));

  it('names only endpoints that exist', () => {
    const named = [...readme.matchAll(/\b(GET|POST|PUT|DELETE) (\/api\/[\w<>/-]+)/g)].map(([, method, path]) => `${method} ${path}`);
    const known = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((endpoint) => !known.some((one) => one === endpoint))).toEqual([]);
  });

  it('gives examples of the rule for names that match the index', () => {
    const examples = [...readme.matchAll(/^\| `(\w+) (\/api\/\S+)` \| `functions\/(\S+)\.ts`/gm)].map(([, method, path, name]) => ({
      method,
      path,
      name,
    }));
    expect(examples).toHaveLength(3);
    const rows = Object.entries(routes).map(([name, { method, path }]) => ({ method, path, name }));
    expect(rows).toEqual(expect.arrayContaining(examples));
  });

  it('names the oldest Node that npm accepts', () => {
    const { engines }: { engines: { node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const page of [readme, contributing]) expect(`>=${/\bNode (\d+) or newer/.exec(page)?.[1]}`).toBe(engines.node);
  });

  it('shows every folder of shared', () => {
    const shown = [...readme.matchAll(/^shared\/([a-z-]+)\//gm)].map(([, folder]) => folder);
    const subjects = /shapes of\n((?: {22}[a-z ]+\n)+)/.exec(readme)?.[1]?.trim().split(/\s+/) ?? [];
    expect([...shown, ...subjects].sort()).toEqual(readdirSync('shared').sort());
  });
});

describe('CONTRIBUTING', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const OWN = ['ci', 'package', 'scripts', 'script'];

  it('names every script for people', () => {
    const named = [...contributing.matchAll(/\bnpm (?:run )?([a-z][a-z:]+)/g)].map(([, script]) => script);
    const people = Object.keys(scripts).filter((script) => !/^(check:|post|prepare$)/.test(script));
    expect(people.filter((script) => !named.includes(script))).toEqual([]);
  });

  it.each(['README', 'CONTRIBUTING'])('names with %s only scripts that exist', (page) => {
    const text = page === 'README' ? readme : contributing;
    const named = [...text.matchAll(/\bnpm (?:run )?(?:-s )?([a-z][a-z:]+)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !OWN.includes(script) && !(script in scripts))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const named = [...contributing.matchAll(/`(?:node )?((?:docs|functions|infra|shared|tests)\/[\w./-]+)/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
