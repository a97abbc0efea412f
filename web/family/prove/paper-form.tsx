import { useState } from 'preact/hooks';
import { readId } from '#common/printed-id.ts';
import { useWords } from '#web/family/words.ts';
import { type Failure, isRefused } from '#web/shared/failure.ts';
import { Form, TextField, useField, useKeptField } from '#web/shared/field.tsx';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { isBackupCode } from '#web/shared/typed-id.ts';
import { useCall } from '#web/shared/use-call.ts';

/** What a Survivor copies from their paper. */
export interface PaperInput {
  willId: string;
  survivorId: string;
  backupCode: string;
}

interface Props {
  /** The ids that are known. Null asks for the one on the paper, and undefined needs none. */
  willId?: string | null;
  survivorId: string | null;
  submit: string;
  /** Sends the proof and uses its result. Returns the attempts that are left after a wrong code, or null. */
  onSubmit(input: PaperInput): Promise<number | null>;
  /** For a failure that changes the page. */
  onFailure?(failure: Failure): void;
}

/** Asks for a backup code, and for the ids on the paper that are not known. */
export function PaperForm({ willId, survivorId, submit, onSubmit, onFailure }: Props) {
  const { prove } = useWords();
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const idCheck = (value: string) => (readId(value) ? null : prove.idMissing);
  const will = useKeptField('will-id', idCheck, willId ?? '');
  const survivor = useKeptField('survivor-id', idCheck, survivorId ?? '');
  const code = useField('backup-code', (value) => (isBackupCode(value) ? null : prove.backupCodeMissing));
  const sending = useCall(async () => {
    setAttemptsLeft(null);
    const ids = { willId: readId(will.value) ?? '', survivorId: readId(survivor.value) ?? '' };
    setAttemptsLeft(await onSubmit({ ...ids, backupCode: code.value.trim() }));
  }, onFailure);
  const asked = [...(willId === null ? [will] : []), ...(survivorId === null ? [survivor] : []), code];
  return (
    <Form
      fields={asked}
      call={sending}
      problem={<PaperProblem attemptsLeft={attemptsLeft} failure={sending.failure} />}
      submit={submit}
      onSubmit={sending.run}
    >
      {willId === null && <TextField field={will} label={prove.willId} hint={prove.idHint} kind="code" />}
      {survivorId === null && <TextField field={survivor} label={prove.survivorId} hint={prove.idHint} kind="code" />}
      <TextField field={code} label={prove.backupCode} hint={prove.backupCodeHint} kind="code" />
    </Form>
  );
}

/** Says what is wrong with a backup code or an id, or why a call failed. */
export function PaperProblem({ attemptsLeft, failure }: { attemptsLeft: number | null; failure: Failure | null }) {
  const { prove } = useWords();
  const isUnknown = isRefused(failure, 'will_or_survivor_not_found', 'survivor_not_found');
  if (attemptsLeft === null && !isUnknown) return <FailureNotice failure={failure} failures={prove.failures} />;
  const wrong = attemptsLeft ? prove.wrongBackupCode(attemptsLeft) : prove.tooManyBackupCodes;
  return <Notice kind="problem" text={isUnknown ? prove.notThisWill : wrong} />;
}
