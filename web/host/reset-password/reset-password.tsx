import { useState } from 'preact/hooks';
import type { SetAside } from '#web/host/account-review/items.ts';
import { SentMail } from '#web/host/sent-mail.tsx';
import { useWords, withWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import type { Failure } from '#web/shared/failure.ts';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { useSecret } from '#web/shared/link-secret.ts';
import { NewPassword } from './new-password.tsx';

// Only after a second reset before a sealing.
const SetAsideNow = lazily(withWords(['accountReview'], async () => (await import('#web/host/account-review/set-aside.tsx')).SetAsideNow));

/** `/reset-password#token=`: chooses a new password. Without a usable token, it sends a link. */
export function ResetPassword() {
  const token = useSecret('token');
  return <Reset key={token} token={token} />;
}

function Reset({ token }: { token: string | null }) {
  const { resetPassword: words } = useWords();
  const [setAside, setSetAside] = useState<readonly SetAside[] | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  if (setAside) return setAside.length > 0 ? <DoneWith setAside={setAside} /> : <Done />;
  if (token !== null && !refused) return <NewPassword token={token} onDone={setSetAside} onLinkRefused={setRefused} />;
  return (
    <SentMail words={words} send={(email) => call((api) => api.POST('/api/auth/forgot-password', { body: { email } }))}>
      <FailureNotice failure={refused} />
    </SentMail>
  );
}

function DoneWith({ setAside }: { setAside: readonly SetAside[] }) {
  const { resetPassword: words } = useWords();
  return (
    <>
      <Heading>{words.doneTitle}</Heading>
      <SetAsideNow entries={setAside} />
    </>
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
