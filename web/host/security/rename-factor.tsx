import { Dialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField } from '#web/shared/field.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type Factor, useNameField } from './factor.ts';

interface Props {
  factor: Factor;
  onClose(): void;
  onRenamed(name: string): void;
}

/** Asks for another name of a passkey or an app, so that the Host knows which device it is. */
export function RenameFactor({ factor, onClose, onRenamed }: Props) {
  const { factors: words } = useWords();
  const name = useNameField('new-factor-name', factor.name);
  const renaming = useCall(async () => {
    const body = { name: name.value.trim() };
    await hostCall((api, headers) => api.PUT('/api/auth/factors/{id}', { headers, params: { path: { id: factor.id } }, body }));
    onRenamed(body.name);
  });
  return (
    <Dialog title={words.renameTitle(factor.name)} onClose={onClose}>
      <FailureNotice failure={renaming.failure} failures={words.failures} />
      <Form fields={[name]} call={renaming} submit={words.renameButton} onSubmit={renaming.run}>
        <TextField field={name} label={words.newName} hint={words.nameHint} />
      </Form>
      <button type="button" class="second" onClick={onClose}>
        {words.cancel}
      </button>
    </Dialog>
  );
}
