import { type Ask, Left, type SmokeContext, smokeContext } from './context.ts';
import { deleteAccount, type Made, newAccount, STEPS } from './story.ts';

export interface SmokeTest {
  /** The address of the API, without `/api`. */
  url: string;
  stage: string;
  /** The operator's address: all mails of the test go there. It must have no account yet. */
  email: string;
  ask: Ask;
  print(text: string): void;
}

/**
 * Tries a deployed service with the operator's own mailbox: a Host registers, names two people, seals, rehearses, sees a start and stops it,
 * and deletes the account. Prints a line for each step. Returns whether everything worked.
 */
export async function smokeTest({ url, stage, email, ask, print }: SmokeTest): Promise<boolean> {
  const [context, made] = [smokeContext(url, stage, ask), newAccount(email)];
  const failure = await play(context, made, print);
  if (failure !== undefined) print(`  STOP ${failure}`);
  const isDeleted = await cleanUp(context, made, print);
  const works = failure === undefined && isDeleted;
  print(works ? 'The service works: all steps of the test were done.' : NOT_DONE);
  return works;
}

const NOT_DONE = 'The test is not complete. No Host was affected. Repeat it with `npm run smoke` when the cause is gone.';

/** Returns why a step failed, in one line. */
async function play(context: SmokeContext, made: Made, print: SmokeTest['print']): Promise<string | undefined> {
  for (const { name, run } of STEPS) {
    try {
      await run(context, made);
    } catch (error) {
      return `${name}: ${error instanceof Left ? error.message : reasonOf(error)}`;
    }
    print(`  ok   ${name}`);
  }
  return undefined;
}

async function cleanUp(context: SmokeContext, made: Made, print: SmokeTest['print']): Promise<boolean> {
  if (!made.host) return false;
  try {
    print(`  ok   delete the account: it is gone on ${await deleteAccount(context, made)}`);
    return true;
  } catch (error) {
    print(`  STOP delete the account of ${made.email}, whose password is "${made.password}": ${reasonOf(error)}`);
    return false;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
