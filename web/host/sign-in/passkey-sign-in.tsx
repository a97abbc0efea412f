import { hasPasskeys } from '#web/host/passkeys.ts';
import { signInWithPasskey } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** Signs in with a passkey: the browser shows those that it has, and no address is typed. */
export function PasskeySignIn() {
  const { signIn: words, frame } = useWords();
  const signingIn = useCall(signInWithPasskey);
  if (!hasPasskeys()) return null;
  return (
    <>
      <FailureNotice failure={signingIn.failure} failures={words.failures} />
      <p>
        <button type="button" class="second" aria-disabled={signingIn.isRunning} onClick={() => signingIn.run()}>
          {signingIn.isRunning ? frame.sending : words.passkey}
        </button>
      </p>
    </>
  );
}
