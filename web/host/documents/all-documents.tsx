import { useLayoutEffect, useState } from 'preact/hooks';
import { ConfirmDialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import type { Loaded } from '#web/shared/use-call.ts';
import { type DocumentEntry, type DocumentList, entriesOf, type ListedDocument } from './document-list.ts';
import { UploadItem } from './upload-item.tsx';
import { isUnfinished, removeDoneUploads, useUploads } from './uploads.ts';

interface Props {
  documents: Loaded<DocumentList>;
  /** When the will was sealed last. Null before the first time. */
  sealedAt: string | null;
}

/** Every file once, with its state: on its way, new, sealed, or leaving at the next sealing. */
export function AllDocuments({ documents: { value: list, reload }, sealedAt }: Props) {
  const moment = useMoment();
  const { hostDocuments: words } = useWords();
  const [removing, setRemoving] = useState<ListedDocument | null>(null);
  const uploads = useUploads();
  // The list that was just read has them. Before it is painted, so that no file is seen twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that was read again can have them
  useLayoutEffect(removeDoneUploads, [list]);
  if (!list) return null;
  const entries = entriesOf(list);
  return (
    <section aria-labelledby="all">
      <h2 id="all">{words.listTitle}</h2>
      {list.sealed.length === 0 && <p class="hint">{words.nothingSealed}</p>}
      {sealedAt && list.sealed.length > 0 && <p class="hint">{words.sealedSince(moment(sealedAt))}</p>}
      {uploads.some(isUnfinished) && <p>{words.keepOpen}</p>}
      {entries.length + uploads.length === 0 && <p>{words.nothingNext}</p>}
      <ul class="rows" hidden={entries.length + uploads.length === 0}>
        {entries.map((entry) => (
          <Entry key={entry.document.id} entry={entry} onRemove={setRemoving} />
        ))}
        {uploads.map((item) => (
          <UploadItem key={item.id} item={item} />
        ))}
      </ul>
      {list.expires_at && <p>{words.expires(moment(list.expires_at))}</p>}
      {removing && <RemoveDocument document={removing} onClose={() => setRemoving(null)} onRemoved={reload} />}
    </section>
  );
}

function Entry({ entry, onRemove }: { entry: DocumentEntry; onRemove(document: ListedDocument): void }) {
  const { locale } = useLanguage();
  const { hostDocuments: words } = useWords();
  const { actions } = useWords().console;
  const { state, document } = entry;
  return (
    <li>
      <div>
        <strong>{document.filename}</strong>
        <span class="hint">{formatSize(document.size_bytes, locale)}</span>
      </div>
      <span class={state === 'sealed' ? 'tag good' : 'tag'}>{words.states[state]}</span>
      {state !== 'leaves' && (
        <Button kind="link" aria-label={`${actions.remove}: ${document.filename}`} onClick={() => onRemove(entry.document)}>
          {actions.remove}
        </Button>
      )}
    </li>
  );
}

interface Removing {
  document: ListedDocument;
  onClose(): void;
  onRemoved(): void;
}

/** Asks before a document is removed. A sealed one stays sealed until the next sealing. */
function RemoveDocument({ document: { id, filename, carried }, onClose, onRemoved }: Removing) {
  const { hostDocuments: words } = useWords();
  const { removeTitle } = useWords().console;
  const remove = async () => {
    await hostCall((api, headers) => api.DELETE('/api/will/documents/{id}', { headers, params: { path: { id } } }));
    onClose();
    onRemoved();
  };
  return (
    <ConfirmDialog title={removeTitle(filename)} confirm={words.removeButton} cancel={words.keep} perform={remove} onClose={onClose}>
      <p>{carried ? words.removeSealed : words.removeNew}</p>
    </ConfirmDialog>
  );
}
