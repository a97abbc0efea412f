// Reads the JSON reports of the test runner for .ci/run.
//   node .ci/report.mjs failed <report.json>      prints the failed files, one per line
//   node .ci/report.mjs summary <folder> <suite>  prints what failed, what was unstable, the slowest files, and the counts
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const [command, ...given] = process.argv.slice(2);

/** Returns the files of one report by name, with passed and failed tests, error texts and seconds. Null if there is no report. */
function readReport(path) {
  if (!existsSync(path)) return null;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const files = new Map(report.testResults.map((file) => [relative(process.cwd(), file.name), readFile(file)]));
  const failed = [...files.values()].reduce((sum, file) => sum + file.failed, 0);
  // An error outside of any test fails the run without failing a test.
  if (failed === 0 && !report.success) files.set('(outside of any test)', { passed: 0, failed: 1, said: [], seconds: 0 });
  return files;
}

function readFile({ status, message, assertionResults, startTime, endTime }) {
  const failures = assertionResults.filter((test) => test.status === 'failed');
  const said = failures.map((test) => `${test.fullName}\n    ${test.failureMessages.join('\n').slice(0, 4000).replaceAll('\n', '\n    ')}`);
  return {
    passed: assertionResults.filter((test) => test.status === 'passed').length,
    // A file that cannot be loaded has no tests. It counts as one failure.
    failed: status === 'failed' ? Math.max(failures.length, 1) : 0,
    said: message ? [message, ...said] : said,
    seconds: (endTime - startTime) / 1000,
  };
}

/** Returns the files of one suite after failed files were repeated, and the files that passed only in the repetition. */
function readSuite(folder, suite) {
  const first = readReport(join(folder, `${suite}.json`)) ?? new Map([[`${suite}: no report`, { passed: 0, failed: 1, said: [], seconds: 0 }]]);
  const again = readReport(join(folder, `${suite}.again.json`)) ?? new Map();
  const unstable = [...again].filter(([name, { failed }]) => failed === 0 && first.get(name)?.failed > 0);
  return { files: new Map([...first, ...again]), unstable: unstable.map(([name]) => ({ name, said: first.get(name).said })) };
}

function summary([folder, ...suites]) {
  const read = suites.map((suite) => readSuite(folder, suite));
  const files = read.flatMap((suite) => [...suite.files]);
  for (const [name, { failed, said }] of files) if (failed > 0) console.log(`\nFAILED ${name}\n  ${said.join('\n  ')}`);
  console.log('\nSlowest files, in seconds:');
  for (const [name, { seconds }] of files.sort(([, a], [, b]) => b.seconds - a.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  for (const { name, said } of read.flatMap(({ unstable }) => unstable))
    console.log(`\nunstable: ${name} failed first and passed in the repetition\n  ${said.join('\n  ')}`);
  const sum = (field) => files.reduce((total, [, file]) => total + file[field], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

if (command === 'summary') summary(given);
else for (const [name, { failed }] of readReport(given[0]) ?? []) if (failed > 0) console.log(name);
