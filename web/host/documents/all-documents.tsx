import { useLayoutEffect, useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import type { Loaded } from '#web/shared/use-call.ts';
import { type DocumentEntry, type DocumentList, entriesOf, type ListedDocument } from './document-list.ts';
import { RemoveDocument } from './remove-document.tsx';
import { UploadItem } from './upload-item.tsx';
import { isUnfinished, removeDoneUploads, useUploads } from './uploads.ts';

interface Props {
  documents: Loaded<DocumentList>;
  /** When the will was sealed last. Null before the first time. */
  sealedAt: string | null;
}

/** Every file once, with its state: on its way, new, sealed, or leaving at the next sealing. */
export function AllDocuments({ documents: { value: list, reload }, sealedAt }: Props) {
  const { locale } = useLanguage();
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
      {sealedAt && list.sealed.length > 0 && <p class="hint">{words.sealedSince(formatMoment(new Date(sealedAt), locale))}</p>}
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
      {list.expires_at && <p>{words.expires(formatMoment(new Date(list.expires_at), locale))}</p>}
      {removing && <RemoveDocument document={removing} onClose={() => setRemoving(null)} onRemoved={reload} />}
    </section>
  );
}

function Entry({ entry, onRemove }: { entry: DocumentEntry; onRemove(document: ListedDocument): void }) {
  const { locale } = useLanguage();
  const { hostDocuments: words } = useWords();
  const { state, document } = entry;
  return (
    <li>
      <div>
        <strong>{document.filename}</strong>
        <span class="hint">{formatSize(document.size_bytes, locale)}</span>
      </div>
      <span class={state === 'sealed' ? 'tag good' : 'tag'}>{words.states[state]}</span>
      {state !== 'leaves' && (
        <button type="button" class="link" aria-label={`${words.remove}: ${document.filename}`} onClick={() => onRemove(entry.document)}>
          {words.remove}
        </button>
      )}
    </li>
  );
}
