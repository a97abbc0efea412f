import { useState } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { readSixDigits } from '#web/shared/typed-id.ts';
import { useCall } from '#web/shared/use-call.ts';
import type { CodePurpose, SentCode } from './sent-code.ts';

/** Asks for the code that was sent, and checks it. */
export function EnterCode({ sent, check, onFailure }: { sent: SentCode } & Pick<CodePurpose, 'check' | 'onFailure'>) {
  const { prove } = useWords();
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const code = useField('code', (value) => (readSixDigits(value) ? null : prove.codeMissing));
  const checking = useCall(async () => {
    setAttemptsLeft(null);
    setAttemptsLeft(await check(sent.id, readSixDigits(code.value) ?? ''));
  }, onFailure);
  return (
    <>
      <p role="status">{prove.sent(sent.channel, sent.destination)}</p>
      {attemptsLeft !== null && <Notice kind="problem" text={attemptsLeft > 0 ? prove.wrongCode(attemptsLeft) : prove.usedUp} />}
      <Form fields={[code]} call={checking} failures={prove.failures} submit={prove.confirm} onSubmit={checking.run}>
        <TextField field={code} label={prove.code} hint={prove.codeHint} kind="one-time-code" />
      </Form>
    </>
  );
}
