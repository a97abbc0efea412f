import { MIN_PASSWORD_CHARACTERS } from '#common/limits.ts';
import type { SetAside } from '#web/host/account-review/items.ts';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { type Failure, isRefused } from '#web/shared/failure.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Heading } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { PaperRows, type Papers, usePapers } from './papers.tsx';
import { passwordHint } from './password-hint.ts';

interface Props {
  token: string;
  /** Gets what this reset has set aside. */
  onDone(setAside: readonly SetAside[]): void;
  onLinkRefused(failure: Failure): void;
}

/** Asks for the new password and, if the Host has papers of Survivors, for their codes. After a wrong code the link still works. */
export function NewPassword({ token, onDone, onLinkRefused }: Props) {
  const { resetPassword: words } = useWords();
  const password = useField('password', (value) => (value.length >= MIN_PASSWORD_CHARACTERS ? null : words.passwordShort));
  const papers = usePapers(words.both);
  const reset = useCall(
    async () => {
      const codes = papers.codes.length > 0 ? { backup_codes: papers.codes } : {};
      const reply = await call((api) => api.POST('/api/auth/reset-password', { body: { token, password: password.value, ...codes } }));
      onDone(reply?.set_aside ?? []);
    },
    (failure) => isRefused(failure, 'invalid_link', 'link_expired') && onLinkRefused(failure),
  );
  return (
    <>
      <Heading>{words.title}</Heading>
      <p>{words.text}</p>
      <Form fields={[password, ...papers.fields]} call={reset} submit={words.button} onSubmit={reset.run}>
        <TextField field={password} label={words.password} hint={passwordHint(password.value, words)} kind="new-password" />
        <PaperFields papers={papers} isNeeded={isRefused(reset.failure, 'reset_needs_codes')} />
      </Form>
    </>
  );
}

function PaperFields({ papers, isNeeded }: { papers: Papers; isNeeded: boolean }) {
  const { resetPassword: words } = useWords();
  return (
    <details open={isNeeded || papers.codes.length > 0}>
      <summary>{words.papersSummary}</summary>
      <p>{words.papers}</p>
      <PaperRows papers={papers} />
    </details>
  );
}
