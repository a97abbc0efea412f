import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '#web/shared/button.tsx';
import { Notice } from '#web/shared/frame.tsx';

/** Says what was done, also to a screen reader. Nothing without a sentence. */
export function Done({ sentence, children }: { sentence: string | false; children?: ComponentChildren }) {
  return (
    <div role="status">
      {sentence && (
        <Notice kind="success" title={sentence}>
          {children}
        </Notice>
      )}
    </div>
  );
}

/** Says in the banner what was done. `isNew`: it was done on this page, and the message gets the focus, because the button is gone. */
export function DoneBanner({ title, isNew, close, onClose, children }: DoneBannerProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section class="notice success banner" role="status">
      <p class="notice-title" ref={heading} tabIndex={-1}>
        {title}
      </p>
      {children}
      <Button onClick={onClose}>{close}</Button>
    </section>
  );
}

interface DoneBannerProps {
  title: string;
  isNew: boolean;
  close: string;
  onClose(): void;
  children: ComponentChildren;
}

/** Whether a channel or a storage works, and what else is to be said about it. */
export function Works({ isGood, text, children }: { isGood: boolean; text: string; children?: ComponentChildren }) {
  return (
    <p class="states">
      <strong class={isGood ? 'good' : 'bad'}>
        <span aria-hidden="true">{isGood ? '✓' : '✗'}</span> {text}
      </strong>
      {children}
    </p>
  );
}

/** How far one step is. */
export function Tag({ isDone, children }: { isDone: boolean; children: string }) {
  return (
    <span class={isDone ? 'tag good' : 'tag'}>
      {isDone && <span aria-hidden="true">✓ </span>}
      {children}
    </span>
  );
}

/** One line of a summary (`<dl>`): what it is, and its value. */
export function Term({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
