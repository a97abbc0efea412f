import { useEffect, useRef } from 'preact/hooks';

/** The heading of what has just appeared. It gets the focus, so that screen readers read on from there. */
export function NewHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
