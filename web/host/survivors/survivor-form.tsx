import { useRef } from 'preact/hooks';
import { makeOwnKey, type OwnKey, withOwnKey } from '#web/host/paper/own-key.ts';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import { useRequestKey } from '#web/host/request-key.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { CallFailed, isRefused } from '#web/shared/failure.ts';
import { Form } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type Contact, replacedBy } from './contacts.ts';
import { forgetTyped } from './kept-person.ts';
import { newSurvivor, survivorUpdate, type TypedPerson } from './person.ts';
import { PersonFields, usePerson } from './person-fields.tsx';
import type { Paper, Survivor } from './survivor.ts';

/** What became of a form. `paper`: of a new Survivor. Null if it was lost on the way, because the service shows it only once. */
export type Saved = { change: 'added'; paper: Paper | null } | { change: 'saved'; survivor: Survivor };

interface Props {
  /** Null for a new one. */
  survivor: Survivor | null;
  /** Everyone on the list. */
  all: readonly Survivor[];
  /** An address that someone proposed. The form has it filled in. */
  proposed?: Contact | undefined;
  /** A will is sealed. */
  isSealed: boolean;
  onSaved(saved: Saved): void;
}

/** The form for one Survivor: a new one, or one whom the Host changes. */
export function SurvivorForm({ survivor, all, proposed, isSealed, onSaved }: Props) {
  const { survivorForm: words } = useWords();
  const person = usePerson(survivor, proposed);
  const replaced = survivor && proposed && replacedBy(survivor.contact_methods, proposed);
  const add = useAdd();
  const sending = useCall(async () => {
    const saved: Saved = survivor
      ? { change: 'saved', survivor: await save(person.typed, survivor) }
      : { change: 'added', paper: await add(person.typed) };
    forgetTyped();
    onSaved(saved);
  });
  useLeaveGuard(person.isChanged);
  return (
    <>
      {proposed && (
        <Notice kind="warning" title={words.proposedTitle(proposed.value)}>
          <p>
            {words.proposedText} {replaced && words.proposedInstead(replaced.value)}
          </p>
          <p>{words.proposedCheck}</p>
        </Notice>
      )}
      <Form fields={person.fields} call={sending} failures={words.failures} submit={survivor ? words.save : words.add} onSubmit={sending.run}>
        <PersonFields person={person} others={all.filter(({ id }) => id !== survivor?.id)} isSealed={isSealed} />
      </Form>
    </>
  );
}

function save(typed: TypedPerson, survivor: Survivor): Promise<Survivor> {
  const params = { path: { id: survivor.id } };
  return hostCall((api, headers) => api.PUT('/api/survivors/{id}', { headers, params, body: survivorUpdate(typed, survivor) }));
}

/**
 * Returns a function that adds a person once. If the reply is lost, the same person is sent with the same key: the service then
 * says that they are added, and the paper is null.
 */
function useAdd(): (typed: TypedPerson) => Promise<Paper | null> {
  const requestKey = useRequestKey();
  // The same for each attempt, so that the same person is the same request.
  const made = useRef<OwnKey | null>(null);
  return async (typed) => {
    made.current ??= await makeOwnKey();
    const body = { ...newSurvivor(typed), paper_recipient: made.current.recipient };
    const key = requestKey(body);
    try {
      const { paper } = await hostCall((api, headers) => api.POST('/api/survivors', { headers: { ...headers, ...key }, body }));
      return withOwnKey(paper, made.current);
    } catch (error) {
      if (error instanceof CallFailed && isRefused(error.failure, 'already_done')) return null;
      throw error;
    }
  };
}
