import { useState } from 'preact/hooks';
import { CallButton, type Press } from '#web/host/parts/call-button.tsx';
import { Question } from '#web/host/parts/dialog.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import type { RunningTransfer } from './transfer-facts.ts';

/** The button that stops the transfer and removes who started it. It asks first, because a removal cannot be undone. */
export function StopAndRemove({ transfer, call }: { transfer: RunningTransfer; call: Press }) {
  const { banner: words } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { started_by: name, started_with_proof: isProven, starter_id: id } = transfer;
  if (id === null) return null;
  const stop = (
    <CallButton call={call} kind="main danger">
      {words.removeConfirm(name)}
    </CallButton>
  );
  return (
    <>
      <p>
        <Button onClick={() => setAsking(true)}>{words.stopAndRemove(name)}</Button>
      </p>
      {isAsking && (
        <Question title={words.removeTitle(name)} answer={stop} onClose={() => setAsking(false)}>
          {!isProven && <p>{words.removeOnlyName(name)}</p>}
          <p>{words.removeText(name)}</p>
          <p>{words.removeOthers}</p>
        </Question>
      )}
    </>
  );
}
