import { Dialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Storage } from './storage.ts';

interface Props {
  storage: Storage;
  holdsWill: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a storage is deleted. For the one that holds the sealed will, it says what to do instead. */
export function DeleteStorage({ storage, holdsWill, onClose, onDeleted }: Props) {
  const { frame, storages: words } = useWords();
  const deleting = useCall(async () => {
    await hostCall((api, headers) => api.DELETE('/api/storages/{id}', { headers, params: { path: { id: storage.id } } }));
    onDeleted();
  });
  return (
    <Dialog title={words.removeTitle(storage.name)} onClose={onClose}>
      <p>{holdsWill ? words.inUse : words.removeText}</p>
      <FailureNotice failure={deleting.failure} />
      <div class="actions">
        {holdsWill ? (
          <a class="main" href="/documents">
            {words.sealElsewhere}
          </a>
        ) : (
          <button type="button" class="main danger" aria-disabled={deleting.isRunning} onClick={() => deleting.run()}>
            {deleting.isRunning ? frame.sending : words.removeButton}
          </button>
        )}
        <button type="button" class="second" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
