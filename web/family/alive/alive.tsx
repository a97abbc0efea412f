import { useRef, useState } from 'preact/hooks';
import { Ways } from '#web/family/ways.tsx';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { addressOf } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { loadWords } from '#web/shared/words.ts';
import type { AliveWords } from '#words/en/pages/alive.ts';
import { ConfirmAlive } from './confirm-alive.tsx';

/** Where a Survivor says that the Host is alive, but out of reach. They confirm their identity with a code or their paper. */
export function Alive({ by, willId }: { by: string | null; willId: string | null }) {
  const { locale } = useLanguage();
  const [until, setUntil] = useState<string | null>(null);
  const words = useLoad(`alive ${locale}`, () => loadWords(locale, 'alive'));
  // Until the words of another language are there, those of before stay, and with them what was typed.
  const newest = useRef(words.value);
  newest.current = words.value ?? newest.current;
  const alive = newest.current;
  if (!alive) return <LoadState of={words} />;
  if (until !== null) return <Done alive={alive} until={until} />;
  return by === 'paper' || by === 'code' ? <ConfirmAlive {...{ alive, by, willId }} onDone={setUntil} /> : <Explanation alive={alive} />;
}

function Explanation({ alive }: { alive: AliveWords }) {
  const ways = [
    { to: addressOf('/start', { with: 'alive', by: 'paper' }), label: alive.byPaper, hint: alive.byPaperHint },
    { to: addressOf('/start', { with: 'alive', by: 'code' }), label: alive.byCode, hint: alive.byCodeHint },
  ];
  return (
    <>
      <Heading>{alive.title}</Heading>
      <p class="lead">{alive.lead}</p>
      <h2>{alive.happens}</h2>
      <Sentences of={alive.steps} ordered />
      <p>{alive.others}</p>
      <h2>{alive.how}</h2>
      <Ways of={ways} />
    </>
  );
}

function Done({ alive, until }: { alive: AliveWords; until: string }) {
  const moment = useMoment();
  return (
    <>
      <Heading>{alive.doneTitle}</Heading>
      <Notice kind="success" text={alive.done(moment(until))} />
      <p>{alive.doneNext}</p>
    </>
  );
}
