import { useState } from 'preact/hooks';
import { SentMail } from '#web/host/sent-mail.tsx';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import type { Failure } from '#web/shared/failure.ts';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { useSecret } from '#web/shared/link-secret.ts';
import { NewPassword } from './new-password.tsx';

/** `/reset-password#token=`: chooses a new password. Without a usable token, it sends a link. */
export function ResetPassword() {
  const token = useSecret('token');
  return <Reset key={token} token={token} />;
}

function Reset({ token }: { token: string | null }) {
  const { resetPassword: words } = useWords();
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  if (isDone) return <Done />;
  if (token !== null && !refused) return <NewPassword token={token} onDone={() => setDone(true)} onLinkRefused={setRefused} />;
  return (
    <SentMail words={words} send={(email) => call((api) => api.POST('/api/auth/forgot-password', { body: { email } }))}>
      <FailureNotice failure={refused} />
    </SentMail>
  );
}

function Done() {
  const { signIn, resetPassword: words } = useWords();
  return (
    <>
      <Heading>{words.doneTitle}</Heading>
      <p>{words.done}</p>
      <p>{words.limits}</p>
      <p>
        <a class="main" href="/dashboard">
          {signIn.title}
        </a>
      </p>
    </>
  );
}
