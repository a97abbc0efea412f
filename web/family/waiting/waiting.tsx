import { saveFile } from '#common/save-file.ts';
import { type Opening, openingOf, type Transfer } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { writeCalendar } from '#web/shared/calendar.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { Countdown } from '#web/shared/countdown.tsx';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
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
      <Notice kind="success" text={waiting.isConfirmed} />
      {isAhead && <Countdown label={waiting.countdown} until={opening.from} onEnd={reload} />}
      {isAhead && <p>{opening.isKnown ? waiting.whyWait : progress.unknown}</p>}
      {isAhead && <CalendarButton opening={opening} />}
      <Progress transfer={transfer} />
      <h2>{waiting.next}</h2>
      <Sentences of={next} />
      <Button onClick={reload}>{waiting.refresh}</Button>
    </>
  );
}

function useTitle({ from, isKnown, isEnough }: Opening, isAhead: boolean): string {
  const { waiting } = useWords();
  const write = useMoment();
  if (!isAhead) return isEnough ? waiting.opensSoon : waiting.waitsForOthers;
  const moment = write(from);
  return isKnown && isEnough ? waiting.opensAt(moment) : waiting.opensFrom(moment);
}

/** Saves the time of the opening for a calendar. The file is made in the page. */
function CalendarButton({ opening }: { opening: Opening }) {
  const { waiting } = useWords();
  const save = () => {
    const entry = { name: 'opening', at: opening.from, title: waiting.calendarTitle, text: waiting.calendarText };
    saveFile(new Blob([writeCalendar([entry], serviceTime())], { type: 'text/calendar' }), 'will.ics');
  };
  return (
    <div class="actions">
      <Button onClick={save}>{waiting.calendar}</Button>
    </div>
  );
}
