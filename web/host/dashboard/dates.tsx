import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';

/** The next dates, and what happens if the Host never answers. Nothing once a transfer can start: the box above has its dates. */
export function Dates({ liveness }: { liveness: NonNullable<Overview['liveness']> }) {
  const { locale } = useLanguage();
  const { dashboard: words } = useWords();
  const moment = (at: string) => formatMoment(new Date(at), locale);
  const { last_sign_of_life_at: lastSign, next_check_at: nextCheck, activation_at: activation } = liveness;
  if (!nextCheck && !activation) return null;
  return (
    <section aria-labelledby="dates">
      <h2 id="dates">{words.datesTitle}</h2>
      <dl class="summary">
        <div>
          <dt>{words.lastSign}</dt>
          <dd>
            <time dateTime={lastSign}>{moment(lastSign)}</time>
          </dd>
        </div>
        {nextCheck && (
          <div>
            <dt>{words.nextCheck}</dt>
            <dd>
              <time dateTime={nextCheck}>{moment(nextCheck)}</time>
            </dd>
          </div>
        )}
        {activation && (
          <div>
            <dt>{words.ifSilent}</dt>
            <dd>{words.activation(moment(activation))}</dd>
          </div>
        )}
      </dl>
      <p>
        <a href="/settings">{words.changeDates}</a>
      </p>
    </section>
  );
}
