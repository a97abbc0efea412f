import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { writeList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import { ArchiveButtons } from './archive-buttons.tsx';
import type { DocumentAccess, OpenedWill } from './load-document.ts';
import { isUnderWay, type Offered, type Saving } from './saving.ts';
import { PauseButton, SavingState } from './saving-state.tsx';
import { useSaver } from './use-saver.ts';

interface Props {
  will: OpenedWill;
  readAgain: () => Promise<OpenedWill>;
  onChanged: () => void;
}

/** The documents of a will, and one file with all of them. */
export function DocumentList({ will, readAgain, onChanged }: Props) {
  const { documents } = useWords();
  const offered = will.documents.map((access) => ({
    access,
    filename: access.filename,
    mimeType: access.mime_type,
    sizeBytes: access.size_bytes,
  }));
  return (
    <OfferedDocuments offered={offered} onChanged={onChanged}>
      {will.documents.length > 1 && <ArchiveButtons will={will} readAgain={readAgain} />}
      <details class="screen">
        <summary>{documents.aboutChecks}</summary>
        {documents.aboutChecksText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
      <details class="screen">
        <summary>{documents.slip}</summary>
        <p>{documents.slipText}</p>
      </details>
    </OfferedDocuments>
  );
}

/** Documents, each with its kind, its size, whether it was checked, and a button that saves it. */
export function OfferedDocuments({
  offered,
  onChanged,
  onSaving,
  children,
}: {
  offered: readonly Offered[];
  onChanged: () => void;
  /** Gets how far each document is. */
  onSaving?: (access: DocumentAccess, saving: Saving) => void;
  children?: ComponentChildren;
}) {
  const { documents } = useWords();
  return (
    <section>
      <h2>{documents.documents(offered.length)}</h2>
      <p class="screen">{documents.advice}</p>
      <ul class="documents">
        {offered.map((document) => (
          <DocumentItem key={document.access.download_url} {...{ document, onSaving }} onRefused={onChanged} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function DocumentItem({
  document,
  onRefused,
  onSaving,
}: {
  document: Offered;
  onRefused: () => void;
  onSaving?: ((access: DocumentAccess, saving: Saving) => void) | undefined;
}) {
  const { documents } = useWords();
  const { locale } = useLanguage();
  const saver = useSaver(document, onRefused);
  const { saving, save } = saver;
  const { filename, mimeType, sizeBytes, access, open } = document;
  useEffect(() => onSaving?.(access, saving), [access, saving, onSaving]);
  const facts = writeList([documents.kind[kindOf(mimeType)], formatSize(sizeBytes, locale)], locale, 'unit');
  return (
    <li>
      <h3>{filename}</h3>
      <p class="hint">
        {/* What the service has checked of an encrypted document says nothing about what is in it. */}
        {facts}. {!open && (access.integrity_verified ? `✓ ${documents.checked}` : documents.notChecked)}
      </p>
      <SavingState saving={saving} size={access.size_bytes} isCompared={open !== undefined} />
      <div class="actions">
        <Button isBusy={isUnderWay(saving)} onClick={() => void save()}>
          {saving.step === 'saved' ? documents.saveAgain : documents.save}
          <span class="hidden"> {filename}</span>
        </Button>
        <PauseButton saver={saver} of={filename} />
      </div>
    </li>
  );
}

/** The kinds of documents that a will can hold, for people. */
type Kind = 'pdf' | 'word' | 'text' | 'picture' | 'other';

/** Returns what a document is, by its media type. */
function kindOf(mimeType: string): Kind {
  if (mimeType === 'application/pdf') return 'pdf';
  if (mimeType.includes('word')) return 'word';
  if (mimeType.startsWith('text/')) return 'text';
  return mimeType.startsWith('image/') ? 'picture' : 'other';
}
