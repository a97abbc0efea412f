import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import { changeOf, type DocumentList, isChanged, type ListedDocument } from './document-list.ts';
import { RemoveDocument } from './remove-document.tsx';

interface Props {
  list: DocumentList;
  /** When the will was sealed last. Null before the first time. */
  sealedAt: string | null;
  onChanged(): void;
}

/** What is sealed now, next to what the next sealing will hold. */
export function DocumentLists({ list, sealedAt, onChanged }: Props) {
  const { locale } = useLanguage();
  const { hostDocuments: words } = useWords();
  const change = changeOf(list);
  return (
    <>
      <div class="choices">
        <Sealed list={list} sealedAt={sealedAt} />
        <Next list={list} onChanged={onChanged} />
      </div>
      {list.sealed.length > 0 && (
        <p>{isChanged(change) ? words.change(change.added.length, change.removed.length, change.carried.length) : words.noChange}</p>
      )}
      {list.expires_at && <p>{words.expires(formatMoment(new Date(list.expires_at), locale))}</p>}
    </>
  );
}

function Sealed({ list, sealedAt }: { list: DocumentList; sealedAt: string | null }) {
  const { locale } = useLanguage();
  const { hostDocuments: words } = useWords();
  const { removed } = changeOf(list);
  return (
    <section class="choice" aria-labelledby="sealed">
      <h2 id="sealed">{words.sealedTitle}</h2>
      {list.sealed.length === 0 && <p>{words.nothingSealed}</p>}
      {sealedAt && list.sealed.length > 0 && <p class="hint">{words.sealedSince(formatMoment(new Date(sealedAt), locale))}</p>}
      {list.sealed.length > 0 && (
        <ul class="documents">
          {list.sealed.map((document) => (
            <Entry key={document.id} document={document} mark={removed.includes(document) ? words.leaves : null} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Next({ list, onChanged }: { list: DocumentList; onChanged(): void }) {
  const { hostDocuments: words } = useWords();
  const [removing, setRemoving] = useState<ListedDocument | null>(null);
  const isFirst = list.sealed.length === 0;
  return (
    <section class="choice" aria-labelledby="next">
      <h2 id="next">{isFirst ? words.firstTitle : words.nextTitle}</h2>
      {list.documents.length === 0 && <p>{words.nothingNext}</p>}
      <ul class="documents" hidden={list.documents.length === 0}>
        {list.documents.map((document) => (
          <Entry key={document.id} document={document} mark={isFirst ? null : document.carried ? words.carried : words.added}>
            <button type="button" class="link" aria-label={`${words.remove}: ${document.filename}`} onClick={() => setRemoving(document)}>
              {words.remove}
            </button>
          </Entry>
        ))}
      </ul>
      {removing && <RemoveDocument document={removing} onClose={() => setRemoving(null)} onRemoved={onChanged} />}
    </section>
  );
}

function Entry({
  document,
  mark,
  children,
}: {
  document: Pick<ListedDocument, 'filename' | 'size_bytes'>;
  mark: string | null;
  children?: ComponentChildren;
}) {
  const { locale } = useLanguage();
  return (
    <li>
      <span>{document.filename}</span>
      <span class="hint">{[mark, formatSize(document.size_bytes, locale)].filter(Boolean).join(' · ')}</span>
      {children}
    </li>
  );
}
