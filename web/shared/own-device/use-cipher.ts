import { useEffect, useState } from 'preact/hooks';
import { type Cipher, startCipher } from './cipher.ts';

/** Returns a worker that ends with the page, and a function that replaces it by a new one, which knows nothing yet. */
export function useCipher(): [Cipher, () => void] {
  const [cipher, setCipher] = useState(startCipher);
  useEffect(() => () => cipher.end(), [cipher]);
  return [cipher, () => setCipher(startCipher())];
}
