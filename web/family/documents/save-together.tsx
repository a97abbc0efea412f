import { useRef } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { saveFile } from '#web/shared/save-file.ts';
import { formatSize } from '#web/shared/size.ts';
import { type ZipFile, zipOf } from '#web/shared/zip.ts';
import { type Arrived, nothingArrived } from './load-document.ts';
import { MAX_IN_PAGE_BYTES } from './save-archive.ts';
import { SavingState } from './saving-state.tsx';
import { fetchOffered, type Offered, type OnBytes, useSaving } from './use-saver.ts';

interface Props {
  offered: readonly Offered[];
  onRefused(): void;
}

/** Saves documents as one ZIP file that this page makes, if the memory of a telephone can hold them. Their names must be unique and safe. */
export function SaveTogether({ offered, onRefused }: Props) {
  const { documents } = useWords();
  const { locale } = useLanguage();
  const arrived = useRef(new Map<string, Arrived>());
  const loaded = sumOf(offered, ({ access }) => access.size_bytes);
  const { saving, save } = useSaving(loaded, onRefused, (onBytes) => saveZip(offered, arrived.current, onBytes));
  const size = sumOf(offered, ({ sizeBytes }) => sizeBytes);
  if (offered.length < 2 || size > MAX_IN_PAGE_BYTES) return null;
  return (
    <>
      <SavingState saving={saving} isOfSeveral />
      <div class="actions">
        <Button kind="main" isBusy={saving.step === 'loading'} onClick={() => void save()}>
          {documents.saveAll} (ZIP, {formatSize(size, locale)})
        </Button>
      </div>
      <p class="hint screen">{documents.aboutArchive}</p>
    </>
  );
}

/** Loads one document after the other. One that fails fails the whole file, because a part must not pass for it. */
async function saveZip(offered: readonly Offered[], arrived: Map<string, Arrived>, onBytes: OnBytes): Promise<void> {
  const files: ZipFile[] = [];
  let before = 0;
  for (const document of offered) {
    const start = before;
    const part = arrived.get(document.access.filename) ?? nothingArrived();
    arrived.set(document.access.filename, part);
    files.push({
      name: document.filename,
      content: await fetchOffered(document, part, (bytes) => onBytes(bytes === undefined ? bytes : start + bytes)),
    });
    before += document.access.size_bytes;
  }
  saveFile(await zipOf(files), 'documents.zip');
}

function sumOf(offered: readonly Offered[], sizeOf: (one: Offered) => number): number {
  return offered.reduce((sum, one) => sum + sizeOf(one), 0);
}
