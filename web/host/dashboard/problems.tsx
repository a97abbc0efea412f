import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { formatDay, writeList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { canNotify } from '#web/shared/this-device.ts';
import { REPAIRS, repairsOf } from './repairs.ts';
import { adviceIn, attentionIn } from './state.ts';

/** What the Host should repair, the worst first, and then what would be safer. Each has a link to the page that does it. */
export function Problems({ problems, offered }: Pick<Overview, 'problems' | 'offered'>) {
  const { dashboard: words } = useWords();
  return (
    <>
      <Repairs id="problems" title={words.problemsTitle} problems={attentionIn(problems)} offered={offered} />
      <Repairs id="advice" title={words.adviceTitle} problems={adviceIn(problems)} offered={offered} />
    </>
  );
}

interface RepairsProps extends Pick<Overview, 'problems' | 'offered'> {
  id: string;
  title: string;
}

function Repairs({ id, title, problems, offered }: RepairsProps) {
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
              {words.problems[code].text(writeList(subjects, locale))} {since && words.since(formatDay(new Date(since), locale))}
            </p>
            {code === 'only_email' && <OfferedChannels offered={offered} />}
            <a href={REPAIRS[code]}>{words.problems[code].repair}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One button for each channel that needs no account of the Host and that this browser can use now, the easiest first. */
function OfferedChannels({ offered: { telegram, sms } }: Pick<Overview, 'offered'>) {
  const { addChannel: words } = useWords().dashboard;
  const kinds = [...(canNotify() ? ['push' as const] : []), ...(telegram ? ['telegram' as const] : []), ...(sms.length > 0 ? ['sms' as const] : [])];
  if (kinds.length === 0) return null;
  return (
    <p class="actions">
      {kinds.map((kind) => (
        <a key={kind} class="button second" href={`/connectors#add=${kind}`}>
          {words[kind]}
        </a>
      ))}
    </p>
  );
}
