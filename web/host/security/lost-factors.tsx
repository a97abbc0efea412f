import { useEffect, useRef } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import { PaperRows, usePapers } from '#web/host/reset-password/papers.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { usePlace } from '#web/shared/router.ts';
import { useCall } from '#web/shared/use-call.ts';

/** The way back of a Host who has lost every factor and all recovery codes. `#lost` opens it. */
export function LostFactors({ onDone }: { onDone(sentence: string): void }) {
  const { factors: words } = useWords();
  const { signIn } = useWords();
  const { value: overview } = useOverview();
  const papers = usePapers(words.bothMissing);
  const password = useField('lost-password', (value) => (value ? null : signIn.passwordMissing));
  const removing = useCall(async () => {
    const body = { password: password.value, backup_codes: papers.codes };
    await hostCall((api, headers) => api.POST('/api/auth/factors/lost', { headers, body }));
    onDone(words.lostDone);
  });
  const { values } = usePlace();
  const isWanted = values.has('lost');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWanted) details.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <details ref={details} id="lost" open={isWanted}>
      <summary>{words.lost}</summary>
      <p>{words.lostText(overview?.quorum.threshold ?? 2)}</p>
      <p>{words.lostFree}</p>
      <Form fields={[password, ...papers.fields]} call={removing} failures={words.failures} submit={words.lostButton} onSubmit={removing.run}>
        <TextField field={password} label={words.password} kind="password" />
        <PaperRows papers={papers} />
      </Form>
    </details>
  );
}
