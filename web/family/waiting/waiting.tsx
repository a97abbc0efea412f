import { type Opening, openingOf, type Transfer } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { Countdown } from '#web/shared/countdown.tsx';
import { formatMoment } from '#web/shared/format.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { Progress } from './progress.tsx';

/** A Survivor who has authenticated waits for the time of the opening, for the others, or for both. */
export function WaitingForOpening({ transfer, reload }: { transfer: Transfer; reload: () => void }) {
  const { waiting, progress } = useWords();
  const opening = openingOf(transfer);
  const isAhead = opening.from > serviceTime();
  const next = [waiting.nextNothing, waiting.nextMessage, ...(opening.isEnough ? [] : [waiting.nextOthers]), waiting.nextKeepPaper];
  return (
    <>
      <Heading>{useTitle(opening, isAhead)}</Heading>
      <Notice kind="success">
        <p>{waiting.isConfirmed}</p>
      </Notice>
      {isAhead && <Countdown label={waiting.countdown} until={opening.from} onEnd={reload} />}
      {isAhead && <p>{opening.isKnown ? waiting.whyWait : progress.unknown}</p>}
      {isAhead && <CalendarButton opening={opening} />}
      <Progress transfer={transfer} />
      <h2>{waiting.next}</h2>
      <ul>
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <button type="button" class="second" onClick={reload}>
        {waiting.refresh}
      </button>
    </>
  );
}

function useTitle({ from, isKnown, isEnough }: Opening, isAhead: boolean): string {
  const { waiting } = useWords();
  const { locale } = useLanguage();
  if (!isAhead) return isEnough ? waiting.opensSoon : waiting.waitsForOthers;
  const moment = formatMoment(from, locale);
  return isKnown && isEnough ? waiting.opensAt(moment) : waiting.notBefore(moment);
}
