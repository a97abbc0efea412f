import { Dialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { ListedDocument } from './document-list.ts';

interface Props {
  document: ListedDocument;
  onClose(): void;
  onRemoved(): void;
}

/** Asks before a document is removed. A sealed one stays sealed until the next sealing. */
export function RemoveDocument({ document, onClose, onRemoved }: Props) {
  const { frame, hostDocuments: words } = useWords();
  const removing = useCall(async () => {
    await hostCall((api, headers) => api.DELETE('/api/will/documents/{id}', { headers, params: { path: { id: document.id } } }));
    onClose();
    onRemoved();
  });
  return (
    <Dialog title={words.removeTitle(document.filename)} onClose={onClose}>
      <p>{document.carried ? words.removeSealed : words.removeNew}</p>
      <FailureNotice failure={removing.failure} />
      <div class="actions">
        <button type="button" class="main danger" aria-disabled={removing.isRunning} onClick={() => removing.run()}>
          {removing.isRunning ? frame.sending : words.removeButton}
        </button>
        <button type="button" class="second" onClick={onClose}>
          {words.keep}
        </button>
      </div>
    </Dialog>
  );
}
