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

/** `left`: the operator has left the test, which says nothing about the service. */
export type Outcome = 'works' | 'fails' | 'left';

/**
 * Tries a deployed service with the operator's own mailbox: a Host registers, names two people, seals, rehearses, sees that a transfer was
 * started, stops it, and asks for the deletion of the account. Prints a line for each step.
 */
export async function smokeTest({ url, stage, email, ask, print }: SmokeTest): Promise<Outcome> {
  const [context, made] = [smokeContext(url, stage, ask), newAccount(email)];
  const outcome = await play(context, made, print);
  const isDeleted = await cleanUp(context, made, print);
  if (outcome === 'works' && isDeleted) print('The service works: all steps of the test were done.');
  else print('The test is not complete. No other account was touched. To repeat it: npm run smoke, with another address.');
  return outcome === 'works' && !isDeleted ? 'fails' : outcome;
}

/** An address that has no account yet, in the same mailbox. Mail servers ignore what follows the plus. */
export function taggedAddress(address: string, now: Date): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+smoke-${now.toISOString().replace(/\D/g, '').slice(0, 12)}${address.slice(at)}`;
}

/** Prints why a step failed, in one line. */
async function play(context: SmokeContext, made: Made, print: SmokeTest['print']): Promise<Outcome> {
  for (const { name, run } of STEPS) {
    try {
      await run(context, made);
    } catch (error) {
      print(`  STOP ${name}: ${reasonOf(error)}`);
      return error instanceof Left ? 'left' : 'fails';
    }
    print(`  ok   ${name}`);
  }
  return 'works';
}

/** Leaves no account without a word. */
async function cleanUp(context: SmokeContext, made: Made, print: SmokeTest['print']): Promise<boolean> {
  const { email, host, isRegistered } = made;
  if (!isRegistered) return false;
  if (!host) {
    print(
      `  note ${email} has an account. It is deleted after a day, unless its address was confirmed. Then reset its password, and delete it on its page.`,
    );
    return false;
  }
  try {
    print(
      `  ok   delete the account: from ${await deleteAccount(context, made)} on. Until then its mails continue, such as reminders of the deletion.`,
    );
    return true;
  } catch (error) {
    print(`  STOP delete the account of ${email}: ${reasonOf(error)} Reset its password by mail, and delete it on its page.`);
    return false;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
