import { Ways } from '#web/family/ways.tsx';
import { useWords } from '#web/family/words.ts';
import { knownConfig } from '#web/shared/config.ts';
import { Heading } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';

const WhoRunsThis = lazily(async () => (await import('#web/shared/operator.tsx')).WhoRunsThis);

/** `/`: what this service is, and where a visitor continues. */
export function Home() {
  const { home: words } = useWords();
  const answers = [
    { to: '/message', label: words.message, hint: words.messageHint },
    { to: '/paper', label: words.paper, hint: words.paperHint },
    { to: '/dashboard', label: words.account, hint: words.accountHint },
  ];
  return (
    <>
      <Heading>{words.title}</Heading>
      {words.intro.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <h2>{words.question}</h2>
      <Ways of={answers} />
      <p>
        {words.nothing} <a href="/lookup">{words.nothingLink}</a>
      </p>
      <p>
        {words.own} <a href="/register">{words.ownLink}</a>
      </p>
      {knownConfig().operator && <WhoRunsThis />}
    </>
  );
}
