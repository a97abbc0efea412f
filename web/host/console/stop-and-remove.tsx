import { useState } from 'preact/hooks';
import { Dialog } from '#web/host/parts/dialog.tsx';
import { useWords } from '#web/host/words.ts';
import type { RunningTransfer } from './transfer-facts.ts';

interface Props {
  transfer: RunningTransfer;
  isStopping: boolean;
  onStop(): void;
}

/** The button that stops the transfer and removes who started it. It asks first, because a removal cannot be undone. */
export function StopAndRemove({ transfer, isStopping, onStop }: Props) {
  const { frame, banner: words } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { started_by: name, started_with_proof: isProven, starter_id: id } = transfer;
  if (id === null) return null;
  return (
    <>
      <p>
        <button type="button" class="second" onClick={() => setAsking(true)}>
          {words.stopAndRemove(name)}
        </button>
      </p>
      {isAsking && (
        <Dialog title={words.removeTitle(name)} onClose={() => setAsking(false)}>
          {!isProven && <p>{words.removeOnlyName(name)}</p>}
          <p>{words.removeText(name)}</p>
          <p>{words.removeOthers}</p>
          <div class="actions">
            <button type="button" class="main danger" aria-disabled={isStopping} onClick={onStop}>
              {isStopping ? frame.sending : words.removeConfirm(name)}
            </button>
            <button type="button" class="second" onClick={() => setAsking(false)}>
              {words.removeCancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
