import { useWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import type { Answer } from './question.tsx';

/** What we do with the answer, and what the reader should keep. */
export function Thanks({ answer, host, onChange }: { answer: Answer; host: string; onChange(): void }) {
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
      {answer === 'confirmed' ? <Confirmed host={host} /> : <WrongAddress host={host} />}
      <button type="button" class="second" onClick={onChange}>
        {words.change}
      </button>
    </>
  );
}

function Confirmed({ host }: { host: string }) {
  const { confirm: words } = useWords();
  return (
    <>
      <Heading>{words.confirmedTitle}</Heading>
      <p class="lead">{words.confirmed(host)}</p>
      <h2>{words.keep}</h2>
      <List items={words.keepSteps(host)} />
      <h2>{words.later}</h2>
      <List items={words.laterSteps(host, location.origin)} />
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

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
