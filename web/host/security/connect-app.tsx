import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { useCall } from '#web/shared/use-call.ts';

const QrCode = lazily<{ text: string; label: string }>(async () => (await import('#web/host/paper/qr-code.tsx')).QrCode);

/** What an authenticator app needs. */
export interface AppSetup {
  enrolment: string;
  name: string;
  /** Base32. */
  secret: string;
  uri: string;
}

/** Shows the secret as a picture and as text, and asks for the first code. */
export function ConnectApp({ setup, onAdded, onCancel }: { setup: AppSetup; onAdded(codes: readonly string[] | null): void; onCancel(): void }) {
  const { factors: words } = useWords();
  const { stepUp } = useWords();
  const { actions } = useWords().console;
  const code = useField('first-code', (value) => (/^\d{6}$/.test(value.replace(/\s/g, '')) ? null : stepUp.codeMissing));
  const adding = useCall(async () => {
    const body = { enrolment: setup.enrolment, name: setup.name, code: code.value };
    const made = await hostCall((api, headers) => api.POST('/api/auth/factors', { headers, body }));
    onAdded(made.recovery_codes);
  });
  return (
    <>
      <h3>{words.scanTitle}</h3>
      <p>{words.scan}</p>
      <div class="app-code">
        <QrCode text={setup.uri} label={words.qrLabel} />
      </div>
      <details>
        <summary>{words.type}</summary>
        <p>{words.typeText}</p>
        <p class="secret-key">
          <code>{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </details>
      <Form fields={[code]} call={adding} failures={words.failures} submit={words.finish} onSubmit={adding.run}>
        <TextField field={code} label={words.code} hint={words.codeHint} kind="one-time-code" />
      </Form>
      <Button onClick={onCancel}>{actions.cancel}</Button>
    </>
  );
}
