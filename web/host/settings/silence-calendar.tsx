import { saveFile } from '#common/save-file.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { writeCalendar } from '#web/shared/calendar.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { formatDay, writeList } from '#web/shared/format.ts';
import { LoadState, Notice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment, useZone } from '#web/shared/language.tsx';
import type { Loaded } from '#web/shared/use-call.ts';
import { calendarEntries, daysUntilInformed, type Forecast, paceOf } from './silence.ts';

/** What happens if the Host falls silent today: in words, as a list of dates, and as a file for the calendar. */
export function SilenceCalendar({ forecast }: { forecast: Loaded<Forecast> }) {
  const { checks: words } = useWords();
  return (
    <section aria-labelledby="silence">
      <h2 id="silence">{words.silence}</h2>
      <LoadState of={forecast} />
      {forecast.value && <Dates forecast={forecast.value} />}
    </section>
  );
}

function Dates({ forecast }: { forecast: Forecast }) {
  const { locale } = useLanguage();
  const { checks: words } = useWords();
  const day = (moment: string) => formatDay(new Date(moment), locale);
  return (
    <>
      <div role="status">
        <p>{words.inWords(forecast.checks.length, day(forecast.activation_at), day(forecast.earliest_opening_at))}</p>
        <Pace days={daysUntilInformed(forecast)} />
      </div>
      <details>
        <summary>{words.allDates}</summary>
        <DateList forecast={forecast} />
        <CalendarButton forecast={forecast} />
      </details>
    </>
  );
}

function Pace({ days }: { days: number }) {
  const { checks: words } = useWords();
  const pace = paceOf(days);
  if (pace === 'fine') return null;
  return <Notice kind="warning" text={words[pace](days)} />;
}

function DateList({ forecast: { checks, activation_at, earliest_opening_at } }: { forecast: Forecast }) {
  const moment = useMoment();
  const { locale } = useLanguage();
  const { dates } = useWords().checks;
  return (
    <ol class="dates">
      {checks.map(({ sent_at, answer_by, is_last, reminders }, index) => (
        <li key={sent_at}>
          <DateLine at={sent_at} text={is_last ? dates.last : dates.check(index + 1, checks.length)} />
          {reminders.length > 0 && <p class="hint">{dates.reminders(writeList(reminders.map(moment), locale))}</p>}
          <p class="hint">{dates.answerBy(moment(answer_by))}</p>
        </li>
      ))}
      <li>
        <DateLine at={activation_at} text={dates.informed} />
      </li>
      <li>
        <DateLine at={earliest_opening_at} text={dates.opens} />
      </li>
    </ol>
  );
}

function DateLine({ at, text }: { at: string; text: string }) {
  const moment = useMoment();
  return (
    <p>
      <strong>
        <time dateTime={at}>{moment(at)}</time>
      </strong>
      <br />
      {text}.
    </p>
  );
}

/** Saves the dates for a calendar. The file is made in the page. */
function CalendarButton({ forecast }: { forecast: Forecast }) {
  const { service } = useLanguage();
  const moment = useMoment();
  const { checks: words } = useWords();
  const zone = useZone();
  const save = () => {
    const entries = calendarEntries(forecast, {
      check: words.calendarCheck(service),
      checkText: (answerBy) => words.calendarCheckText(`${moment(answerBy)} (${zone})`),
      informed: words.calendarInformed(service),
      informedText: words.calendarInformedText,
    });
    saveFile(new Blob([writeCalendar(entries, serviceTime())], { type: 'text/calendar' }), 'checks.ics');
  };
  return (
    <div class="actions">
      <Button onClick={save}>{words.calendar}</Button>
    </div>
  );
}
