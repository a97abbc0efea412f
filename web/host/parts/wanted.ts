import { useEffect, useRef } from 'preact/hooks';
import { usePlace } from '#web/shared/router.ts';

/**
 * A section that an address can ask for: `/documents#copy` asks for `copy`. Scrolls to its heading and focuses it, once all above it is
 * loaded (`isReady`). Returns the properties of the heading.
 */
export function useWanted(name: string, isReady = true) {
  const isWanted = usePlace().values.has(name) && isReady;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isWanted]);
  return { ref: heading, id: name, tabIndex: -1 };
}
