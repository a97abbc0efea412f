import { useState } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { FailureNotice, Heading, Waiting } from '#web/shared/frame.tsx';
import { useSecret } from '#web/shared/link-secret.ts';
import { useLoad } from '#web/shared/use-call.ts';
import { type Answer, Question } from './question.tsx';
import { Thanks } from './thanks.tsx';

/** `/confirm#token=`: a person whom a Host has named says whether they are ready. Opening the link changes nothing. */
export function ConfirmPage() {
  const token = useSecret('token');
  const { confirm: words } = useWords();
  if (token !== null) return <Invitation key={token} token={token} />;
  return (
    <>
      <Heading>{words.closedTitle}</Heading>
      <p class="lead">{words.noLink}</p>
    </>
  );
}

function Invitation({ token }: { token: string }) {
  const { confirm: words } = useWords();
  const { value: asked, failure, reload } = useLoad(token, () => call((api) => api.POST('/api/survivor-auth/confirmation', { body: { token } })));
  const [given, setGiven] = useState<Answer | 'changing' | null>(null);
  if (asked) {
    const answer = given === 'changing' ? null : (given ?? asked.answer);
    if (answer === null) return <Question token={token} asked={asked} onAnswered={setGiven} />;
    return <Thanks token={token} answer={answer} host={asked.host_name} onChange={() => setGiven('changing')} />;
  }
  if (!failure) return <Waiting />;
  return (
    <>
      <Heading>{words.closedTitle}</Heading>
      <FailureNotice failure={failure} failures={words.failures} onRetry={failure.kind === 'unreachable' ? reload : undefined} />
      <p>{words.closed}</p>
    </>
  );
}
