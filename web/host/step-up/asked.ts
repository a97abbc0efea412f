import { useEffect, useState } from 'preact/hooks';

/** Answers an open question for the second factor. */
type Answer = (isProven: boolean) => void;

let open: { proven: Promise<boolean>; answer: Answer } | null = null;
const listeners = new Set<() => void>();

/** Asks the Host for the second factor. All calls that need it wait for one answer. Returns false if the Host closes the question. */
export function askForProof(): Promise<boolean> {
  open ??= question();
  notify();
  return open.proven;
}

function question() {
  let answer: Answer = () => undefined;
  const proven = new Promise<boolean>((resolve) => {
    answer = (isProven) => {
      open = null;
      resolve(isProven);
      notify();
    };
  });
  return { proven, answer };
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** Returns how to answer the open question. Null while nothing is asked. */
export function useOpenQuestion(): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(() => open?.answer ?? null);
  useEffect(() => {
    const listener = () => setAnswer(() => open?.answer ?? null);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return answer;
}
