import { useEffect, useRef } from 'preact/hooks';
import { currentHost, TYPED_PERSON } from '#web/host/session.ts';
import { recall, remember } from '#web/shared/tab-memory.ts';
import type { TypedPerson } from './person.ts';
import type { Survivor } from './survivor.ts';

interface KeptPerson {
  host: string;
  /** What the service had when this was typed. Null for one more person. */
  known: string | null;
  typed: TypedPerson;
}

/**
 * Returns what this Host has typed in this tab about this person and has not saved, as before a reload. Null if there is nothing, or if
 * the person was changed since.
 */
export function keptPerson(known: Survivor | null): TypedPerson | null {
  // Only this file writes it.
  const kept: KeptPerson | null = JSON.parse(recall(TYPED_PERSON) ?? 'null');
  if (kept?.host === currentHost() && kept.known === asKnown(known)) return kept.typed;
  remember(TYPED_PERSON, null);
  return null;
}

/**
 * Keeps what is typed about one person in this tab while its form is open, so that a reload loses nothing, also on a telephone, whose
 * browser may not ask before. Who leaves the form on the pages was asked, and leaves it. `typed`: null if nothing was.
 */
export function useKeepPerson(known: Survivor | null, typed: TypedPerson | null): void {
  // The Host who types. When the session has ended, there is none.
  const host = useRef(currentHost()).current;
  const kept: KeptPerson | null = typed && host !== null ? { host, known: asKnown(known), typed } : null;
  const text = kept && JSON.stringify(kept);
  useEffect(() => remember(TYPED_PERSON, text), [text]);
  useEffect(() => forgetTyped, []);
}

/** What was typed is saved: the next form begins without it, also if it opens before this one has closed. */
export const forgetTyped = (): void => remember(TYPED_PERSON, null);

/** What a form begins with, as text. */
function asKnown(known: Survivor | null): string | null {
  if (!known) return null;
  const { id, name, relationship, contact_methods, connector_priority, locale, has_personal_message } = known;
  return JSON.stringify([
    id,
    name,
    relationship,
    contact_methods.map(({ type, value }) => [type, value]),
    connector_priority,
    locale,
    has_personal_message,
  ]);
}
