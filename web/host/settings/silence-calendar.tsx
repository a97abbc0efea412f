import { useWords } from '#web/host/words.ts';
import { writeCalendar } from '#web/shared/calendar.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { formatDay, formatList, formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Notice, Waiting } from '#web/shared/frame.tsx';
import { useLanguage, useZone } from '#web/shared/language.tsx';
import { saveFile } from '#web/shared/save-file.ts';
import type { Loaded } from '#web/shared/use-call.ts';
import { calendarEntries, daysUntilInformed, type Forecast, paceOf } from './silence.ts';

/** What happens if the Host falls silent today: in words, as a list of dates, and as a file for the calendar. */
export function SilenceCalendar({ forecast }: { forecast: Loaded<Forecast> }) {
  const { checks: words } = useWords();
  return (
    <section aria-labelledby="silence">
      <h2 id="silence">{words.silence}</h2>
      <FailureNotice failure={forecast.failure} onRetry={forecast.reload} />
      {forecast.value ? <Dates forecast={forecast.value} /> : !forecast.failure && <Waiting />}
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
  return (
    <Notice kind="warning">
      <p>{words[pace](days)}</p>
    </Notice>
  );
}

function DateList({ forecast: { checks, activation_at, earliest_opening_at } }: { forecast: Forecast }) {
  const moment = useShortMoment();
  const { locale } = useLanguage();
  const { dates } = useWords().checks;
  return (
    <ol class="dates">
      {checks.map(({ sent_at, answer_by, is_last, reminders }, index) => (
        <li key={sent_at}>
          <DateLine at={sent_at} text={is_last ? dates.last : dates.check(index + 1, checks.length)} />
          {reminders.length > 0 && <p class="hint">{dates.reminders(formatList(reminders.map(moment), locale))}</p>}
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
  const moment = useShortMoment();
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

function useShortMoment(): (at: string) => string {
  const { locale } = useLanguage();
  return (at) => formatMoment(new Date(at), locale);
}

/** Saves the dates for a calendar. The file is made in the page. */
function CalendarButton({ forecast }: { forecast: Forecast }) {
  const { locale, service } = useLanguage();
  const { checks: words } = useWords();
  const zone = useZone();
  const save = () => {
    const entries = calendarEntries(forecast, {
      check: words.calendarCheck(service),
      checkText: (answerBy) => words.calendarCheckText(`${formatMoment(answerBy, locale)} (${zone})`),
      informed: words.calendarInformed(service),
      informedText: words.calendarInformedText,
    });
    saveFile(new Blob([writeCalendar(entries, serviceTime())], { type: 'text/calendar' }), 'checks.ics');
  };
  return (
    <div class="actions">
      <button type="button" class="second" onClick={save}>
        {words.calendar}
      </button>
    </div>
  );
}
