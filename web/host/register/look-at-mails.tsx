import { useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { FailureNotice, Heading, Notice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** What to do after the registration, and what to do if no mail comes. */
export function LookAtMails({ email, onChange }: { email: string; onChange(): void }) {
  const { register: words, frame } = useWords();
  const [isResent, setResent] = useState(false);
  const resend = useCall(async () => {
    await call((api) => api.POST('/api/auth/resend-verification', { body: { email } }));
    setResent(true);
  });
  return (
    <>
      <Heading>{words.sentTitle}</Heading>
      <p>
        {words.sentTo}
        <br />
        <strong>{email}</strong>
      </p>
      <ol>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{words.validity}</p>
      <h2>{words.nothingTitle}</h2>
      <ul>
        {words.nothing.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <FailureNotice failure={resend.failure} />
      <div role="status">{isResent && <Notice kind="success" title={words.resent} />}</div>
      <div class="actions">
        <button type="button" class="second" aria-disabled={resend.isRunning} onClick={() => resend.run()}>
          {resend.isRunning ? frame.sending : words.resend}
        </button>
        <button type="button" class="link" onClick={onChange}>
          {words.change}
        </button>
      </div>
    </>
  );
}
