import { parseArgs } from 'node:util';
import { Refusal } from '#domain/refusal.ts';
import { converse } from './conversation.ts';
import { fingerprintOf } from './papers.ts';
import { recover, type Wish } from './recover.ts';

const USAGE = `Opens a sealed package with the recovery keys of enough people. It needs no network: best switch it off.

  node recover.mjs <folder of the package> [files with recovery keys, or papers ...]

  --out <folder>           where the documents go; new or empty (default: opened-will)
  --fingerprint "<text>"   the package fingerprint on the paper
  --generation <number>    this generation only, instead of the newest that is complete
  --yes                    ask no questions

Keys that are not in a file are asked for. Never write a key into the command itself: commands are kept.`;

/** Reads the command, and turns every end into a sentence and an exit code: 0 opened or called off, 1 refused, 2 not understood. */
async function main(): Promise<number> {
  const wish = readWish();
  if (!wish) {
    console.error(USAGE);
    return 2;
  }
  const talk = converse(process.stdin, process.stdout);
  try {
    await recover(wish, talk);
    return 0;
  } catch (error) {
    talk.say(
      '',
      ...(error instanceof Refusal ? refusal(error) : ['This did not work, for a reason that has nothing to do with the keys:', String(error)]),
    );
    return 1;
  } finally {
    talk.end();
  }
}

function readWish(): Wish | undefined {
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
    // A key in a command is in the history of the shell from then on: not taking it is all that is left to do
    if (!folder || misread || positionals.some((text) => /^age-secret-key-1/i.test(text))) return undefined;
    return { folder, papers, fingerprint, generation, out: values.out, yes: values.yes };
  } catch {
    return undefined;
  }
}

/** What to do after a refusal, by its kind. */
function refusal({ code, message }: Refusal): string[] {
  if (code === 'shares_do_not_open')
    return [message, 'Ask the next person on the list for their paper. A paper that was replaced by a newer one opens nothing any more.'];
  if (code === 'package_altered' || code === 'share_altered' || code === 'age_file_invalid')
    return [
      message,
      'Nothing was opened. What lies here is damaged, not complete, or not what was sealed: do not trust it.',
      'Fetch the package once more, or take another copy of it, and try that one.',
    ];
  return [message, 'Nothing was opened.'];
}

process.exitCode = await main();
