import { useState } from 'preact/hooks';
import type { paths } from '#api';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { isEmail } from '#web/shared/checks.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Notice, Waiting } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';

type Profile = paths['/api/host/profile']['get']['responses'][200]['content']['application/json'];

/** The address of the account, one that is not confirmed yet, and the one before it. */
export function EmailAddress() {
  const stored = useLoad('profile', () => hostCall((api, headers) => api.GET('/api/host/profile', { headers })));
  if (!stored.value) return stored.failure ? <FailureNotice failure={stored.failure} onRetry={stored.reload} /> : <Waiting />;
  return <Address key={stored.value.email} profile={stored.value} onChanged={stored.reload} />;
}

function Address({ profile, onChanged }: { profile: Profile; onChanged(): void }) {
  const { security: words } = useWords();
  const { locale } = useLanguage();
  const { pending_email: pending, previous_email: previous } = profile;
  return (
    <>
      <p>
        <strong>{profile.email}</strong>
      </p>
      {pending !== null && <PendingAddress email={pending} previous={previous?.email} onChanged={onChanged} />}
      {previous && (
        <p>
          {previous.valid_until === null
            ? words.previousPending(previous.email)
            : words.previousUntil(previous.email, formatMoment(new Date(previous.valid_until), locale))}
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
        <button type="button" class="second" aria-disabled={sending.isRunning} onClick={() => sending.run()}>
          {words.sendAgain}
        </button>
        {previous !== undefined && (
          <button type="button" class="second" aria-disabled={returning.isRunning} onClick={() => returning.run()}>
            {words.goBack(previous)}
          </button>
        )}
      </div>
    </Notice>
  );
}

function ChangeAddress({ onChanged }: { onChanged(): void }) {
  const { security: words } = useWords();
  const email = useField('new-email', (value) => (isEmail(value) ? null : words.emailWrong));
  const changing = useCall(async () => {
    await hostCall((api, headers) => api.PUT('/api/host/profile', { headers, body: { email: email.value.trim() } }));
    onChanged();
  });
  return (
    <details>
      <summary>{words.changeEmail}</summary>
      <FailureNotice failure={changing.failure} failures={words.failures} />
      <Form fields={[email]} call={changing} submit={words.saveEmail} onSubmit={changing.run}>
        <TextField field={email} label={words.newEmail} hint={words.newEmailHint} kind="email" />
      </Form>
    </details>
  );
}
