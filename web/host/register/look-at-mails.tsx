import { useEffect, useState } from 'preact/hooks';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { Done } from '#web/host/parts/states.tsx';
import { signIn as enterAccount } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { go } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { onConfirmed } from './confirmed-address.ts';

/** An account that was just opened here. After a reload, the password is not known: it is kept nowhere. */
export interface NewAccount {
  email: string;
  password: string | null;
}

/** What to do after the registration, and what to do if no mail comes. Signs in when the address is confirmed in another tab of this browser. */
export function LookAtMails({ account, onChange }: { account: NewAccount; onChange(): void }) {
  const { email, password } = account;
  const { register: words, signIn } = useWords();
  const [isResent, setResent] = useState(false);
  const resend = useCall(async () => {
    await call((api) => api.POST('/api/auth/resend-verification', { body: { email } }));
    setResent(true);
  });
  // A Host who could not be signed in does it themselves.
  useEffect(() => onConfirmed((confirmed) => confirmed === email && void enter(email, password).catch(() => undefined)), [email, password]);
  return (
    <>
      <Heading>{signIn.sentTitle}</Heading>
      <p>
        {words.sentTo}
        <br />
        <strong>{email}</strong>
      </p>
      <Sentences of={words.next} ordered />
      <p>
        {words.validity} {password !== null && words.stayHere}
      </p>
      <h2>{words.nothingTitle}</h2>
      <Sentences of={password === null ? words.nothing : [...words.nothing, words.stillTyped]} />
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

async function enter(email: string, password: string | null): Promise<void> {
  if (password === null) return;
  await enterAccount(email, password);
  go('/setup');
}
