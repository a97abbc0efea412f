import { type ComponentChildren, render } from 'preact';
import { useEffect } from 'preact/hooks';

/** Puts something outside of the page, which the printer gets instead of the page. The screen does not show it. `of`: what it is made of. */
export function usePrintedPage(content: ComponentChildren, of: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is made again with every drawing of the page.
  useEffect(() => {
    const root = document.createElement('div');
    root.className = 'printed';
    document.body.append(root);
    document.documentElement.classList.add('prints-paper');
    render(content, root);
    return () => {
      render(null, root);
      root.remove();
      document.documentElement.classList.remove('prints-paper');
    };
  }, [of]);
}
