import { CallButton } from '#web/host/parts/call-button.tsx';
import { hasPasskeys } from '#web/host/passkeys.ts';
import { signIn, signInWithPasskey } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { checkEmail } from '#web/shared/checks.ts';
import { isRefused } from '#web/shared/failure.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';

export function SignIn() {
  const { signIn: words, frame } = useWords();
  const email = useField('email', (value) => checkEmail(value, frame));
  const password = useField('password', (value) => (value ? null : words.passwordMissing));
  const signingIn = useCall(() => signIn(email.value.trim(), password.value));
  return (
    <>
      <Heading>{words.title}</Heading>
      <FailureNotice failure={signingIn.failure} failures={words.failures} />
      {isRefused(signingIn.failure, 'email_not_verified') && (
        <p>
          <a href="/verify-email">{words.unconfirmed}</a>
        </p>
      )}
      <Form fields={[email, password]} call={signingIn} problem={null} submit={words.title} onSubmit={signingIn.run}>
        <TextField field={email} label={words.email} kind="email" />
        <TextField field={password} label={words.password} kind="password" />
      </Form>
      <PasskeySignIn />
      <p>
        <a href="/reset-password">{words.forgotten}</a>
      </p>
      <p>
        <a href="/stop">{words.stopCard}</a>
      </p>
      <p>
        {words.newHere} <a href="/register">{words.register}</a>
      </p>
    </>
  );
}

/** Signs in with a passkey: the browser shows those that it has, and no address is typed. */
function PasskeySignIn() {
  const { signIn: words } = useWords();
  const signingIn = useCall(signInWithPasskey);
  if (!hasPasskeys()) return null;
  return (
    <>
      <FailureNotice failure={signingIn.failure} failures={words.failures} />
      <p>
        <CallButton call={signingIn}>{words.passkey}</CallButton>
      </p>
    </>
  );
}
