import type { Transfer } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { writeList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';

/** Shows how many Survivors have authenticated, and who. */
export function Progress({ transfer }: { transfer: Transfer }) {
  const { progress } = useWords();
  const { locale } = useLanguage();
  const { survivors_authenticated: count, threshold, total_survivors: total, authenticated_names: names } = transfer;
  const isEnough = count >= threshold;
  return (
    <section>
      <h2 id="progress">{progress.progress}</h2>
      <progress aria-labelledby="progress" max={threshold} value={Math.min(count, threshold)} />
      <p role="status">{isEnough ? progress.enough(count, total) : progress.confirmed(count, threshold, total)}</p>
      <p>{names.length > 0 ? progress.names(writeList(names, locale)) : progress.noneYet}</p>
    </section>
  );
}
