import { useWords } from '#web/host/words.ts';
import { Notice } from '#web/shared/frame.tsx';
import { Entry } from './entry.tsx';
import type { SetAside } from './items.ts';

/** After a reset: what it has set aside. The Host signs in to decide. */
export function SetAsideNow({ entries }: { entries: readonly SetAside[] }) {
  const { done: words } = useWords().accountReview;
  return (
    <>
      <Notice kind="warning" title={words.title}>
        <p>{words.text}</p>
        <ul class="cards">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        <p>{words.next}</p>
      </Notice>
      <p>
        <a class="main" href="/review">
          {words.open}
        </a>
      </p>
    </>
  );
}
