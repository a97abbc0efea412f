import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { Button, type ButtonKind } from '#web/shared/button.tsx';
import { Form, type FormProps } from '#web/shared/field.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { CallButton } from './call-button.tsx';

/**
 * A question over the page. Escape and `onClose` leave without a change. Closing it gives the focus back to the button that opened
 * it. In a browser without dialogs (Safari before 15.4) it is part of the page.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose(): void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current?.showModal) dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const close = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

interface Asked {
  title: string;
  /** The answer that changes nothing, if it is not `Cancel`. */
  cancel?: string;
  onClose(): void;
  /** What would happen. */
  children: ComponentChildren;
}

/** A question with two answers: `answer` is the button or link that does it. */
export function Question({ title, answer, cancel, onClose, children }: Asked & { answer: ComponentChildren }) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div class="actions">
        {answer}
        <Cancel text={cancel} onClose={onClose} />
      </div>
    </Dialog>
  );
}

interface Confirmed extends Asked {
  /** The button that does it. */
  confirm: string;
  kind?: ButtonKind;
  failures?: Record<string, string>;
  perform(): Promise<void>;
}

/** Asks before something is removed, or changed in another way that cannot be undone, and says why it failed. */
export function ConfirmDialog({ confirm, kind = 'main danger', failures, perform, children, ...asked }: Confirmed) {
  const call = useCall(perform);
  const answer = (
    <CallButton call={call} kind={kind}>
      {confirm}
    </CallButton>
  );
  return (
    <Question {...asked} answer={answer}>
      {children}
      <FailureNotice failure={call.failure} failures={failures} />
    </Question>
  );
}

/** A form over the page. `text` says what it changes. */
export function FormDialog({ title, text, cancel, onClose, ...form }: FormProps & Omit<Asked, 'children'> & { text?: string }) {
  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p>{text}</p>}
      <Form {...form} />
      <Cancel text={cancel} onClose={onClose} />
    </Dialog>
  );
}

function Cancel({ text, onClose }: { text: string | undefined; onClose(): void }) {
  const { actions } = useWords().console;
  return <Button onClick={onClose}>{text ?? actions.cancel}</Button>;
}
