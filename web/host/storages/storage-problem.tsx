import { useWords } from '#web/host/words.ts';
import { Notice } from '#web/shared/frame.tsx';
import type { Storage } from './storage.ts';

/** Says why a storage that was just saved does not work, and what to do. Shows nothing for one that works. */
export function StorageProblem({ storage }: { storage: Storage | null }) {
  const { storages: words } = useWords();
  if (!storage || storage.is_connected) return null;
  return (
    <Notice kind="problem" title={words.problemTitle(storage.name)}>
      <p>{words.problems[storage.connection_error_code ?? 'unknown']}</p>
      <p>{words.kept}</p>
    </Notice>
  );
}
