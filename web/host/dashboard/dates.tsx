import type { Overview } from '#web/host/overview-reply.ts';
import { Term } from '#web/host/parts/states.tsx';
import { useWords } from '#web/host/words.ts';
import { useMoment } from '#web/shared/language.tsx';

/** The next dates, and what happens if the Host never answers. Nothing once a transfer can start: the box above has its dates. */
export function Dates({ liveness, review }: { liveness: NonNullable<Overview['liveness']>; review: Overview['review'] }) {
  const moment = useMoment();
  const { dashboard: words } = useWords();
  const { last_sign_of_life_at: lastSign, next_check_at: nextCheck, activation_at: activation } = liveness;
  if (!nextCheck && !activation) return null;
  return (
    <section aria-labelledby="dates">
      <h2 id="dates">{words.datesTitle}</h2>
      <dl class="summary">
        <Term name={words.lastSign}>
          <time dateTime={lastSign}>{moment(lastSign)}</time>
        </Term>
        {review?.confirmed_at && (
          <Term name={words.reviewed}>
            <time dateTime={review.confirmed_at}>{moment(review.confirmed_at)}</time>
          </Term>
        )}
        {nextCheck && (
          <Term name={words.nextCheck}>
            <time dateTime={nextCheck}>{moment(nextCheck)}</time>
          </Term>
        )}
        {activation && <Term name={words.ifSilent}>{words.activation(moment(activation))}</Term>}
      </dl>
      <p>
        <a href="/settings#change=checks">{words.changeDates}</a>
      </p>
    </section>
  );
}
