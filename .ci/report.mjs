// Reads the JSON reports of the test runner for .ci/run.
//   node .ci/report.mjs failed <report.json>   prints the failed files, one per line
//   node .ci/report.mjs summary <folder>       prints what failed, what was unstable, the slowest files, and the counts
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [command, given] = process.argv.slice(2);

/**
 * Returns the files of one report with passed and failed tests, error texts and seconds. A file that two suites run is listed
 * twice. Null if there is no report.
 */
function readReport(path) {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const files = report.testResults.map(readFile);
  // An error outside of any test fails the run without failing a test.
  if (!report.success && !files.some(({ failed }) => failed > 0)) files.push(failure('(outside of any test)'));
  return files;
}

function readFile({ name, status, message, assertionResults, startTime, endTime }) {
  const failures = assertionResults.filter((test) => test.status === 'failed');
  const said = failures.map((test) => `${test.fullName}\n    ${test.failureMessages.join('\n').slice(0, 4000).replaceAll('\n', '\n    ')}`);
  return {
    name: relative(process.cwd(), name),
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    // A file that cannot be loaded has no tests. It counts as one failure.
    failed: status === 'failed' ? Math.max(failures.length, 1) : 0,
    said: message ? [message, ...said] : said,
    seconds: (endTime - startTime) / 1000,
  };
}

/** Returns the files of a report of browser tests, in the form of `readReport`. Null if there is no report. */
function readBrowserReport(path) {
  if (!existsSync(path)) return null;
  const { suites, errors } = JSON.parse(readFileSync(path, 'utf8'));
  const files = suites.map((suite) => {
    const results = specsIn(suite).flatMap(({ title, ok, tests }) => tests.map((test) => ({ title, ok, runs: test.results })));
    const failures = results.filter(({ ok }) => !ok);
    const unstable = results.filter(({ ok, runs }) => ok && runs.some(hasFailed));
    return {
      name: join('tests/web/browser', suite.file),
      passed: results.filter(({ ok, runs }) => ok && runs.some(({ status }) => status === 'passed')).length,
      failed: failures.length,
      said: failures.map(describeRuns),
      unstable: unstable.map(describeRuns),
      seconds: results.flatMap(({ runs }) => runs).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    };
  });
  return errors.length > 0 ? [...files, { ...failure('(browser tests, outside of any test)'), said: errors.map(({ message }) => message) }] : files;
}

const hasFailed = ({ status }) => status === 'failed' || status === 'timedOut';

/** Returns the title of a test and its last failure. */
function describeRuns({ title, runs }) {
  const message = runs.findLast(hasFailed)?.error?.message ?? '';
  return `${title}\n    ${message.slice(0, 4000).replaceAll('\n', '\n    ')}`;
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

function failure(name) {
  return { name, passed: 0, failed: 1, said: [], seconds: 0 };
}

/** Returns the files after failed files were repeated, and the files that passed only in the repetition. */
function readRun(folder) {
  const first = readReport(join(folder, 'tests.json')) ?? [failure('(no report)')];
  const browser = readBrowserReport(join(folder, 'browser.json')) ?? [failure('(no report of the browser tests)')];
  const again = readReport(join(folder, 'again.json')) ?? [];
  const repeated = new Set(again.map(({ name }) => name));
  const stillFailing = new Set(again.filter(({ failed }) => failed > 0).map(({ name }) => name));
  const unstable = first.filter(({ name, failed }) => failed > 0 && repeated.has(name) && !stillFailing.has(name));
  const unstableInBrowser = browser.filter((file) => file.unstable?.length > 0).map(({ name, unstable: said }) => ({ name, said }));
  return { files: [...first.filter(({ name }) => !repeated.has(name)), ...again, ...browser], unstable: [...unstable, ...unstableInBrowser] };
}

function summary(folder) {
  const { files, unstable } = readRun(folder);
  for (const { name, failed, said } of files) if (failed > 0) console.log(`\nFAILED ${name}\n  ${said.join('\n  ')}`);
  console.log('\nSlowest files, in seconds:');
  for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  for (const { name, said } of unstable) console.log(`\nunstable: ${name} failed first and passed in the repetition\n  ${said.join('\n  ')}`);
  const sum = (field) => files.reduce((total, file) => total + file[field], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

if (command === 'summary') summary(given);
else
  for (const name of new Set(
    readReport(given)
      ?.filter(({ failed }) => failed > 0)
      .map((file) => file.name),
  ))
    console.log(name);
