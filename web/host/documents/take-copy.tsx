import { useState } from 'preact/hooks';
import { saveFile } from '#common/save-file.ts';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { Done } from '#web/host/parts/states.tsx';
import { useWanted } from '#web/host/parts/wanted.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import { useCall } from '#web/shared/use-call.ts';
import { loadCopy } from './load-copy.ts';

type Copies = NonNullable<Overview['copy']>;

/** Saves the sealed will with the page that opens it, and says which copies there are. Shown once a will is sealed. `isReady`: all above it is loaded. */
export function TakeCopy({ isReady }: { isReady: boolean }) {
  const { copy: words } = useWords().hostDocuments;
  const { value } = useOverview();
  const heading = useWanted('copy', isReady && value?.copy != null);
  if (!value?.copy) return null;
  return (
    <section aria-labelledby="copy">
      <h2 {...heading}>{words.title}</h2>
      {words.text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <TakenBefore copies={value.copy} />
      <SaveButtons parts={value.copy.parts} day={value.will?.last_encrypted_at?.slice(0, 10) ?? ''} />
      <p>{words.old}</p>
    </section>
  );
}

function TakenBefore({ copies: { taken } }: { copies: Copies }) {
  const { copy: words } = useWords().hostDocuments;
  const moment = useMoment();
  if (taken.length === 0) return <p>{words.none}</p>;
  return (
    <ul aria-label={words.taken}>
      {taken.map(({ taken_at: at, is_current: isCurrent }) => (
        <li key={at}>
          {words.takenAt} <time dateTime={at}>{moment(at)}</time>: {isCurrent ? words.isCurrent : <strong>{words.isOld}</strong>}
        </li>
      ))}
    </ul>
  );
}

function SaveButtons({ parts, day }: { parts: number; day: string }) {
  const { copy: words } = useWords().hostDocuments;
  const { locale } = useLanguage();
  const overview = useOverview();
  const [bytes, setBytes] = useState(0);
  const [saved, setSaved] = useState<number | null>(null);
  const saving = useCall(async (part: number) => {
    setSaved(null);
    const content = await loadCopy(part, setBytes);
    saveFile(new Blob([content], { type: 'application/zip' }), nameOf(day, part, parts));
    setSaved(part);
    overview.reload();
  });
  return (
    <>
      <FailureNotice failure={saving.failure} />
      <div class="actions">
        {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
          <Button key={part} kind="main" isBusy={saving.isRunning} onClick={() => saving.run(part)}>
            {parts === 1 ? words.save : words.savePart(part, parts)}
          </Button>
        ))}
      </div>
      <div role="status">{saving.isRunning && <p>{words.loading(formatSize(bytes, locale))}</p>}</div>
      <Done sentence={saved !== null && words.saved}>
        <p>{words.savedText}</p>
      </Done>
    </>
  );
}

function nameOf(day: string, part: number, parts: number): string {
  return parts === 1 ? `will-copy-${day}.zip` : `will-copy-${day}-${part}-of-${parts}.zip`;
}
