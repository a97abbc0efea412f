import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Heading } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { Alerts } from './alerts.tsx';
import type { Answer } from './question.tsx';

/** What we do with the answer, and what the reader should keep. */
export function Thanks({ token, answer, host, onChange }: { token: string; answer: Answer; host: string; onChange(): void }) {
  const { confirm: words } = useWords();
  if (answer === 'not_me') {
    return (
      <>
        <Heading>{words.notMeTitle}</Heading>
        <p class="lead">{words.notMe}</p>
        <p>{words.notMeMistake}</p>
      </>
    );
  }
  return (
    <>
      {answer === 'confirmed' ? <Confirmed host={host} token={token} /> : <WrongAddress host={host} />}
      <Button onClick={onChange}>{words.change}</Button>
    </>
  );
}

function Confirmed({ host, token }: { host: string; token: string }) {
  const { confirm: words } = useWords();
  return (
    <>
      <Heading>{words.confirmedTitle}</Heading>
      <p class="lead">{words.confirmed(host)}</p>
      <h2>{words.keep}</h2>
      <Sentences of={words.keepSteps(host)} />
      <Alerts token={token} />
      <h2>{words.later}</h2>
      <Sentences of={words.laterSteps(host, location.origin)} />
    </>
  );
}

function WrongAddress({ host }: { host: string }) {
  const { confirm: words } = useWords();
  return (
    <>
      <Heading>{words.wrongTitle(host)}</Heading>
      <p class="lead">{words.wrong(host)}</p>
      <p>{words.wrongNext(host)}</p>
    </>
  );
}
