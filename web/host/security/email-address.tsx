import { useState } from 'preact/hooks';
import type { paths } from '#api';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { isEmail } from '#web/shared/checks.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice, LoadState, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';

type Profile = paths['/api/host/profile']['get']['responses'][200]['content']['application/json'];

/** The address of the account, one that is not confirmed yet, and the one before it. */
export function EmailAddress() {
  const stored = useLoad('profile', () => hostCall((api, headers) => api.GET('/api/host/profile', { headers })));
  if (!stored.value) return <LoadState of={stored} />;
  return <Address key={stored.value.email} profile={stored.value} onChanged={stored.reload} />;
}

function Address({ profile, onChanged }: { profile: Profile; onChanged(): void }) {
  const { security: words } = useWords();
  const moment = useMoment();
  const { pending_email: pending, previous_email: previous } = profile;
  return (
    <>
      <p>
        <strong>{profile.email}</strong>
      </p>
      {pending !== null && <PendingAddress email={pending} previous={previous?.email} onChanged={onChanged} />}
      {previous && (
        <p>
          {previous.valid_until === null ? words.previousPending(previous.email) : words.previousUntil(previous.email, moment(previous.valid_until))}
        </p>
      )}
      <ChangeAddress onChanged={onChanged} />
    </>
  );
}

function PendingAddress({ email, previous, onChanged }: { email: string; previous: string | undefined; onChanged(): void }) {
  const { security: words } = useWords();
  const [isSent, setSent] = useState(false);
  const sending = useCall(async () => {
    await call((api) => api.POST('/api/auth/resend-verification', { body: { email } }));
    setSent(true);
  });
  const returning = useCall(async () => {
    await hostCall((api, headers) => api.PUT('/api/host/profile', { headers, body: { email: previous ?? email } }));
    onChanged();
  });
  return (
    <Notice kind="warning" title={words.pendingTitle}>
      <p>{words.pending(email)}</p>
      <FailureNotice failure={sending.failure ?? returning.failure} failures={words.failures} />
      {isSent && <p role="status">{words.sentAgain}</p>}
      <div class="actions">
        <Button isBusy={sending.isRunning} onClick={() => sending.run()}>
          {words.sendAgain}
        </Button>
        {previous !== undefined && (
          <Button isBusy={returning.isRunning} onClick={() => returning.run()}>
            {words.goBack(previous)}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function ChangeAddress({ onChanged }: { onChanged(): void }) {
  const { security: words } = useWords();
  const email = useField('new-email', (value) => (isEmail(value) ? null : words.emailWrong));
  const keep = useFieldsGuard([email]);
  const changing = useCall(async () => {
    await hostCall((api, headers) => api.PUT('/api/host/profile', { headers, body: { email: email.value.trim() } }));
    keep();
    onChanged();
  });
  return (
    <details>
      <summary>{words.changeEmail}</summary>
      <Form fields={[email]} call={changing} failures={words.failures} submit={words.saveEmail} onSubmit={changing.run}>
        <TextField field={email} label={words.newEmail} hint={words.newEmailHint} kind="email" />
      </Form>
    </details>
  );
}
