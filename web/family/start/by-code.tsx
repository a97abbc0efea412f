import { useEffect, useState } from 'preact/hooks';
import { ContactFields, type ContactState, useContact } from '#web/family/contact-fields.tsx';
import { forgetSentCode, keepSentCode, recallSentCode, type SentCode } from '#web/family/prove/sent-code.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { isEmail } from '#web/shared/checks.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { readSixDigits } from '#web/shared/typed-id.ts';
import { useCall } from '#web/shared/use-call.ts';

/** What the code is for. */
interface Purpose {
  submit: string;
  /** Says that a code is wrong, with the attempts that are left. */
  wrong(left: number): string;
  /** Sends the code and uses its result. Returns the attempts that are left after a wrong code, or null. */
  onCode(sessionId: string, code: string): Promise<number | null>;
}

/** Sends a code to one of the Survivor's contacts, and asks for it, also after a reload. */
export function ByCode({ willId, ...purpose }: Purpose & { willId: string | null }) {
  const name = `start ${willId}`;
  const [sent, setSent] = useState(() => recallSentCode(name));
  const contact = useContact();
  // The next person at this tab finds no code of this one. A reload does not run it.
  useEffect(() => () => forgetSentCode(name), [name]);
  if (!sent) return <RequestCode {...{ name, willId, contact }} onSent={setSent} />;
  const onAgain = () => {
    forgetSentCode(name);
    setSent(null);
  };
  return <EnterStartCode {...{ sent, onAgain }} {...purpose} />;
}

interface Request {
  name: string;
  willId: string | null;
  contact: ContactState;
  onSent(sent: SentCode): void;
}

function RequestCode({ name, willId, contact, onSent }: Request) {
  const { prove, start } = useWords();
  const hostEmail = useField('host-email', (value) => (isEmail(value) ? null : start.contactMissing.email));
  const sending = useCall(async () => {
    const target = willId === null ? { host_email: hostEmail.value.trim() } : { will_id: willId };
    const reply = await call((api) => api.POST('/api/transfer/send-otp', { body: { ...target, contact: contact.value } }));
    onSent(keepSentCode(name, { ...reply, channel: contact.value.type }));
  });
  const fields = [...(willId === null ? [hostEmail] : []), contact.address];
  return (
    <Form fields={fields} call={sending} submit={prove.send} onSubmit={sending.run}>
      {willId === null && <TextField field={hostEmail} label={start.hostEmail} kind="email" />}
      <ContactFields contact={contact} label={start.contactType} />
    </Form>
  );
}

function EnterStartCode({ sent, onAgain, submit, wrong, onCode }: Purpose & { sent: SentCode; onAgain(): void }) {
  const { start, prove } = useWords();
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const code = useField('code', (value) => (readSixDigits(value) ? null : prove.codeMissing));
  const checking = useCall(async () => {
    setAttemptsLeft(null);
    setAttemptsLeft(await onCode(sent.id, readSixDigits(code.value) ?? ''));
  });
  return (
    <>
      <p role="status">{start.codeSent(sent.destination)}</p>
      {attemptsLeft !== null && <Notice kind="problem" text={wrong(attemptsLeft)} />}
      <Form fields={[code]} call={checking} failures={prove.failures} submit={submit} onSubmit={checking.run}>
        <TextField field={code} label={prove.code} hint={prove.codeHint} kind="one-time-code" />
      </Form>
      <Button onClick={onAgain}>{start.newCode}</Button>
    </>
  );
}
