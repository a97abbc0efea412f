import { parseArgs } from 'node:util';
import { fingerprintOf } from '#recovery/papers.ts';
import { type Problem, problemOf, remedyOf } from '#recovery/problem.ts';
import { english } from '#recovery/words/english.ts';
import { sentence } from '#recovery/words/words.ts';
import { openTerminal } from './conversation.ts';
import { InvalidInput, type RecoveryOptions, recover } from './recover.ts';

const USAGE = `This program opens a sealed package with the recovery keys of enough people.
It does not need a network. If you can, disconnect this computer from the network first.

  node recover.mjs <folder of the package> [files with recovery keys, or papers ...]

  --out <folder>           the folder for the documents, new or empty (default: opened-will)
  --fingerprint "<text>"   the package fingerprint from the paper
  --generation <number>    open this generation, not the newest complete one
  --yes                    do not ask questions

The program asks for the keys that are not in a file.
Never type a key into the command itself: your computer stores the commands that you type.`;

/** Runs the program and returns the exit code: 0 opened or stopped by the person, 1 refused or failed, 2 command not understood. */
async function main(): Promise<number> {
  const options = readOptions();
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const talk = openTerminal(process.stdin, process.stdout);
  try {
    await recover(options, talk);
    return 0;
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
        yes: { type: 'boolean', default: false },
      },
    });
    const [folder, ...papers] = positionals;
    const fingerprint = values.fingerprint === undefined ? undefined : fingerprintOf(values.fingerprint);
    const generation = values.generation === undefined ? undefined : Number(values.generation);
    const misread = (values.fingerprint !== undefined && !fingerprint) || Number.isNaN(generation);
    // The shell's history now contains this key. The program cannot change that, but it does not accept the key either
    if (!folder || misread || positionals.some((text) => /^age-secret-key-1/i.test(text))) return undefined;
    return { folder, papers, fingerprint, generation, out: values.out, yes: values.yes };
  } catch {
    return undefined;
  }
}

/** Returns what is wrong and what to do next. */
function linesFor(error: unknown): string[] {
  if (error instanceof InvalidInput) return [error.message, 'Nothing was opened.'];
  let problem: Problem;
  try {
    problem = problemOf(error);
  } catch (fault) {
    return failureLines(fault);
  }
  const next = NEXT[remedyOf(problem)];
  const check = problem.is === 'no_package' && !problem.damaged ? ' Please check that it is the right folder.' : '';
  return [sentence(english, problem) + check, ...next];
}

const NEXT = {
  papers: [
    'Nothing was opened. Please ask another trusted person for their paper, and try again with it.',
    'A paper that was replaced by a newer one no longer works.',
  ],
  copy: [
    'Nothing was opened. This package is damaged, incomplete or altered. Please do not trust it.',
    'Download the package again, or use another copy of it, and try again.',
  ],
  input: ['Nothing was opened.'],
} as const;

function failureLines(error: unknown): string[] {
  return [
    'The program stopped because of a problem. Your keys and papers are not the cause:',
    String(error),
    'Please check that the disk has free space and that you can write to the folder for the documents.',
    'Then run the program again, with a new folder after --out.',
  ];
}

process.exitCode = await main();
