import { totalBytes } from '#own-device/documents.ts';
import { UploadItem } from '#web/host/documents/upload-item.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import type { SealingState } from './use-sealing.ts';

/** How far the encryption and the uploads are, in total and for each document, and the button that pauses both. */
export function SealingProgress(state: SealingState) {
  const { sealHere: words } = useWords();
  const { files, encrypted, arrived, upload, isOnline, isPaused, pause } = state;
  const total = totalBytes(files);
  const sent = totalBytes(files.slice(0, arrived)) + (arrived < files.length ? (upload?.sent ?? 0) : 0);
  return (
    <section>
      <h2>{words.sealTitle}</h2>
      <p>{words.encrypting}</p>
      <Part label={words.encryptedOf} done={encrypted * total} total={total} />
      <Part label={words.uploadedOf} done={Math.min(sent, total)} total={total} />
      {!isOnline && <Notice kind="warning" text={words.offline} />}
      {isOnline && isPaused && <Notice kind="warning" text={words.paused} />}
      <Button onClick={() => pause(!isPaused)}>{isPaused ? words.continue : words.pause}</Button>
      <ul class="rows">
        {files.map((file, n) => (
          <Row key={file.name} state={state} file={file} n={n} />
        ))}
        {upload && arrived === files.length && <UploadItem item={upload} isKept />}
      </ul>
    </section>
  );
}

function Part({ label, done, total }: { label: (done: string, total: string) => string; done: number; total: number }) {
  const { locale } = useLanguage();
  return (
    <label>
      {label(formatSize(done, locale), formatSize(total, locale))}
      <progress max={Math.max(total, 1)} value={done} />
    </label>
  );
}

/** One document: it waits, is being encrypted, is on its way, or has arrived. */
function Row({ state: { files, encrypted, arrived, upload }, file, n }: { state: SealingState; file: File; n: number }) {
  const { sealHere: words, hostDocuments } = useWords();
  if (n === arrived && upload) return <UploadItem item={upload} isKept />;
  const before = totalBytes(files.slice(0, n));
  const part = file.size > 0 ? (encrypted * totalBytes(files) - before) / file.size : 0;
  const { waiting, done } = hostDocuments.phases;
  return (
    <li>
      <div>
        <strong>{file.name}</strong>
        <span class="hint" role={n < arrived ? 'status' : undefined}>
          {n < arrived && <span aria-hidden="true">✓ </span>}
          {n < arrived ? done : n > arrived ? waiting : words.encryptedPart(Math.floor(100 * Math.min(1, Math.max(0, part))))}
        </span>
      </div>
    </li>
  );
}
