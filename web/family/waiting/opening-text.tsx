import type { Opening } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { formatMoment } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';

/** Says before when nothing can be read, as long as that time has not come. */
export function OpeningText({ opening }: { opening: Opening }) {
  const { progress } = useWords();
  const { locale } = useLanguage();
  if (opening.from <= serviceTime()) return null;
  return (
    <p class="lead">
      {progress.notBeforeText(formatMoment(opening.from, locale))} {!opening.isKnown && progress.unknown}
    </p>
  );
}
