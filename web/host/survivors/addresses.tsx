import { Fragment } from 'preact';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { writeList } from '#web/shared/format.ts';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { type Contact, type NamedContacts, sharedAddresses } from './contacts.ts';
import type { Survivor } from './survivor.ts';

/** The addresses of a person, one a line, so that the Host sees a mistake. */
export function AddressLines({ of }: { of: readonly Contact[] }) {
  return (
    <span class="hint">
      {of.map(({ type, value }) => (
        <Fragment key={`${type} ${value}`}>
          <bdi>{value}</bdi>
          <br />
        </Fragment>
      ))}
    </span>
  );
}

/** Warns of addresses that stand for more than one person: of two people on the list, or of one and the Host. */
export function AddressDoubts({ survivors }: { survivors: readonly Survivor[] }) {
  return <Doubts people={survivors} />;
}

/** Warns while an address is typed. `others`: everyone else on the list. */
export function TypedDoubts({ person, others }: { person: NamedContacts; others: readonly Survivor[] }) {
  return <Doubts people={[...others, person]} only={person} />;
}

/** `only`: what concerns this person. */
function Doubts({ people, only }: { people: readonly NamedContacts[]; only?: NamedContacts }) {
  const { doubts: words } = useWords().survivorForm;
  const { locale } = useLanguage();
  const { value: profile } = useLoad('profile', () => hostCall((api, headers) => api.GET('/api/host/profile', { headers })));
  const found = sharedAddresses(people, profile?.email ?? null).filter(({ people: owners }) => !only || owners.includes(only));
  const sentences = found.map(({ address, people: owners, isHost }) =>
    isHost
      ? words.own(address)
      : words.shared(
          address,
          writeList(
            owners.filter((one) => one !== only).map(({ name }) => name),
            locale,
          ),
        ),
  );
  return (
    <div role="status">
      {sentences.length > 0 && (
        <Notice kind="warning">
          <Sentences of={sentences} />
        </Notice>
      )}
    </div>
  );
}
