import type { App } from '#app/app.ts';
import { faultFacts } from '#net/log.ts';
import type { SignIn } from './rows/sign-ins.ts';

/** The sign-in of a state, or why there is none. The state is used up in any case. */
export type TakenSignIn = SignIn | 'unknown_state' | 'internal_error';

/** Takes the sign-in of a state, once. Never throws. */
export async function takeSignIn(app: App, state: string | undefined): Promise<TakenSignIn> {
  if (!state) return 'unknown_state';
  try {
    return (await app.store.signIns.take(state)) ?? 'unknown_state';
  } catch (error) {
    app.log.alarm('sign_in_failed', faultFacts(error));
    return 'internal_error';
  }
}
