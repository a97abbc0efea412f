import { useEffect, useRef } from 'preact/hooks';
import { type Cipher, startCipher } from './cipher.ts';

/** A worker that starts and ends with the page. */
export function useCipher(): Cipher {
  const held = useRef<Cipher | null>(null);
  held.current ??= startCipher();
  useEffect(() => () => held.current?.end(), []);
  return held.current;
}
