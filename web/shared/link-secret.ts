import { useEffect, useState } from 'preact/hooks';
import { addressOf, currentPlace } from './router.ts';

/** Returns the secret of the link that opened this page, for as long as the page is open. Null if the link has none. */
export function useSecret(name: string): string | null {
  const [secret, setSecret] = useState(() => takeSecret(name));
  useEffect(() => {
    // Another link of the same kind, opened in this tab, changes only the fragment.
    const update = () => setSecret((last) => takeSecret(name) ?? last);
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, [name]);
  return secret;
}

/** Reads a secret from the fragment and removes it from the address and the history. Returns null if there is none. */
function takeSecret(name: string): string | null {
  const { values } = currentPlace();
  const secret = values.get(name);
  if (secret === null) return null;
  values.delete(name);
  history.replaceState(null, '', addressOf(`${location.pathname}${location.search}`, Object.fromEntries(values)));
  return secret;
}
