import { useEffect, useRef } from 'preact/hooks';
import { saveFile } from '#common/save-file.ts';
import { type ZipFile, zipOf } from '#common/zip.ts';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import { nothingArrived } from './load-document.ts';
import { MAX_IN_PAGE_BYTES } from './save-archive.ts';
import { isUnderWay, type Load, type Offered, type Saving } from './saving.ts';
import { PauseButton, SavingState } from './saving-state.tsx';
import { useSaving } from './use-saver.ts';

interface Props {
  offered: readonly Offered[];
  onRefused(): void;
  /** Gets how far it is. */
  onSaving(saving: Saving): void;
}

/** Saves documents as one ZIP file that this page makes, if the memory of a telephone can hold them. Their names must be unique and safe. */
export function SaveTogether({ offered, onRefused, onSaving }: Props) {
  const { documents } = useWords();
  const { locale } = useLanguage();
  const kept = useRef(nothingKept());
  const saver = useSaving(onRefused, (load) => saveZip(offered, kept.current, load));
  const { saving, save } = saver;
  useEffect(() => onSaving(saving), [saving, onSaving]);
  const size = sumOf(offered, ({ sizeBytes }) => sizeBytes);
  if (offered.length < 2 || size > MAX_IN_PAGE_BYTES) return null;
  return (
    <>
      <SavingState saving={saving} size={encryptedSize(offered)} isOfSeveral isCompared />
      <div class="actions">
        <Button kind="main" isBusy={isUnderWay(saving)} onClick={() => void save()}>
          {documents.saveAll} (ZIP, {formatSize(size, locale)})
        </Button>
        <PauseButton saver={saver} of="ZIP" />
      </div>
      <p class="hint screen">{documents.aboutArchive}</p>
    </>
  );
}

/** For the next attempt: the first documents, which are complete, and what has arrived of the one after them. */
const nothingKept = () => ({ files: [] as ZipFile[], arrived: nothingArrived() });

/** Loads one document after the other. One that fails fails the whole file, because a part must not pass for it. */
async function saveZip(offered: readonly Offered[], kept: ReturnType<typeof nothingKept>, load: Load): Promise<void> {
  for (const document of offered.slice(kept.files.length)) {
    const before = encryptedSize(offered.slice(0, kept.files.length));
    kept.files.push({ name: document.filename, content: await load(document, kept.arrived, before) });
  }
  saveFile(await zipOf(kept.files), 'documents.zip');
  kept.files = [];
}

/** How many bytes are loaded for these documents. */
export const encryptedSize = (offered: readonly Offered[]): number => sumOf(offered, ({ access }) => access.size_bytes);

function sumOf(offered: readonly Offered[], sizeOf: (one: Offered) => number): number {
  return offered.reduce((sum, one) => sum + sizeOf(one), 0);
}
