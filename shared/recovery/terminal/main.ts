import { parseArgs } from 'node:util';
import { fingerprintOf } from '#recovery/papers.ts';
import { type Problem, problemOf, remedyOf } from '#recovery/problem.ts';
import { sentence } from '#recovery/sentence.ts';
import { problems } from '#words/en/recovery/problems.ts';
import { openTerminal } from './conversation.ts';
import { InvalidInput, type RecoveryOptions, recover } from './recover.ts';
import { terminal as words } from './words.ts';

/** Runs the program and returns the exit code: 0 opened or stopped by the person, 1 refused or failed, 2 command not understood, 3 opened without some documents. */
async function main(): Promise<number> {
  const options = readOptions();
  if (!options) {
    console.error(words.usage);
    return 2;
  }
  const talk = openTerminal(process.stdin, process.stdout);
  try {
    return (await recover(options, talk)) ? 0 : 3;
  } catch (error) {
    talk.say('', ...linesFor(error));
    return 1;
  } finally {
    talk.end();
  }
}

function readOptions(): RecoveryOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string', default: 'opened-will' },
        fingerprint: { type: 'string' },
        generation: { type: 'string' },
        rest: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const [folder, ...papers] = positionals;
    const fingerprint = values.fingerprint === undefined ? undefined : fingerprintOf(values.fingerprint);
    const generation = values.generation === undefined ? undefined : Number(values.generation);
    const misread = (values.fingerprint !== undefined && !fingerprint) || Number.isNaN(generation);
    // The shell's history now contains this key. The program cannot change that, but it does not accept the key either
    if (!folder || misread || positionals.some((text) => /^age-secret-key-1/i.test(text))) return undefined;
    return { folder, papers, fingerprint, generation, out: values.out, rest: values.rest, yes: values.yes };
  } catch {
    return undefined;
  }
}

/** Returns what is wrong and what to do next. */
function linesFor(error: unknown): string[] {
  if (error instanceof InvalidInput) return [error.message, words.nothingOpened];
  let problem: Problem;
  try {
    problem = problemOf(error);
  } catch (fault) {
    return words.failed(String(fault));
  }
  const check = problem.is === 'no_package' && !problem.damaged ? ` ${words.rightFolder}` : '';
  const rest = isDamaged(problem) ? [words.rest] : [];
  return [sentence(problems, problem) + check, ...words.remedies[remedyOf(problem)], ...rest];
}

/** Whether files are missing or damaged, and others are not. */
function isDamaged(problem: Problem): boolean {
  if (problem.is === 'several') return problem.problems.some(isDamaged);
  return problem.is === 'files_missing' || problem.is === 'files_altered';
}

process.exitCode = await main();
