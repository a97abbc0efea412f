import { FormDialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { TextField, useField } from '#web/shared/field.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type Factor, useNameField } from './factor.ts';

/** Asks for the password before a passkey or an app is removed. */
export function RemoveFactor({ factor, isLast, onClose, onRemoved }: { factor: Factor; isLast: boolean; onClose(): void; onRemoved(): void }) {
  const { factors: words } = useWords();
  const { signIn } = useWords();
  const password = useField('remove-password', (value) => (value ? null : signIn.passwordMissing));
  const removing = useCall(async () => {
    const body = { password: password.value };
    await hostCall((api, headers) => api.DELETE('/api/auth/factors/{id}', { headers, params: { path: { id: factor.id } }, body }));
    onRemoved();
  });
  const asked = { title: words.removeTitle(factor.name), text: isLast ? words.removeLast : words.removeText, onClose };
  return (
    <FormDialog {...asked} fields={[password]} call={removing} failures={words.failures} submit={words.removeButton} onSubmit={removing.run}>
      <TextField field={password} label={words.password} kind="password" />
    </FormDialog>
  );
}

/** Asks for another name of a passkey or an app, so that the Host knows which device it is. */
export function RenameFactor({ factor, onClose, onRenamed }: { factor: Factor; onClose(): void; onRenamed(name: string): void }) {
  const { factors: words } = useWords();
  const name = useNameField('new-factor-name', factor.name);
  const renaming = useCall(async () => {
    const body = { name: name.value.trim() };
    await hostCall((api, headers) => api.PUT('/api/auth/factors/{id}', { headers, params: { path: { id: factor.id } }, body }));
    onRenamed(body.name);
  });
  const asked = { title: words.renameTitle(factor.name), onClose };
  return (
    <FormDialog {...asked} fields={[name]} call={renaming} failures={words.failures} submit={words.renameButton} onSubmit={renaming.run}>
      <TextField field={name} label={words.newName} hint={words.nameHint} />
    </FormDialog>
  );
}
