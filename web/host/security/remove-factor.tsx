import { Dialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Factor } from './factor.ts';

interface Props {
  factor: Factor;
  isLast: boolean;
  onClose(): void;
  onRemoved(): void;
}

/** Asks for the password before a passkey or an app is removed. */
export function RemoveFactor({ factor, isLast, onClose, onRemoved }: Props) {
  const { factors: words } = useWords();
  const password = useField('remove-password', (value) => (value ? null : words.passwordMissing));
  const removing = useCall(async () => {
    const body = { password: password.value };
    await hostCall((api, headers) => api.DELETE('/api/auth/factors/{id}', { headers, params: { path: { id: factor.id } }, body }));
    onRemoved();
  });
  return (
    <Dialog title={words.removeTitle(factor.name)} onClose={onClose}>
      <p>{isLast ? words.removeLast : words.removeText}</p>
      <FailureNotice failure={removing.failure} failures={words.failures} />
      <Form fields={[password]} call={removing} submit={words.removeButton} onSubmit={removing.run}>
        <TextField field={password} label={words.password} kind="password" />
      </Form>
      <button type="button" class="second" onClick={onClose}>
        {words.cancel}
      </button>
    </Dialog>
  );
}
