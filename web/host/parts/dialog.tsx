import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

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
