import { useEffect, useRef } from 'preact/hooks';
import { currentHost, TYPED_PERSON } from '#web/host/session.ts';
import { recall, remember } from '#web/shared/tab-memory.ts';
import type { TypedPerson } from './person.ts';

interface KeptPerson {
  host: string | null;
  /** Null for one more person. */
  id: string | null;
  typed: TypedPerson;
}

/** Returns what this Host has typed in this tab about this person and has not saved. Null if there is nothing. */
export function keptPerson(id: string | null): TypedPerson | null {
  // Only this file writes it.
  const kept: KeptPerson | null = JSON.parse(recall(TYPED_PERSON) ?? 'null');
  return kept?.id === id && kept.host === currentHost() ? kept.typed : null;
}

/**
 * Keeps what is typed about one person in this tab, so that a reload or another page loses nothing, also on a telephone, whose browser
 * may not ask before. `typed`: null if nothing was. Returns what removes it after it was saved.
 */
export function useKeepPerson(id: string | null, typed: TypedPerson | null): () => void {
  const kept: KeptPerson | null = typed && { host: currentHost(), id, typed };
  const text = kept && JSON.stringify(kept);
  const last = useRef<string | null>(null);
  useEffect(() => {
    // A form in which nothing was typed leaves what was typed in another one.
    if (text === last.current) return;
    remember(TYPED_PERSON, text);
    last.current = text;
  }, [text]);
  return () => remember(TYPED_PERSON, null);
}
