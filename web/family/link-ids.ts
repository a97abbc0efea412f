import { useEffect, useState } from 'preact/hooks';
import { readId } from '#common/printed-id.ts';
import { replacePlace, usePlace } from '#web/shared/router.ts';
import { recall, remember } from '#web/shared/tab-memory.ts';

/** Reads a value of a link. Null if it is none. */
type Read = (value: string) => string | null;

/**
 * Returns the ids that a link has in its fragment, null for each one that is missing. Moves them into the memory of this tab, so that
 * the address and the history do not show them, and so that a reload finds them.
 */
export function useLinkIds<Name extends string>(path: string, names: readonly Name[], read: Read = readId): Record<Name, string | null> {
  const place = usePlace();
  const [ids, setIds] = useState(() => takeIds(path, names, read, place.values));
  useEffect(() => {
    if (names.every((name) => !place.values.has(name))) return;
    setIds(takeIds(path, names, read, place.values));
    const others = [...place.values].filter(([name]) => !names.some((id) => id === name));
    replacePlace(path, Object.fromEntries(others));
  }, [place, path, names, read]);
  return ids;
}

/** A link with at least one id replaces all that are kept for its page. */
function takeIds<Name extends string>(path: string, names: readonly Name[], read: Read, values: URLSearchParams): Record<Name, string | null> {
  const isLink = names.some((name) => values.has(name));
  const entries = names.map((name) => {
    const key = `${path} ${name}`;
    if (isLink) remember(key, read(values.get(name) ?? ''));
    return [name, recall(key)];
  });
  return Object.fromEntries(entries) as Record<Name, string | null>;
}
