import { useWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';

/** The link is missing, or names no transfer. */
export function NoTransfer({ reason }: { reason: 'noLink' | 'badLink' }) {
  const { progress } = useWords();
  return (
    <>
      <Heading>{progress[reason]}</Heading>
      <p>{progress[`${reason}Text`]}</p>
      <ul class="ways">
        <li>
          <a href="/paper">{progress.usePaper}</a>
        </li>
        <li>
          <a href="/lookup">{progress.lookUp}</a>
        </li>
      </ul>
    </>
  );
}
