// Reads the JSON reports of the test runner for .ci/run.
//   node .ci/report.mjs failed <report.json>   prints the failed files, one per line
//   node .ci/report.mjs summary <folder> tests browser   prints what failed, what was unstable or above its budget, the slowest files, and
//                                              the counts, from these reports
//   node .ci/report.mjs list                   prints what is wrong with the list of unstable tests, .ci/unstable.json
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { faultsOf, hashOfText, judge } from './unstable.mjs';

const LIST = '.ci/unstable.json';
const WHOLE_FILE = '(the whole file)';
const [command, given, ...expected] = process.argv.slice(2);

/**
 * Returns the files of one report with the titles of passed tests, failed tests, error texts and seconds. A file that two suites run is
 * listed twice. Null if there is no report.
 */
function readReport(path) {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const files = report.testResults.map(readFile);
  // An error outside of any test fails the run without failing a test.
  if (!report.success && !files.some(({ failures }) => failures.length > 0)) files.push(failure('(outside of any test)'));
  return files;
}

function readFile({ name, status, message, assertionResults, startTime, endTime }) {
  const titled = assertionResults.map((test) => ({ ...test, test: [...test.ancestorTitles, test.title].join(' > ') }));
  const failures = titled
    .filter((test) => test.status === 'failed')
    .map(({ test, failureMessages }) => ({ test, said: describe(test, failureMessages.join('\n')) }));
  // A file that cannot be loaded has no tests, and a hook that failed is none. Each counts as one failure.
  if (message || (status === 'failed' && failures.length === 0)) failures.push({ test: WHOLE_FILE, said: describe(WHOLE_FILE, message ?? '') });
  const passes = titled.filter((test) => test.status === 'passed').map(({ test }) => test);
  return resultOf(relative(process.cwd(), name), { passes, failures, seconds: (endTime - startTime) / 1000 });
}

function resultOf(name, { passes, failures, unstable = [], seconds = 0 }) {
  return { name, passes, failures, unstable, seconds };
}

function failure(name, said = '') {
  return resultOf(name, { passes: [], failures: [{ test: '', said }] });
}

/** Returns the files of a report of browser tests, in the form of `readReport`. Null if there is no report. */
function readBrowserReport(path) {
  if (!existsSync(path)) return null;
  const { suites, errors } = JSON.parse(readFileSync(path, 'utf8'));
  const files = suites.map(readBrowserFile);
  return errors.length > 0 ? [...files, failure('(browser tests, outside of any test)', errors.map(({ message }) => message).join('\n'))] : files;
}

function readBrowserFile({ file, ...suite }) {
  const results = specsIn(suite).flatMap(({ test, ok, tests }) =>
    tests.map(({ results: runs }) => ({ test, ok, runs, said: lastFailure(test, runs) })),
  );
  return resultOf(join('tests/web/browser', file), {
    passes: results.filter(({ ok, runs }) => ok && runs.some(({ status }) => status === 'passed')).map(({ test }) => test),
    failures: results.filter(({ ok }) => !ok),
    unstable: results.filter(({ ok, runs }) => ok && runs.some(hasFailed)),
    seconds: results.flatMap(({ runs }) => runs).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  });
}

const hasFailed = ({ status }) => status === 'failed' || status === 'timedOut';

const lastFailure = (test, runs) => describe(test, runs.findLast(hasFailed)?.error?.message ?? '');

/** Returns the title of a test and what it said. */
function describe(test, message) {
  return `${test}\n    ${message.slice(0, 4000).replaceAll('\n', '\n    ')}`;
}

/** Returns the tests of a file, each with its title and those around it. */
function specsIn({ specs = [], suites = [] }, around = []) {
  const own = specs.map((spec) => ({ ...spec, test: [...around, spec.title].join(' > ') }));
  return [...own, ...suites.flatMap((suite) => specsIn(suite, [...around, suite.title]))];
}

/** Returns the files after failed files were repeated, with the tests that passed only in the repetition. */
function readRun(folder) {
  const first = expected.includes('tests') ? (readReport(join(folder, 'tests.json')) ?? [failure('(no report)')]) : [];
  const again = readReport(join(folder, 'again.json')) ?? [];
  const browserReport = () => readBrowserReport(join(folder, 'browser.json')) ?? [failure('(no report of the browser tests)')];
  const browser = expected.includes('browser') ? browserReport() : [];
  const repeated = again.map((file) => {
    const before = first.filter(({ name }) => name === file.name).flatMap(({ failures }) => failures);
    return afterRepetition(file, before);
  });
  const names = new Set(again.map(({ name }) => name));
  return [...first.filter(({ name }) => !names.has(name)), ...repeated, ...browser, ...overBudget(join(folder, 'budgets.txt'))];
}

/** Returns a failure for each line that the tests have written about what took more than its budget. */
function overBudget(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => failure('tests/budgets.json', line));
}

/** A test that failed first is unstable if it passed then. If it did not run again, it has failed. */
function afterRepetition(file, before) {
  const passed = ({ test }) => file.passes.includes(test) && !file.failures.some((one) => one.test === test);
  const isLoaded = file.failures.length === 0;
  const unstable = before.filter((one) => passed(one) || (one.test === WHOLE_FILE && isLoaded));
  const missing = before.filter((one) => !unstable.includes(one) && !file.failures.some(({ test }) => test === one.test));
  return { ...file, unstable, failures: [...file.failures, ...missing] };
}

function summary(folder) {
  const files = readRun(folder);
  for (const { name, failures } of files)
    if (failures.length > 0) console.log(`\nFAILED ${name}\n  ${failures.map(({ said }) => said).join('\n  ')}`);
  console.log('\nSlowest files, in seconds:');
  for (const { name, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  const counted = reportUnstable(files);
  const sum = (field) => files.reduce((total, file) => total + file[field].length, 0);
  const failed = sum('failures') + counted;
  console.log(`${sum('passes') - counted} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Prints the tests that needed their second run. Returns how many of them count as failed, although they passed then. */
function reportUnstable(files) {
  const unstable = files.flatMap(({ name: file, unstable: tests }) => tests.map(({ test, said }) => ({ file, test, said })));
  if (unstable.length === 0) return 0;
  for (const { file, said } of unstable) console.log(`\nunstable: ${file} > ${said}`);
  const { failed, entries } = judge(unstable, { listed: readList(), hashOf, today: new Date().toISOString().slice(0, 10) });
  console.log(`\n${unstable.length} passed only in their second run.`);
  for (const { file, test } of failed) console.log(`FAILED, because ${LIST} has it already, so fix it or remove it: ${file} > ${test}`);
  if (entries.length > 0) console.log(`Add to ${LIST}, each with its reason:`);
  for (const entry of entries) console.log(`  ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`);
  return failed.length;
}

function readList() {
  return JSON.parse(readFileSync(LIST, 'utf8'));
}

/** Null if the file does not exist. */
function hashOf(file) {
  return existsSync(file) ? hashOfText(readFileSync(file, 'utf8')) : null;
}

function failedFiles(path) {
  const failed = readReport(path)?.filter(({ failures }) => failures.length > 0) ?? [];
  return [...new Set(failed.map(({ name }) => name))];
}

if (command === 'summary') summary(given);
else for (const line of command === 'list' ? faultsOf(readList(), hashOf) : failedFiles(given)) console.log(line);
