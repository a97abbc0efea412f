import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { useMoment } from '#web/shared/language.tsx';
import { quorumSentence } from './state.ts';

/** How many people must take part to open the will, and how many we can reach, in plain sentences. */
export function Quorum({ quorum, rehearsal, isSealed }: Pick<Overview, 'quorum' | 'rehearsal'> & { isSealed: boolean }) {
  const { dashboard: words } = useWords();
  const kind = quorumSentence(quorum);
  const { threshold, survivors, reachable, confirmed, margin } = quorum;
  return (
    <section aria-labelledby="quorum">
      <h2 id="quorum">{words.quorumTitle}</h2>
      {kind === 'none' && <p>{words.noSurvivors}</p>}
      {kind === 'not_enough' && <p>{words.notEnough(threshold, survivors)}</p>}
      {kind !== 'none' && kind !== 'not_enough' && (
        <p>
          {words.needed(threshold, survivors)} {reachable === survivors ? words.reachAll : words.reach(reachable, survivors)}{' '}
          {kind === 'margin' ? words.margin(margin) : kind === 'no_margin' ? words.noMargin : words.tooFew}{' '}
          {confirmed > 0 && words.confirmed(confirmed, survivors)}
        </p>
      )}
      {isSealed && <Rehearsed newest={rehearsal.newest} />}
    </section>
  );
}

/** The last rehearsal, and where to start one. */
function Rehearsed({ newest }: Pick<Overview['rehearsal'], 'newest'>) {
  const { dashboard: words } = useWords();
  const moment = useMoment();
  return (
    <p>
      {newest?.ended_by === 'complete' && `${words.rehearsed(moment(newest.ended_at ?? newest.ends_at))} `}
      <a href="/rehearse">{newest && newest.ended_at === null ? words.rehearsing(newest.confirmed, newest.survivors.length) : words.rehearse}</a>
    </p>
  );
}
