import { useState } from 'preact/hooks';
import { MIN_PASSWORD_CHARACTERS } from '#common/limits.ts';
import { passwordHint } from '#web/host/reset-password/password-hint.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** Changes the password, and thereby signs out all other devices. Messages advise this if something was not the Host. */
export function ChangePassword() {
  const { security: words, resetPassword, signIn } = useWords();
  const [isDone, setDone] = useState(false);
  const current = useField('current-password', (value) => (value ? null : signIn.passwordMissing));
  const wanted = useField('new-password', (value) => (value.length >= MIN_PASSWORD_CHARACTERS ? null : resetPassword.passwordShort));
  const change = useCall(async () => {
    const body = { current_password: current.value, new_password: wanted.value };
    await hostCall((api, headers) => api.POST('/api/auth/change-password', { headers, body }));
    setDone(true);
  });
  if (isDone) return <Notice kind="success" title={words.changed} />;
  return (
    <details>
      <summary>{words.changePassword}</summary>
      <Form fields={[current, wanted]} call={change} failures={words.failures} submit={words.change} onSubmit={change.run}>
        <TextField field={current} label={words.currentPassword} kind="password" />
        <TextField field={wanted} label={resetPassword.password} hint={passwordHint(wanted.value, resetPassword)} kind="new-password" />
      </Form>
    </details>
  );
}
