import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobs } from '#functions/routes.ts';
import { ALARM_PAGES } from '#infra/cloud/alarm-pages.ts';

const files = readdirSync('docs', { recursive: true, encoding: 'utf8', withFileTypes: true }).flatMap((entry) =>
  entry.isFile() && !entry.name.endsWith('.png') ? [join(entry.parentPath, entry.name)] : [],
);
const root = readdirSync('.').filter((name) => name.endsWith('.md'));
const pages = [...root, ...files.filter((name) => name.endsWith('.md'))];
const index = readFileSync('docs/README.md', 'utf8');

describe('docs/README.md', () => {
  const listed = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, path]) => join('docs', path ?? ''));

  it('lists every document once', () => {
    const documents = [...files, ...root].filter((file) => file !== 'docs/README.md');
    expect(listed.sort()).toEqual(documents.sort());
  });
});

describe('a decision', () => {
  const decisions = readdirSync('docs/adr').map((file) => {
    const text = readFileSync(`docs/adr/${file}`, 'utf8');
    const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
    return { file, text, number, title };
  });

  it.each(decisions)('is the title of $file, in its name and in the index', ({ file, number, title }) => {
    const words = title
      .toLowerCase()
      .replaceAll("'", '')
      .replace(/[^a-z0-9]+/g, '-');
    expect(file).toBe(`${number.padStart(4, '0')}-${words}.md`);
    expect(index).toContain(`- [${number}. ${title}](adr/${file})\n`);
  });

  it.each(decisions)('has context, decision and consequences: $file', ({ text }) => {
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(['Context', 'Decision', 'Consequences']);
    expect(text.split('## Decision')[1]?.split('## Consequences')[0]).toMatch(/\b[Ww]e\b/);
  });
});

describe('docs/reliability.md', () => {
  const table = readFileSync('docs/reliability.md', 'utf8').split('| Guard |')[1]?.split('\n\n')[0] ?? '';
  // A cell of the table names its guards and their file: `name`: `detail` (wills/rules/file.ts).
  const guards = [...table.matchAll(/(`[^|(]+) \(((?:\w+\/)+[\w-]+\.ts)\)/g)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, file })),
  );

  it('has a table of guards', () => expect(guards.length).toBeGreaterThan(25));

  it.each(guards)('names the guard $name of shared/$file', ({ name, file }) => {
    expect(new RegExp(`\\b${name}\\b`).test(readFileSync(join('shared', file), 'utf8'))).toBe(true);
  });
});

describe('docs/alarms', () => {
  const names = readdirSync('docs/alarms').sort();

  it('has a page for each kind of alarm, and no other page', () => {
    expect(names).toEqual(ALARM_PAGES.map((page) => `${page}.md`).sort());
  });

  it.each(names)('%s says what the alarm means, what families see, three steps, and whom to wake', (name) => {
    const [, ...sections] = readFileSync(`docs/alarms/${name}`, 'utf8').split(/^## /m);
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['Meaning', 'What families see', 'Steps', 'Whom to wake']);
    expect(sections[2]?.match(/^\d+\./gm)).toEqual(['1.', '2.', '3.']);
  });
});

describe('docs/restore.md', () => {
  it('stops every function that acts without a request before it restores a table', () => {
    const [, listed = ''] = /for f in ([^;]+); do/.exec(readFileSync('docs/restore.md', 'utf8')) ?? [];
    const acting = Object.keys(jobs).filter((name) => /^(scheduled|streams)\//.test(name));
    expect(listed.match(/[\w-]+/g)).toEqual(expect.arrayContaining([...acting, 'workers/perform-for-host'].map((name) => name.replace('/', '-'))));
  });
});

describe('the documentation', () => {
  it('names only tests that exist', () => {
    const named = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/`((?:[\w-]+\/)*[\w.-]+\.test\.ts)`/g)].map(([, path]) => path ?? ''),
    );
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((path) => !existsSync(join('tests', path.replace(/^tests\//, ''))))).toEqual([]);
  });

  it('names only source files that exist', () => {
    const named = pages.flatMap((page) => [
      ...readFileSync(page, 'utf8').matchAll(/(?<![\w./-])(?:shared|functions|infra|tests|\.ci)\/[\w./-]+\.(?:ts|mjs|json)\b/g),
    ]);
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named.map(([path]) => path))].filter((path) => !existsSync(path) && !existsSync(join('tests', path)))).toEqual([]);
  });

  it('names every page of the frontend that links lead to', () => {
    const sources = ['shared', 'functions'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.ts') ? [`${folder}/${name}`] : [])),
    );
    // Values are left out: `/survivor#transfer_id=&survivor_id=`.
    const led = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/FRONTEND_URL\}(\/[^`]+)`/g)].map(([, path = '']) =>
        path.replace(/\$\{pageName\(\w+\)\}/, 'recover-<version>.html').replace(/\$\{[^}]*\}/g, ''),
      ),
    );
    const sections = readFileSync('docs/frontend.md', 'utf8').split(/^## /m);
    const section = sections.find((one) => one.startsWith('Pages that links lead to')) ?? '';
    const told = [...section.matchAll(/^### `(\/[^`]+)`/gm)].map(([, path = '']) => path);
    expect(told.map((page) => page.replace('?storage=', '?')).sort()).toEqual(led.sort());
  });

  it('shows every picture', () => {
    const shown = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+\.png)\)/g)].map(([, path = '']) => join(dirname(page), path)),
    );
    const taken = readdirSync('docs/pictures').map((name) => join('docs/pictures', name));
    expect([...new Set(shown)].sort()).toEqual(taken.sort());
  });

  it.each(pages)('%s links only to files that exist', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  // The entries of the changelog name pages as they were.
  it.each(pages.filter((page) => page !== 'CHANGELOG.md'))('%s links only to headings that exist', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)].map(([, link = '', anchor = '']) => ({
      target: link === '' ? page : join(dirname(page), link),
      anchor,
    }));
    expect(links.filter(({ target, anchor }) => target.endsWith('.md') && !anchorsOf(target).includes(anchor))).toEqual([]);
  });
});

/** The anchors of a page, as GitHub makes them from its headings. */
function anchorsOf(page: string): string[] {
  const headings = readFileSync(page, 'utf8')
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

it('no tracked file has the marks of an unresolved merge', () => {
  const { status, stdout, stderr } = spawnSync('git', ['grep', '-lIE', '^(<{7}|>{7} )'], { encoding: 'utf8' });
  // Git finds nothing with status 1. Every other status is a failure.
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: '' });
});
