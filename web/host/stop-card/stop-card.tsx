import { useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice, LoadState } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Card } from './new-card.tsx';

const NewCard = lazily<{ card: Card; onKept(): void }>(async () => (await import('./new-card.tsx')).NewCard);

/** Makes the Host's stop card, and shows it once. */
export function StopCard() {
  const overview = useOverview();
  const [card, setCard] = useState<Card | null>(null);
  if (!overview.value) return <LoadState of={overview} />;
  if (card) return <NewCard card={card} onKept={() => setCard(null)} />;
  return (
    <MakeCard
      present={overview.value.stop_card}
      onMade={(made) => {
        setCard(made);
        overview.reload();
      }}
    />
  );
}

function MakeCard({ present, onMade }: { present: Overview['stop_card']; onMade(card: Card): void }) {
  const { stopCard: words } = useWords();
  const moment = useMoment();
  const making = useCall(async () => onMade(await hostCall((api, headers) => api.POST('/api/host/stop-card', { headers }))));
  return (
    <>
      <p>{words.text}</p>
      <p>{sayState(present, words, moment)}</p>
      {present?.state === 'valid' && <p>{words.replaces}</p>}
      <FailureNotice failure={making.failure} />
      <p>
        <CallButton call={making} kind="second">
          {present ? words.makeNew : words.make}
        </CallButton>
      </p>
    </>
  );
}

function sayState(card: Overview['stop_card'], words: ReturnType<typeof useWords>['stopCard'], moment: (at: string) => string): string {
  if (!card) return words.none;
  if (card.state === 'valid') return words.valid(moment(card.made_at));
  return card.used_at ? words.used(moment(card.used_at)) : words.void;
}
