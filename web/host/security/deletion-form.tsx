import { useState } from 'preact/hooks';
import { Question } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Choice, Form, TextField, useField } from '#web/shared/field.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** Where the files of the sealed will are: at the Host's own storage, or with this service, which keeps none. */
type Files = 'none' | 'own' | 'ours';

/** Asks for what a deletion needs, and once more before it is requested. Nothing is deleted before the time that the page names. */
export function DeletionForm({ of, files, onRequested }: { of: 'account' | 'will'; files: Files; onRequested(): void }) {
  const { factors, security: words, signIn } = useWords();
  const [isAsking, setAsking] = useState(false);
  const isSealed = files !== 'none';
  const packages = useField(`packages-${of}`, (value) => (value || files !== 'own' ? null : words.packagesMissing), files === 'ours' ? 'delete' : '');
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
        fields={files === 'own' ? [packages, password] : [password]}
        call={request}
        failures={words.failures}
        submit={what.submit}
        onSubmit={() => setAsking(true)}
      >
        {files === 'ours' && <p>{words.ourFiles}</p>}
        {files === 'own' && (
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
