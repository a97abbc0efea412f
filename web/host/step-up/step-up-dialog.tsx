import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '#web/host/parts/dialog.tsx';
import { answerWithPasskey, hasPasskeys } from '#web/host/passkeys.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice, Waiting } from '#web/shared/frame.tsx';
import { usePlace } from '#web/shared/router.ts';
import { type Call, useCall, useLoad } from '#web/shared/use-call.ts';

/** What the Host proves with. */
type Proof = { code: string } | { recovery_code: string } | { by: 'passkey' };

/** Asks for a passkey, a code of the app or a recovery code. The call that needs it is repeated after it. */
export function StepUpDialog({ onAnswer }: { onAnswer(isProven: boolean): void }) {
  const { stepUp: words } = useWords();
  const begun = useLoad('methods', begin);
  const proving = useCall(async (proof: Proof) => {
    // A challenge is answered once, so each attempt has a new one.
    const body = 'by' in proof ? { credential: await answerWithPasskey((await begin()).passkey ?? never()) } : proof;
    await hostCall((api, headers) => api.POST('/api/auth/step-up/prove', { headers, body }));
    onAnswer(true);
  });
  useClosedByLink(onAnswer);
  const methods = begun.value?.methods ?? [];
  const byPasskey = methods.includes('passkey') && hasPasskeys();
  return (
    <Dialog title={words.title} onClose={() => onAnswer(false)}>
      <p>{words.text}</p>
      <FailureNotice failure={begun.failure ?? proving.failure} failures={words.failures} onRetry={begun.failure ? begun.reload : undefined} />
      {begun.value === null && !begun.failure && <Waiting />}
      {byPasskey && (
        <Button kind="main" isBusy={proving.isRunning} onClick={() => proving.run({ by: 'passkey' })}>
          {proving.isRunning ? words.waiting : words.usePasskey}
        </Button>
      )}
      {methods.includes('totp') && !byPasskey && <AppCode proving={proving} />}
      {methods.includes('totp') && byPasskey && (
        <details>
          <summary>{words.useApp}</summary>
          <AppCode proving={proving} />
        </details>
      )}
      {methods.includes('recovery_code') && (
        <details>
          <summary>{words.useRecoveryCode}</summary>
          <RecoveryCode proving={proving} />
        </details>
      )}
      <p class="hint">
        {words.lost} <a href="/security#lost">{words.lostLink}</a>
      </p>
      <Button onClick={() => onAnswer(false)}>{words.cancel}</Button>
    </Dialog>
  );
}

/** The question ends when its link leads to another place. */
function useClosedByLink(onAnswer: (isProven: boolean) => void): void {
  const place = usePlace();
  const asked = useRef(place);
  useEffect(() => {
    if (place !== asked.current) onAnswer(false);
  }, [place, onAnswer]);
}

const begin = () => hostCall((api, headers) => api.POST('/api/auth/step-up/begin', { headers }));

function never(): never {
  throw new Error('The service offers passkeys only to an account that has one.');
}

function AppCode({ proving }: { proving: Call<Proof> }) {
  const { stepUp: words } = useWords();
  const code = useField('app-code', (value) => (/^\d{6}$/.test(value.replace(/\s/g, '')) ? null : words.codeMissing));
  return (
    <Form fields={[code]} call={proving} problem={null} submit={words.confirm} onSubmit={() => proving.run({ code: code.value })}>
      <TextField field={code} label={words.code} hint={words.codeHint} kind="one-time-code" />
    </Form>
  );
}

function RecoveryCode({ proving }: { proving: Call<Proof> }) {
  const { stepUp: words } = useWords();
  const code = useField('recovery-code', (value) => (value.replace(/[^a-z0-9]/gi, '').length === 8 ? null : words.recoveryCodeMissing));
  return (
    <Form fields={[code]} call={proving} problem={null} submit={words.confirm} onSubmit={() => proving.run({ recovery_code: code.value })}>
      <TextField field={code} label={words.recoveryCode} hint={words.recoveryCodeHint} kind="code" />
    </Form>
  );
}
