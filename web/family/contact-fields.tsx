import { useWords } from '#web/family/words.ts';
import { addressKind, FIELD_KINDS, fitsChannel } from '#web/shared/contact.ts';
import { Choice, type FieldState, TextField, useField } from '#web/shared/field.tsx';
import { CHANNELS, type Channel } from '#words/channels.ts';

/** A contact as a Survivor types it. */
export interface ContactState {
  type: FieldState;
  address: FieldState;
  /** As the API takes it. */
  value: { type: Channel; value: string };
}

/** Keeps the channel and the address that a form asks for. */
export function useContact(): ContactState {
  const { start } = useWords();
  const type = useField('contact-type', null, 'email');
  const channel = CHANNELS.find((one) => one === type.value) ?? 'email';
  const address = useField('contact', (value) => (fitsChannel(channel, value) ? null : start.contactMissing[addressKind(channel)]));
  return { type, address, value: { type: channel, value: address.value.trim() } };
}

/** Asks for a channel and for the address on it. */
export function ContactFields({ contact, label }: { contact: ContactState; label: string }) {
  const { start } = useWords();
  const kind = addressKind(contact.value.type);
  return (
    <>
      <Choice field={contact.type} label={label} options={CHANNELS.map((channel) => ({ value: channel, label: start.contactTypes[channel] }))} />
      <TextField field={contact.address} label={start.contactValue[kind]} hint={start.contactHint[kind]} kind={FIELD_KINDS[kind]} />
    </>
  );
}
