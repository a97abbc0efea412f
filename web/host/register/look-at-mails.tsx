import { useState } from 'preact/hooks';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { Done } from '#web/host/parts/states.tsx';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** What to do after the registration, and what to do if no mail comes. */
export function LookAtMails({ email, onChange }: { email: string; onChange(): void }) {
  const { register: words, signIn } = useWords();
  const [isResent, setResent] = useState(false);
  const resend = useCall(async () => {
    await call((api) => api.POST('/api/auth/resend-verification', { body: { email } }));
    setResent(true);
  });
  return (
    <>
      <Heading>{signIn.sentTitle}</Heading>
      <p>
        {words.sentTo}
        <br />
        <strong>{email}</strong>
      </p>
      <Sentences of={words.next} ordered />
      <p>{words.validity}</p>
      <h2>{words.nothingTitle}</h2>
      <Sentences of={words.nothing} />
      <FailureNotice failure={resend.failure} />
      <Done sentence={isResent && words.resent} />
      <div class="actions">
        <CallButton call={resend}>{words.resend}</CallButton>
        <Button kind="link" onClick={onChange}>
          {words.change}
        </Button>
      </div>
    </>
  );
}
