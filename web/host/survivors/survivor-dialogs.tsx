import type { ComponentChildren } from 'preact';
import { Dialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { type Call, useCall } from '#web/shared/use-call.ts';
import { removalNeeds } from './margin.ts';
import type { CardProps } from './view.ts';

type Props = CardProps & { onClose(): void };

/** Asks before a Survivor is removed. If too few would remain, it says what comes first. */
export function RemoveDialog({ survivor, numbers, isSealed, show, showChanged, onClose }: Props) {
  const { survivors: words } = useWords();
  const { id, name } = survivor;
  const needs = removalNeeds(numbers);
  const removing = useCall(async () => {
    await hostCall((api, headers) => api.DELETE('/api/survivors/{id}', { headers, params: { path: { id } } }));
    showChanged({ is: 'list', done: words.done.removed(name) });
  });
  if (needs) {
    return (
      <Dialog title={words.removeTitle(name)} onClose={onClose}>
        <p>{words.removeFirst[needs](name, numbers.threshold)}</p>
        <Answers onClose={onClose}>
          <button type="button" class="main" onClick={() => show({ is: 'add' })}>
            {words.add}
          </button>
        </Answers>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.removeTitle(name)} onClose={onClose}>
      <p>{words.removeText(name)}</p>
      <p>{isSealed ? words.removeSealed : words.removeOpen}</p>
      <Act call={removing} label={words.remove} kind="main danger" onClose={onClose} />
    </Dialog>
  );
}

/** Asks before the present paper becomes invalid. */
export function NewPaperDialog({ survivor: { id, name }, isSealed, showChanged, onClose }: Props) {
  const { survivors: words } = useWords();
  const making = useCall(async () => {
    const { paper } = await hostCall((api, headers) => api.POST('/api/survivors/{id}/regenerate-codes', { headers, params: { path: { id } } }));
    showChanged({ is: 'paper', paper });
  });
  return (
    <Dialog title={words.newPaperTitle(name)} onClose={onClose}>
      <p>{words.newPaperText}</p>
      {isSealed && <p>{words.newPaperSealed}</p>}
      <Act call={making} label={words.newPaper} kind="main" onClose={onClose} />
    </Dialog>
  );
}

/** Asks before the first message to a Survivor is sent. */
export function InviteDialog({ survivor: { id, name }, showChanged, onClose }: Props) {
  const { survivors: words } = useWords();
  const inviting = useCall(async () => {
    const { sent_to } = await hostCall((api, headers) => api.POST('/api/survivors/{id}/invite', { headers, params: { path: { id } } }));
    showChanged({ is: 'list', done: words.invited(sent_to) });
  });
  return (
    <Dialog title={words.inviteTitle(name)} onClose={onClose}>
      <p>{words.inviteText}</p>
      <Act call={inviting} label={words.inviteSend} kind="main" onClose={onClose} />
    </Dialog>
  );
}

/** The button of a dialog that makes a call, and why the call failed. */
function Act({ call, label, kind, onClose }: { call: Call<void>; label: string; kind: string; onClose(): void }) {
  const { survivorForm, frame } = useWords();
  return (
    <>
      <FailureNotice failure={call.failure} failures={survivorForm.failures} />
      <Answers onClose={onClose}>
        <button type="button" class={kind} aria-disabled={call.isRunning} onClick={() => call.run()}>
          {call.isRunning ? frame.sending : label}
        </button>
      </Answers>
    </>
  );
}

function Answers({ onClose, children }: { onClose(): void; children: ComponentChildren }) {
  const { survivors: words } = useWords();
  return (
    <div class="actions">
      {children}
      <button type="button" class="second" onClick={onClose}>
        {words.cancel}
      </button>
    </div>
  );
}
