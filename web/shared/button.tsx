import type { ButtonHTMLAttributes } from 'preact';

/** How important a button is. `main`: the one thing to do. `link`: looks like a link. */
export type ButtonKind = 'main' | 'second' | 'link' | 'main danger' | 'second danger' | 'main big' | 'link menu-button';

/** A button that does something on the page or calls the service. `isBusy`: its call runs, so that a press does nothing. */
export function Button({ kind = 'second', isBusy, ...rest }: ButtonHTMLAttributes & { kind?: ButtonKind | undefined; isBusy?: boolean | undefined }) {
  return <button type="button" class={kind} aria-disabled={isBusy} {...rest} />;
}
