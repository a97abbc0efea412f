import { useEffect } from 'preact/hooks';

/** Asks before the window is closed or loaded again. Returns a function that ends this. */
export function guardLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Browsers before 2024 need the value.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** Asks before the window is closed or loaded again while something would be lost. */
export function useGuard(isNeeded: boolean): void {
  useEffect(() => (isNeeded ? guardLeaving() : undefined), [isNeeded]);
}
