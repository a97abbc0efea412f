import { writeList } from '#web/shared/format.ts';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { sentenceOf, whoDid } from './event-text.ts';
import { eventsOf, type Report } from './report.ts';
import { useEvidenceWords } from './words.ts';

/** The events of a report in their order: when, what, and who did it. */
export function EventList({ report }: { report: Report }) {
  const words = useEvidenceWords();
  const { locale } = useLanguage();
  const moment = useMoment();
  const events = eventsOf(report);
  const inList = (names: readonly string[]) => writeList(names, locale);
  if (events.length === 0) return <p>{words.noEvents}</p>;
  return (
    <ol class="history" aria-label={words.events}>
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the report of a Survivor has no ids, and never changes
        <li key={index}>
          <time dateTime={event.at}>{moment(event.at)}</time>
          <div>
            {sentenceOf(event, report.person, words, inList)}
            {event.number !== null && <span class="hint">{words.entry(event.number)}</span>}
          </div>
          <div class="hint">
            <span class="hidden">{words.who}: </span>
            {whoDid(event, report.person, words)}
          </div>
        </li>
      ))}
    </ol>
  );
}
