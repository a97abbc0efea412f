import { useState } from 'preact/hooks';
import { Question } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Choice, Form, TextField, useField } from '#web/shared/field.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** Asks for what a deletion needs, and once more before it is requested. Nothing is deleted before the time that the page names. */
export function DeletionForm({ of, isSealed, onRequested }: { of: 'account' | 'will'; isSealed: boolean; onRequested(): void }) {
  const { factors, security: words, signIn } = useWords();
  const [isAsking, setAsking] = useState(false);
  const packages = useField(`packages-${of}`, (value) => (value || !isSealed ? null : words.packagesMissing));
  const password = useField(`delete-password-${of}`, (value) => (value ? null : signIn.passwordMissing));
  const request = useCall(async () => {
    setAsking(false);
    const body = { password: password.value, packages: packages.value === 'delete' ? 'delete' : 'keep' } as const;
    if (of === 'will') await hostCall((api, headers) => api.DELETE('/api/will', { headers, body }));
    else await hostCall((api, headers) => api.DELETE('/api/host', { headers, body }));
    onRequested();
  });
  const what = words.deletions[of];
  const confirm = (
    <Button kind="main danger" onClick={() => request.run()}>
      {what.confirm}
    </Button>
  );
  return (
    <details>
      <summary>{what.open}</summary>
      <p>{what.meaning}</p>
      <p>{isSealed ? words.sealedWait : words.unsealedWait}</p>
      <Form
        fields={isSealed ? [packages, password] : [password]}
        call={request}
        failures={words.failures}
        submit={what.submit}
        onSubmit={() => setAsking(true)}
      >
        {isSealed && (
          <Choice
            field={packages}
            label={words.packages}
            options={[
              { value: 'keep', ...words.keepFiles },
              { value: 'delete', ...words.deleteFiles },
            ]}
          />
        )}
        <TextField field={password} label={factors.password} kind="password" />
      </Form>
      {isAsking && (
        <Question title={what.sure} answer={confirm} cancel={words.no} onClose={() => setAsking(false)}>
          {isSealed && <p>{packages.value === 'delete' ? words.deleteFiles.hint : words.keepFiles.hint}</p>}
          <p>{isSealed ? words.sealedWait : words.unsealedWait}</p>
        </Question>
      )}
    </details>
  );
}
