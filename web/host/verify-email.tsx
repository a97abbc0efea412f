import { useState } from 'preact/hooks';
import { announceConfirmed } from '#web/host/register/confirmed-address.ts';
import { SentMail } from '#web/host/sent-mail.tsx';
import { useSession } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { isRefused } from '#web/shared/failure.ts';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { useSecret } from '#web/shared/link-secret.ts';
import { useCall } from '#web/shared/use-call.ts';

/** `/verify-email#token=`: confirms an e-mail address after a press of the button. Programs that open links in mails change nothing. */
export function VerifyEmail() {
  const token = useSecret('token');
  return <Confirm key={token} token={token} />;
}

function Confirm({ token }: { token: string | null }) {
  const { verifyEmail: words } = useWords();
  const [confirmed, setConfirmed] = useState('');
  const confirm = useCall(async (secret: string) => {
    const { email } = await call((api) => api.POST('/api/auth/verify-email', { body: { token: secret } }));
    setConfirmed(email);
    announceConfirmed(email);
  });
  if (confirmed) return <Confirmed email={confirmed} />;
  if (token === null || isRefused(confirm.failure, 'invalid_link', 'link_expired')) {
    return (
      <SentMail words={words} send={(email) => call((api) => api.POST('/api/auth/resend-verification', { body: { email } }))}>
        <FailureNotice failure={confirm.failure} />
      </SentMail>
    );
  }
  return (
    <>
      <Heading>{words.title}</Heading>
      <p>{words.text}</p>
      <FailureNotice failure={confirm.failure} />
      <Button kind="main" isBusy={confirm.isRunning} onClick={() => confirm.run(token)}>
        {words.button}
      </Button>
    </>
  );
}

/** If the tab that opened the account is still there, it has signed in, also here. */
function Confirmed({ email }: { email: string }) {
  const { console: own, signIn, verifyEmail: words } = useWords();
  const isIn = useSession() === 'in';
  return (
    <>
      <Heading>{words.doneTitle}</Heading>
      <p>{words.done(email)}</p>
      <p>
        <a class="main" href="/setup">
          {isIn ? own.actions.continue : signIn.title}
        </a>
      </p>
    </>
  );
}
