import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { writeList } from '#web/shared/format.ts';
import { LoadState, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import type { Loaded } from '#web/shared/use-call.ts';
import { acceptedNames, type ChosenFile, checkFiles, groupKinds, type Rejection, typeOf } from './check-file.ts';
import { type DocumentList, type Limits, sameDocuments } from './document-list.ts';
import { addUploads, useArrivals, useRenamed, useUploads } from './uploads.ts';

/**
 * Adds documents: by a button or by dragging. Says what is possible, and checks each file before anything is sent. `documents` is
 * read again when one has been added.
 */
export function DocumentUpload({ documents }: { documents: Loaded<DocumentList> }) {
  const { value, reload } = documents;
  useArrivals(reload);
  if (!value) return <LoadState of={documents} />;
  return <ChooseFiles list={value} />;
}

function ChooseFiles({ list }: { list: DocumentList }) {
  const { hostDocuments: words } = useWords();
  const [rejected, setRejected] = useState<readonly { file: ChosenFile; why: Rejection }[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads();
  const add = (chosen: readonly File[]) => {
    const open = uploads.filter(({ phase }) => phase !== 'done').map(({ file }) => file);
    const present = [...list.documents.map(({ size_bytes }) => ({ size: size_bytes })), ...open];
    const found = checkFiles(chosen, present, list.limits);
    setRejected(found.rejected);
    addUploads(found.accepted.map((file) => ({ file, type: typeOf(file.name, list.limits) ?? '' })));
  };
  const isOver = useDrop(add);
  return (
    <>
      <div class={isOver ? 'drop over' : 'drop'}>
        <Button onClick={() => input.current?.click()}>{words.choose}</Button>
        <p class="drop-hint">{words.drop}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedNames(list.limits)}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <Possible limits={list.limits} />
      </div>
      <Rejected rejected={rejected} limits={list.limits} />
      <WorthKnowing list={list} />
    </>
  );
}

/** Takes files that are dropped anywhere on the page. A browser would otherwise open them instead of the page. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const newest = useRef(onFiles);
  newest.current = onFiles;
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) newest.current(files);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    return () => ended.abort();
  }, []);
  return isOver;
}

/** The kinds and sizes that are possible. */
function Possible({ limits }: { limits: Limits }) {
  const { locale } = useLanguage();
  const { hostDocuments: words } = useWords();
  const { groups, pictures } = groupKinds(limits);
  const kinds = [...groups.map((group) => words.kinds[group]), words.kinds.image(writeList(pictures, locale, 'unit'))];
  return (
    <div class="hint">
      <p>{words.limits(formatSize(limits.file_bytes, locale), formatSize(limits.total_bytes, locale), words.count(limits.documents))}</p>
      <details>
        <summary>{words.whichKinds}</summary>
        <p>{words.accepted(writeList(kinds, locale))}</p>
        <p>{words.otherKind}</p>
      </details>
    </div>
  );
}

/** Other names than the files had, passwords that someone needs, and files that are there twice. */
function WorthKnowing({ list: { documents } }: { list: DocumentList }) {
  const { hostDocuments: words } = useWords();
  const { locale } = useLanguage();
  const same = sameDocuments(documents).map((names) => words.same(writeList(names, locale)));
  const protectedOnes = documents.filter(({ password_needed }) => password_needed).map(({ filename }) => words.passwordNeeded(filename));
  const sentences = [...useRenamed().map(({ from, to }) => words.renamed(from, to)), ...protectedOnes, ...same];
  if (sentences.length === 0) return null;
  return (
    <Notice>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Rejected({ rejected, limits }: { rejected: readonly { file: ChosenFile; why: Rejection }[]; limits: Limits }) {
  const { locale } = useLanguage();
  const { hostDocuments: words } = useWords();
  if (rejected.length === 0) return null;
  const sentences: Record<Rejection, (file: ChosenFile) => string> = {
    kind: ({ name }) => words.rejected.kind(name),
    empty: ({ name }) => words.rejected.empty(name),
    too_large: ({ name }) => words.rejected.too_large(name, formatSize(limits.file_bytes, locale)),
    too_many: ({ name }) => words.rejected.too_many(name, words.count(limits.documents)),
    total: ({ name }) => words.rejected.total(name, formatSize(limits.total_bytes, locale)),
  };
  return (
    <Notice kind="problem" title={words.rejected.title(rejected.length)}>
      <ul>
        {rejected.map(({ file, why }) => (
          <li key={file.name}>{sentences[why](file)}</li>
        ))}
      </ul>
    </Notice>
  );
}
