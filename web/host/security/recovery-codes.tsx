import { useState } from 'preact/hooks';
import { saveFile } from '#common/save-file.ts';
import { FormDialog } from '#web/host/parts/dialog.tsx';
import { Checkbox } from '#web/host/parts/fields.tsx';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** How many recovery codes are left, and how to make new ones. */
export function RenewCodes({ left, onMade }: { left: number; onMade(codes: readonly string[]): void }) {
  const { factors: words } = useWords();
  const { signIn } = useWords();
  const [isAsking, setAsking] = useState(false);
  const password = useField('renew-password', (value) => (value ? null : signIn.passwordMissing));
  const renewing = useCall(async () => {
    const body = { password: password.value };
    const made = await hostCall((api, headers) => api.POST('/api/auth/factors/recovery-codes', { headers, body }));
    onMade(made.recovery_codes);
  });
  const asked = { title: words.renewTitle, text: words.renewText, onClose: () => setAsking(false) };
  return (
    <>
      <h3>{words.codesHeading}</h3>
      <p>{left > 0 ? words.codesLeft(left) : words.codesNone}</p>
      <Button onClick={() => setAsking(true)}>{words.renew}</Button>
      {isAsking && (
        <FormDialog {...asked} fields={[password]} call={renewing} failures={words.failures} submit={words.renewButton} onSubmit={renewing.run}>
          <TextField field={password} label={words.password} kind="password" />
        </FormDialog>
      )}
    </>
  );
}

/** Shows new recovery codes until the Host says that they are saved. No one can show them again. */
export function NewRecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const { factors: words } = useWords();
  const { service } = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const saved = useField('codes-saved', (value) => (value === 'yes' ? null : words.savedMissing));
  const finishing = useCall(async () => onSaved());
  const text = `${words.fileText(service)}\n\n${codes.join('\n')}\n`;
  useLeaveGuard(true);
  return (
    <section aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{words.codesTitle}</h2>
      <p>{words.codesText}</p>
      <p class="screen">{words.codesOnce}</p>
      <ul class="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="actions screen">
        <Button onClick={() => print()}>{words.print}</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>{words.download}</Button>
        <Button onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}>{isCopied ? words.copied : words.copy}</Button>
      </div>
      <div class="screen">
        <Form fields={[saved]} call={finishing} submit={words.finishCodes} onSubmit={finishing.run}>
          <Checkbox field={saved} label={words.saved} />
        </Form>
      </div>
    </section>
  );
}
