import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import { canRetry } from './upload-steps.ts';
import { type Item, removeUpload, retryUpload } from './uploads.ts';

/** A file on its way into the list, with its progress and what to do if it stopped. `isKept`: it cannot be taken off the list. */
export function UploadItem({ item, isKept = false }: { item: Item; isKept?: boolean }) {
  const { actions } = useWords().console;
  const { id, name, phase } = item;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {phase === 'stopped' ? <Stopped item={item} isKept={isKept} /> : <Progress item={item} />}
      </div>
      {!isKept && phase !== 'done' && phase !== 'stopped' && phase !== 'complete' && (
        <Button kind="link" aria-label={`${actions.cancel}: ${name}`} onClick={() => removeUpload(id)}>
          {actions.cancel}
        </Button>
      )}
    </li>
  );
}

function Progress({ item: { file, name, phase, sent } }: { item: Item }) {
  const { hostDocuments: words } = useWords();
  const { locale } = useLanguage();
  const percent = Math.floor((sent / file.size) * 100);
  const text = {
    waiting: words.phases.waiting,
    hash: words.phases.hashing,
    announce: words.phases.announcing,
    send: words.phases.sending(percent, formatSize(sent, locale), formatSize(file.size, locale)),
    complete: words.phases.checking,
    paused: words.phases.paused,
    stopped: '',
    done: words.phases.done,
  }[phase];
  return (
    <>
      {phase === 'send' && <progress aria-label={words.progressOf(name)} max={file.size} value={sent} />}
      <span class="hint" role={phase === 'send' ? undefined : 'status'}>
        {phase === 'done' && <span aria-hidden="true">✓ </span>}
        {text}
      </span>
    </>
  );
}

function Stopped({ item: { id, name, upload }, isKept }: { item: Item; isKept: boolean }) {
  const {
    frame,
    console: { actions },
    hostDocuments: words,
  } = useWords();
  const { failure } = upload;
  return (
    <>
      {failure?.kind === 'refused' ? <FailureNotice failure={failure} /> : <p class="error">{sentence(failure?.kind, words)}</p>}
      <div class="actions">
        {canRetry(upload) && (
          <Button aria-label={`${frame.retry}: ${name}`} onClick={() => retryUpload(id)}>
            {frame.retry}
          </Button>
        )}
        {!isKept && (
          <Button kind="link" aria-label={`${actions.remove}: ${name}`} onClick={() => removeUpload(id)}>
            {actions.remove}
          </Button>
        )}
      </div>
    </>
  );
}

function sentence(
  kind: 'unreachable' | 'unreadable' | 'not_accepted' | undefined,
  words: { broken: string; unreadable: string; notAccepted: string },
): string {
  if (kind === 'unreadable') return words.unreadable;
  return kind === 'not_accepted' ? words.notAccepted : words.broken;
}
