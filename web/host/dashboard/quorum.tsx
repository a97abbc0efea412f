import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { quorumSentence } from './state.ts';

/** How many people must take part to open the will, and how many we can reach, in plain sentences. */
export function Quorum({ quorum }: { quorum: Overview['quorum'] }) {
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
    </section>
  );
}
