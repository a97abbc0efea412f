import { useLinkIds } from '#web/family/link-ids.ts';
import { Ways } from '#web/family/ways.tsx';
import { useWords, withWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { addressOf, usePlace } from '#web/shared/router.ts';
import type { Way } from './start-ways.tsx';
import { WhatHappens } from './what-happens.tsx';

const StartWith = lazily(withWords(['prove'], async () => (await import('./start-ways.tsx')).StartWith));

const IDS = ['will_id'] as const;
const WAYS: readonly Way[] = ['paper', 'code', 'name', 'alive'];

/** Where a Survivor starts a transfer: by name, with a code, or with their paper. Or where they say that the Host is alive. */
export function StartPage() {
  const { will_id: willId } = useLinkIds('/start', IDS);
  const { values } = usePlace();
  const way = WAYS.find((one) => one === values.get('with'));
  return way ? <StartWith way={way} by={values.get('by')} willId={willId} /> : <Explanation />;
}

function Explanation() {
  const { start } = useWords();
  const ways = [
    { to: addressOf('/start', { with: 'paper' }), label: start.howByPaper, hint: start.howByPaperHint },
    { to: addressOf('/start', { with: 'code' }), label: start.howByCode, hint: start.howByCodeHint },
    { to: addressOf('/start', { with: 'name' }), label: start.howByName, hint: start.howByNameHint },
    { to: '/lookup', label: start.howByHelp, hint: start.howByHelpHint },
  ];
  return (
    <>
      <Heading>{start.title}</Heading>
      <p class="lead">{start.lead}</p>
      <WhatHappens />
      <h2>{start.how}</h2>
      <Ways of={ways} />
      <h2>{start.isAlive}</h2>
      <p>
        <a href={addressOf('/start', { with: 'alive' })}>{start.tellAlive}</a>
      </p>
    </>
  );
}
