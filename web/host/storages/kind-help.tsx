import { useWords } from '#web/host/words.ts';
import type { DriveKind, StorageKind } from './kinds.ts';

/** Where a Host finds the values of this kind of storage, and what their key must be allowed to do. */
export function KindHelp({ kind }: { kind: Exclude<StorageKind, DriveKind> }) {
  const { storages: words } = useWords();
  return (
    <>
      <details>
        <summary>{words.whereTitle(words.kinds[kind].name)}</summary>
        <ol>
          {words.steps[kind].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      <details>
        <summary>{words.needsTitle}</summary>
        <p>{words.needs[kind]}</p>
      </details>
    </>
  );
}
