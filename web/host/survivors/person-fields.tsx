import { useState } from 'preact/hooks';
import { MAX_MESSAGE_CHARACTERS, MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { Checkbox, SelectField, TextArea } from '#web/host/parts/fields.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { addressKind, FIELD_KINDS } from '#web/shared/contact.ts';
import { Choice, type FieldState, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { CHANNELS } from '#words/channels.ts';
import { TypedDoubts } from './addresses.tsx';
import { type Contact, channelsOf, withProposed } from './contacts.ts';
import { keptPerson, useKeepPerson } from './kept-person.ts';
import { hasOtherContacts, languagesFor, newSurvivor, type TypedPerson } from './person.ts';
import type { Survivor } from './survivor.ts';
import { type Contacts, useContacts, withEmptyRows } from './use-contacts.ts';

/** What a form asks about one person. */
export interface Person {
  known: Survivor | null;
  name: FieldState;
  relationship: FieldState;
  contacts: Contacts;
  checked: FieldState;
  first: FieldState;
  language: FieldState;
  messageChoice: FieldState;
  message: FieldState;
  fields: readonly FieldState[];
  typed: TypedPerson;
  isChanged: boolean;
}

/** Keeps what is typed about a person. `proposed`: an address to begin with, instead of one of theirs. */
export function usePerson(known: Survivor | null, proposed?: Contact): Person {
  const [before] = useState(() => (proposed ? null : keptPerson(known)));
  const { survivorForm: words } = useWords();
  const { locale } = useLanguage();
  const line = (missing: string) => (value: string) =>
    value.trim() === '' ? missing : value.trim().length > MAX_NAME_CHARACTERS ? words.tooLong : null;
  const name = useField('survivor-name', line(words.nameMissing), before?.name ?? known?.name);
  const relationship = useField('relationship', line(words.relationshipMissing), before?.relationship ?? known?.relationship);
  const contacts = useContacts(contactsToBegin(known, proposed, before));
  const checked = useField('addresses-checked', null);
  const first = useField('first-channel', null, before?.first ?? known?.connector_priority[0] ?? 'email');
  const language = useField('survivor-language', null, before?.locale ?? known?.locale ?? locale);
  const messageChoice = useField('message-choice', null, before?.messageChoice ?? (known?.has_personal_message ? 'keep' : 'replace'));
  const isMessageNeeded = known?.has_personal_message && messageChoice.value === 'replace';
  const message = useField(
    'personal-message',
    (value) => {
      if (value.length > MAX_MESSAGE_CHARACTERS) return words.messageTooLong;
      return isMessageNeeded && value.trim() === '' ? words.messageMissing : null;
    },
    before?.message,
  );
  const typed: TypedPerson = {
    name: name.value,
    relationship: relationship.value,
    contacts: contacts.value,
    first: first.value,
    locale: language.value,
    message: message.value,
    messageChoice: messageChoice.value,
    areAddressesChecked: checked.value === 'yes',
  };
  const hasChanged = isChanged(typed, known);
  useKeepPerson(known, hasChanged && !proposed ? typed : null);
  return {
    ...{ known, name, relationship, contacts, checked, first, language, messageChoice, message, typed },
    fields: [name, relationship, ...contacts.rows.map(({ field }) => field), message],
    isChanged: hasChanged,
  };
}

function contactsToBegin(known: Survivor | null, proposed: Contact | undefined, before: TypedPerson | null): readonly Contact[] | undefined {
  if (known && proposed) return withProposed(known.contact_methods, proposed);
  if (!before) return known?.contact_methods;
  return known ? before.contacts : withEmptyRows(before.contacts);
}

/** Whether something was typed that leaving the page would lose. */
function isChanged(typed: TypedPerson, known: Survivor | null): boolean {
  if (typed.message.trim() !== '') return true;
  if (known) return typed.name !== known.name || typed.relationship !== known.relationship || hasOtherContacts(typed.contacts, known);
  const { name, relationship, contact_methods } = newSurvivor(typed);
  return name !== '' || relationship !== '' || contact_methods.length > 0;
}

/** Asks about one person: who they are, how they are reached, and what they should read one day. */
export function PersonFields({ person, others, isSealed }: { person: Person; others: readonly Survivor[]; isSealed: boolean }) {
  const { survivorForm: words } = useWords();
  const { locale } = useLanguage();
  const { known, contacts } = person;
  const isOther = known !== null && hasOtherContacts(contacts.value, known);
  return (
    <>
      <TextField field={person.name} label={words.name} hint={words.nameHint} />
      <TextField field={person.relationship} label={words.relationship} />
      <Addresses contacts={contacts} isNew={known === null} />
      <TypedDoubts person={{ name: person.name.value, contact_methods: contacts.value }} others={others} />
      {known && hasTrouble(known) && !isOther && <Checkbox field={person.checked} label={words.checked} hint={words.checkedHint} />}
      <FirstChannel person={person} />
      {isSealed && isOther && <Notice text={words.rebound} />}
      <SelectField field={person.language} label={words.language} options={languagesFor(person.language.value, locale)} />
      <Message person={person} />
    </>
  );
}

/** Saving the addresses again makes us write to them again. */
function hasTrouble({ bounced, complained = [], notices_stopped = [], wrong_contact_at }: Survivor): boolean {
  return bounced.length + complained.length + notices_stopped.length > 0 || wrong_contact_at !== null;
}

function Addresses({ contacts, isNew }: { contacts: Contacts; isNew: boolean }) {
  const { survivorForm: words } = useWords();
  const hints = { email: undefined, phone: words.phoneHint, telegram: words.telegramHint };
  const needsAccount = contacts.rows.some(({ type }) => type === 'whatsapp' || type === 'telegram');
  return (
    <fieldset class="field">
      <legend>{words.contacts}</legend>
      <p class="hint">
        {words.contactsHint} {isNew && words.notYet}
      </p>
      {contacts.rows.map(({ type, field }) => (
        <TextField key={field.id} field={field} label={words.addresses[type]} hint={hints[addressKind(type)]} kind={FIELD_KINDS[addressKind(type)]} />
      ))}
      {needsAccount && <p class="hint">{words.accountHint}</p>}
      <p>
        {words.another}{' '}
        {CHANNELS.map((channel) => (
          <Button key={channel} kind="link" onClick={() => contacts.add(channel)}>
            {words.channel(channel)}
          </Button>
        ))}
      </p>
    </fieldset>
  );
}

/** With two channels, one of them is the first. */
function FirstChannel({ person: { contacts, first } }: { person: Person }) {
  const { survivorForm: words } = useWords();
  const channels = channelsOf(contacts.value);
  if (channels.length < 2) return null;
  const options = channels.map((channel) => ({ value: channel, label: words.channel(channel) }));
  const chosen = channels.find((channel) => channel === first.value) ?? channels[0] ?? '';
  return <Choice field={{ ...first, value: chosen }} label={words.first} hint={words.firstHint} options={options} />;
}

/** A known message is sealed: it can be kept, replaced or deleted. One that was deleted lately can be restored, and one that a link has replaced. */
function Message({ person: { known, messageChoice, message } }: { person: Person }) {
  const { survivorForm: words } = useWords();
  const write = useMoment();
  const until = known?.personal_message_restorable_until;
  const has = known?.has_personal_message;
  const choices = has ? (['keep', 'replace', 'remove'] as const) : (['replace'] as const);
  const restore = until ? [{ value: 'restore', label: has ? words.restoreReplaced : words.knownChoices.restore }] : [];
  const options = [...choices.map((value) => ({ value, label: words.knownChoices[value] })), ...restore];
  const hint = until ? (has ? words.replacedByLink : words.deleted)(write(until)) : words.known;
  return (
    <>
      {(has || until) && <Choice field={messageChoice} label={words.message} hint={hint} options={options} />}
      {messageChoice.value === 'replace' && <TextArea field={message} label={words.message} hint={words.messageHint} />}
    </>
  );
}
