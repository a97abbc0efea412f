import { useRef } from 'preact/hooks';

/**
 * Returns a function that gives each request a key by its content. A request that is sent again, because its reply was lost, has the
 * same key, so that the service does not repeat what it has done.
 */
export function useRequestKey(): (content: unknown) => { 'idempotency-key': string } {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: newKey() };
    return { 'idempotency-key': last.current.key };
  };
}

// Phones from 2020 have no `randomUUID`.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
