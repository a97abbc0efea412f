import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { formatDay, formatList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { REPAIRS, repairsOf } from './repairs.ts';

/** What the Host should repair, the worst first, each with a link to the page that repairs it. */
export function Problems({ problems }: { problems: Overview['problems'] }) {
  const { locale } = useLanguage();
  const { dashboard: words } = useWords();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">{words.problemsTitle}</h2>
      <ul class="ways">
        {repairsOf(problems).map(({ code, subjects, since }) => (
          <li key={code}>
            <p>
              {words.problems[code].text(formatList(subjects, locale))} {since && words.since(formatDay(new Date(since), locale))}
            </p>
            <a href={REPAIRS[code]}>{words.problems[code].repair}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
