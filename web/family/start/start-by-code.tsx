import { useState } from 'preact/hooks';
import { ContactFields, type ContactState, useContact } from '#web/family/contact/contact-fields.tsx';
import { keepWillOf } from '#web/family/survivor/will-of.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { isEmail } from '#web/shared/checks.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { go } from '#web/shared/router.ts';
import { readSixDigits } from '#web/shared/typed-id.ts';
import { useCall } from '#web/shared/use-call.ts';
import { BackLink } from './back-link.tsx';

interface Sent {
  sessionId: string;
  /** The address, partly hidden. */
  destination: string;
}

/** Starts a transfer with a code to one of the Survivor's contacts, or joins the running one. It authenticates no one. */
export function StartByCode({ willId }: { willId: string | null }) {
  const { start } = useWords();
  const [sent, setSent] = useState<Sent | null>(null);
  const contact = useContact();
  return (
    <>
      <Heading>{start.byCode}</Heading>
      {sent ? <EnterStartCode sent={sent} onAgain={() => setSent(null)} /> : <RequestCode willId={willId} contact={contact} onSent={setSent} />}
      <BackLink />
    </>
  );
}

function RequestCode({ willId, contact, onSent }: { willId: string | null; contact: ContactState; onSent(sent: Sent): void }) {
  const { prove, start } = useWords();
  const hostEmail = useField('host-email', (value) => (isEmail(value) ? null : start.contactMissing.email));
  const sending = useCall(async () => {
    const target = willId === null ? { host_email: hostEmail.value.trim() } : { will_id: willId };
    const reply = await call((api) => api.POST('/api/transfer/send-otp', { body: { ...target, contact: contact.value } }));
    onSent({ sessionId: reply.otp_session_id, destination: reply.masked_destination });
  });
  const fields = [...(willId === null ? [hostEmail] : []), contact.address];
  return (
    <Form fields={fields} call={sending} submit={prove.send} onSubmit={sending.run}>
      {willId === null && <TextField field={hostEmail} label={start.hostEmail} kind="email" />}
      <ContactFields contact={contact} label={start.contactType} />
    </Form>
  );
}

function EnterStartCode({ sent, onAgain }: { sent: Sent; onAgain(): void }) {
  const { start, prove } = useWords();
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const code = useField('code', (value) => (readSixDigits(value) ? null : prove.codeMissing));
  const checking = useCall(async () => {
    setAttemptsLeft(null);
    const body = { otp_session_id: sent.sessionId, code: readSixDigits(code.value) ?? '' };
    const reply = await call((api) => api.POST('/api/transfer/verify-and-initiate', { body }));
    if (!reply.verified) return setAttemptsLeft(reply.attempts_remaining);
    keepWillOf(reply.transfer_id, reply.will_id);
    go('/survivor', { transfer_id: reply.transfer_id, survivor_id: reply.survivor_id ?? '' });
  });
  return (
    <>
      <p role="status">{start.codeSent(sent.destination)}</p>
      {attemptsLeft !== null && <Notice kind="problem" text={start.codeIsWrong(attemptsLeft)} />}
      <Form fields={[code]} call={checking} failures={prove.failures} submit={start.start} onSubmit={checking.run}>
        <TextField field={code} label={prove.code} hint={prove.codeHint} kind="one-time-code" />
      </Form>
      <Button onClick={onAgain}>{start.newCode}</Button>
    </>
  );
}
