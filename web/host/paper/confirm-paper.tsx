import { useState } from 'preact/hooks';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { isBackupCode } from '#web/shared/typed-id.ts';
import { useCall } from '#web/shared/use-call.ts';

/** Asks for one code of a Survivor's paper, which shows that it was printed and can be read. No code is used up. */
export function ConfirmPaper({ id, name, onConfirmed }: { id: string; name: string; onConfirmed(): void }) {
  const { paperPrint: words } = useWords();
  const [wrong, setWrong] = useState(0);
  const [isConfirmed, setConfirmed] = useState(false);
  const code = useField(`code-${id}`, (value) => (isBackupCode(value) ? null : words.codeMissing));
  const sending = useCall(async () => {
    const body = { backup_code: code.value.trim() };
    const { confirmed } = await hostCall((api, headers) =>
      api.POST('/api/survivors/{id}/confirm-paper', { headers, params: { path: { id } }, body }),
    );
    if (!confirmed) return setWrong((count) => count + 1);
    setConfirmed(true);
    onConfirmed();
  });
  if (isConfirmed) return <Notice kind="success" title={words.confirmed(name)} />;
  const isWrong = wrong > 0 && !sending.failure && !sending.isRunning;
  return (
    <Form
      fields={[code]}
      call={sending}
      failures={words.failures}
      problem={isWrong ? <WrongCode count={wrong} /> : undefined}
      submit={words.confirm}
      onSubmit={sending.run}
    >
      <TextField field={code} label={words.code(name)} hint={words.codeHint} kind="code" />
    </Form>
  );
}

function WrongCode({ count }: { count: number }) {
  const { paperPrint: words } = useWords();
  return <Notice kind="problem" title={words.wrongTitle} text={words.wrong(count)} />;
}
