import { useState } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import { useCall } from '#web/shared/use-call.ts';
import type { OpenedWill } from './load-document.ts';
import { saveArchive } from './save-archive.ts';
import { LoadingState } from './saving-state.tsx';

/** Saves all documents as one ZIP file, or as several if they are too large for one. Reads the links again first, because they expire. */
export function ArchiveButtons({ will, readAgain }: { will: OpenedWill; readAgain: () => Promise<OpenedWill> }) {
  const { documents } = useWords();
  const { locale } = useLanguage();
  const [percent, setPercent] = useState<number | undefined>(0);
  const saving = useCall(async (index: number) => {
    setPercent(0);
    const archive = (await readAgain()).archives[index];
    if (!archive) return;
    await saveArchive(archive, {
      onBytes: (bytes) => setPercent(Math.floor((100 * bytes) / archive.size_bytes)),
      onWait: () => setPercent(undefined),
    });
  });
  return (
    <>
      <FailureNotice failure={saving.failure} />
      <div class="actions">
        {will.archives.map(({ filename, size_bytes: size }, index) => (
          <Button kind="main" key={filename} isBusy={saving.isRunning} onClick={() => saving.run(index)}>
            {will.archives.length === 1 ? documents.saveAll : documents.savePart(index + 1, will.archives.length)} (ZIP, {formatSize(size, locale)})
          </Button>
        ))}
      </div>
      {saving.isRunning && <LoadingState percent={percent} />}
      <p class="hint screen">{documents.aboutArchive}</p>
    </>
  );
}
