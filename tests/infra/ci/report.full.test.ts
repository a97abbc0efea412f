import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const REPORT = resolve('.ci/report.mjs');
const FILE = 'tests/will.test.ts';
const SPEC = 'tests/web/browser/page.spec.ts';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'report-'));
  write(FILE, 'it opens');
  write(SPEC, 'it shows');
  write('.ci/unstable.json', []);
  write('reports/browser.json', browser({}));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, content: unknown): void {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

type Results = Readonly<Record<string, 'passed' | 'failed' | 'skipped'>>;

/** A report of Vitest about one file, whose tests are all in the same `describe`. */
function vitest(results: Results, message = '') {
  const assertionResults = Object.entries(results).map(([title, status]) => ({
    ...{ ancestorTitles: ['a will'], title, status, failureMessages: status === 'failed' ? [`${title} is wrong`] : [] },
  }));
  const success = message === '' && !Object.values(results).includes('failed');
  const file = { name: join(project, FILE), status: success ? 'passed' : 'failed', message, assertionResults, startTime: 0, endTime: 1000 };
  return { success, testResults: [file] };
}

/** A report of Playwright about one file: the status of each run of a test. */
function browser(runs: Readonly<Record<string, readonly string[]>>) {
  const specs = Object.entries(runs).map(([title, statuses]) => ({
    ...{ title, ok: statuses.at(-1) === 'passed' },
    tests: [{ results: statuses.map((status) => ({ status, duration: 10, error: status === 'passed' ? undefined : { message: 'not shown' } })) }],
  }));
  return { errors: [], suites: [{ title: 'page.spec.ts', file: 'page.spec.ts', suites: [{ title: 'a page', specs }] }] };
}

function summary(expected = ['tests', 'browser']) {
  const { stdout, status } = spawnSync(process.execPath, [REPORT, 'summary', 'reports', ...expected], { cwd: project, encoding: 'utf8' });
  return { status, last: stdout.trimEnd().split('\n').at(-1), stdout };
}

/** The entries that a run prints for the list. */
function entriesIn(stdout: string): { hash: string; reason: string }[] {
  return [...stdout.matchAll(/^ {2}\{$[\s\S]*?^ {2}\}$/gm)].map(([entry]) => JSON.parse(entry));
}

const list = () => execFileSync(process.execPath, [REPORT, 'list'], { cwd: project, encoding: 'utf8' });

describe('a test that passed only in its second run', () => {
  it.each([
    [
      'Vitest',
      FILE,
      'a will > opens',
      () => writeRuns({ opens: 'failed', stays: 'passed' }, { opens: 'passed', stays: 'passed' }),
      '2 passed, 0 failed',
    ],
    ['Playwright', SPEC, 'a page > shows', () => writeBrowserRuns({ shows: ['timedOut', 'passed'] }), '2 passed, 0 failed'],
  ])('of %s lands once, with the entry for the list; the next time it fails the run', (_, file, test, run, last) => {
    run();
    const first = summary();
    expect([first.status, first.last]).toEqual([0, last]);
    expect(first.stdout).toContain(`unstable: ${file} > ${test}\n`);
    const entries = entriesIn(first.stdout);
    expect(entries).toEqual([
      { file, test, since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reason: '', hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);

    write('.ci/unstable.json', entries);
    const second = summary();
    expect([second.status, second.last]).toEqual([1, '1 passed, 1 failed']);
    expect(second.stdout).toContain(`FAILED, because .ci/unstable.json has it already, so fix it or remove it: ${file} > ${test}\n`);
    expect(entriesIn(second.stdout)).toEqual([]);
  });

  const writeRuns = (first: Results, second: Results) => {
    write('reports/tests.json', vitest(first));
    write('reports/again.json', vitest(second));
  };
  const writeBrowserRuns = (runs: Readonly<Record<string, readonly string[]>>) => {
    write('reports/tests.json', vitest({ opens: 'passed' }));
    write('reports/browser.json', browser(runs));
  };

  it('lands again if its file has changed, with another entry', () => {
    writeRuns({ opens: 'failed' }, { opens: 'passed' });
    const [entry] = entriesIn(summary().stdout);
    write('.ci/unstable.json', [{ ...entry, reason: 'a timer' }]);
    write(FILE, 'it opens in another way');
    const { status, stdout } = summary();
    expect(status).toBe(0);
    expect(entriesIn(stdout).map(({ hash }) => hash)).not.toEqual([entry?.hash]);
  });

  it('is not excused by another test of its file', () => {
    writeRuns({ opens: 'failed' }, { opens: 'passed' });
    write('.ci/unstable.json', entriesIn(summary().stdout));
    writeRuns({ opens: 'passed', stays: 'failed' }, { opens: 'passed', stays: 'passed' });
    expect(summary().status).toBe(0);
  });

  it.each<[string, Results]>([
    ['did not run again', {}],
    ['was skipped then', { opens: 'skipped' }],
    ['failed again', { opens: 'failed' }],
  ])('has failed if it %s', (_, second) => {
    writeRuns({ opens: 'failed', stays: 'passed' }, { ...second, stays: 'passed' });
    const { status, last, stdout } = summary();
    expect([status, last]).toEqual([1, '1 passed, 1 failed']);
    expect(stdout).toContain('opens is wrong');
  });

  it('can be a file that could not be loaded', () => {
    write('reports/tests.json', vitest({}, 'no such module'));
    write('reports/again.json', vitest({ opens: 'passed' }));
    const { last, stdout } = summary();
    expect(last).toBe('1 passed, 0 failed');
    expect(stdout).toContain(`unstable: ${FILE} > (the whole file)`);
    expect(stdout).toContain('no such module');
  });
});

describe('the list of unstable tests', () => {
  const entry = { file: FILE, test: 'a will > opens', since: '2031-01-01', reason: 'It waits for a timer.', hash: '566b9724057142a1' };

  it.each([
    ['has nothing wrong', {}, ''],
    ['lacks a reason', { reason: ' ' }, 'write the reason'],
    ['is older than the file of the test', { hash: 'of before' }, 'its file has changed'],
    ['names a file that was deleted', { file: 'tests/gone.test.ts' }, 'its file has changed'],
  ])('says it if an entry %s', (_, change, said) => {
    write('.ci/unstable.json', [{ ...entry, ...change }]);
    if (said === '') expect(list()).toBe('');
    else expect(list()).toContain(said);
  });
});

it('prints the files that failed, each once', () => {
  const one = vitest({ opens: 'failed' });
  write('reports/tests.json', { ...one, testResults: [...one.testResults, ...one.testResults] });
  const said = execFileSync(process.execPath, [REPORT, 'failed', 'reports/tests.json'], { cwd: project, encoding: 'utf8' });
  expect(said).toBe(`${FILE}\n`);
});

it('counts what is above its budget as a failure, and names it', () => {
  write('reports/tests.json', vitest({ opens: 'passed' }));
  write('reports/budgets.txt', 'fast: 104 wills sealed, and the budget is 100.\n');
  const { status, last, stdout } = summary();
  expect([status, last]).toEqual([1, '1 passed, 1 failed']);
  expect(stdout).toContain('FAILED tests/budgets.json\n  fast: 104 wills sealed');
});

it.each([
  [['tests'], '1 passed, 0 failed'],
  [['browser'], '0 passed, 0 failed'],
  [[], '0 passed, 0 failed'],
])('of a part of the run, counts the reports that it writes: %j', (expected, last) => {
  write('reports/tests.json', vitest({ opens: 'passed' }));
  expect(summary(expected).last).toBe(last);
  rmSync(join(project, 'reports'), { recursive: true });
  expect(summary(expected).status).toBe(expected.length);
});

describe('a workflow', () => {
  const workflows = readdirSync('.github/workflows').map((name) => readFileSync(join('.github/workflows', name), 'utf8'));

  it('names each action by the hash of its commit', () => {
    const actions = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  });

  it('runs each part of .ci/run, and all shards of a part', () => {
    const parts = [...(workflows[0] ?? '').matchAll(/^ {10}- (.+)$/gm)].map(([, part = '']) => part);
    const known = [...readFileSync('.ci/run', 'utf8').matchAll(/^([a-z]+)\)/gm)].map(([, name]) => name).filter((name) => name !== 'all');
    expect([...new Set(parts.map((part) => part.split(' ')[0]))].sort()).toEqual(known.sort());
    for (const part of parts.filter((name) => name.includes('/'))) {
      const [name = '', count = ''] = part.split(/ \d+\//);
      expect(parts.filter((one) => one.startsWith(`${name} `))).toEqual(Array.from({ length: Number(count) }, (_, n) => `${name} ${n + 1}/${count}`));
    }
  });
});
