import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { formatDay, formatList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { REPAIRS, repairsOf } from './repairs.ts';
import { adviceIn, attentionIn } from './state.ts';

/** What the Host should repair, the worst first, and then what would be safer. Each has a link to the page that does it. */
export function Problems({ problems }: { problems: Overview['problems'] }) {
  const { dashboard: words } = useWords();
  return (
    <>
      <Repairs id="problems" title={words.problemsTitle} problems={attentionIn(problems)} />
      <Repairs id="advice" title={words.adviceTitle} problems={adviceIn(problems)} />
    </>
  );
}

function Repairs({ id, title, problems }: { id: string; title: string; problems: Overview['problems'] }) {
  const { locale } = useLanguage();
  const { dashboard: words } = useWords();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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
