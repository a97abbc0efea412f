import { makePaper } from '#web/host/paper/own-key.ts';
import { ConfirmDialog, Question } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { removalNeeds } from './margin.ts';
import { invitedOver } from './survivor.ts';
import type { CardProps } from './view.ts';

type Props = CardProps & { onClose(): void };

/** Asks before a Survivor is removed. If too few would remain, it says what comes first. */
export function RemoveDialog({ survivor: { id, name }, numbers, isSealed, show, showChanged, onClose }: Props) {
  const { survivors: words, survivorForm } = useWords();
  const { removeTitle } = useWords().console;
  const needs = removalNeeds(numbers);
  const asked = { title: removeTitle(name), onClose };
  const remove = async () => {
    await hostCall((api, headers) => api.DELETE('/api/survivors/{id}', { headers, params: { path: { id } } }));
    showChanged({ is: 'list', done: words.done.removed(name) });
  };
  if (needs) {
    const add = (
      <Button kind="main" onClick={() => show({ is: 'add' })}>
        {words.add}
      </Button>
    );
    return (
      <Question {...asked} answer={add}>
        <p>{words.removeFirst[needs](name, numbers.threshold)}</p>
      </Question>
    );
  }
  return (
    <ConfirmDialog {...asked} confirm={words.remove} failures={survivorForm.failures} perform={remove}>
      <p>{words.removeText(name)}</p>
      <p>{isSealed ? words.removeSealed : words.removeOpen}</p>
    </ConfirmDialog>
  );
}

/** Asks before the present paper becomes invalid. */
export function NewPaperDialog({ survivor: { id, name }, isSealed, showChanged, onClose }: Props) {
  const { survivors: words, survivorForm } = useWords();
  const asked = { title: words.newPaperTitle(name), onClose };
  const make = async () => {
    showChanged({ is: 'paper', paper: await makePaper(id) });
  };
  return (
    <ConfirmDialog {...asked} kind="main" confirm={words.newPaper} failures={survivorForm.failures} perform={make}>
      <p>{words.newPaperText}</p>
      {isSealed && <p>{words.newPaperSealed}</p>}
    </ConfirmDialog>
  );
}

/** Asks before the first message to a Survivor is sent. */
export function InviteDialog({ survivor, showChanged, onClose }: Props) {
  const { id, name } = survivor;
  const over = invitedOver(survivor) ?? 'email';
  const { survivors: words, survivorForm } = useWords();
  const asked = { title: words.inviteTitle(name), onClose };
  const invite = async () => {
    const { sent_to } = await hostCall((api, headers) => api.POST('/api/survivors/{id}/invite', { headers, params: { path: { id } } }));
    showChanged({ is: 'list', done: words.invited(sent_to) });
  };
  return (
    <ConfirmDialog {...asked} kind="main" confirm={words.inviteSend[over]} failures={survivorForm.failures} perform={invite}>
      <p>{words.inviteText[over]}</p>
    </ConfirmDialog>
  );
}
