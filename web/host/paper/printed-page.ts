import { type ComponentChildren, render } from 'preact';
import { useEffect } from 'preact/hooks';

/** Puts content outside of the page, which the printer gets instead of the page. The screen does not show it. Make it with `useMemo`. */
export function usePrintedPage(content: ComponentChildren): void {
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
  }, [content]);
}
