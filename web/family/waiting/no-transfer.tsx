import { useWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';

/** The link is missing, or names no transfer. */
export function NoTransfer({ reason }: { reason: 'noLink' | 'badLink' }) {
  const { noTransfer: words } = useWords();
  return (
    <>
      <Heading>{words[reason]}</Heading>
      <p>{words[`${reason}Text`]}</p>
      <ul class="ways">
        <li>
          <a href="/paper">{words.usePaper}</a>
        </li>
        <li>
          <a href="/lookup">{words.lookUp}</a>
        </li>
      </ul>
    </>
  );
}
