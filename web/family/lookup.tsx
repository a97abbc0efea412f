import { ContactFields, useContact } from '#web/family/contact-fields.tsx';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { isEmail } from '#web/shared/checks.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Heading } from '#web/shared/frame.tsx';
import { go, usePlace } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** For a Survivor without link and paper. The service answers everyone in the same way and helps by message. `#sent=yes`: it was asked, also after a reload. */
export function LookupPage() {
  const { lookup, start } = useWords();
  const { path, values } = usePlace();
  const contact = useContact();
  const hostEmail = useField('host-email', (value) => (isEmail(value) ? null : start.contactMissing.email));
  const sending = useCall(async () => {
    await call((api) => api.POST('/api/transfer/lookup', { body: { host_email: hostEmail.value.trim(), contact: contact.value } }));
    go(path, { sent: 'yes' });
  });
  if (values.has('sent')) return <MessageSent onAgain={() => go(path)} />;
  return (
    <>
      <Heading>{lookup.title}</Heading>
      <p class="lead">{lookup.lead}</p>
      <Form fields={[hostEmail, contact.address]} call={sending} submit={lookup.send} onSubmit={sending.run}>
        <TextField field={hostEmail} label={lookup.hostEmail} hint={lookup.hostEmailHint} kind="email" />
        <ContactFields contact={contact} label={lookup.contact} />
      </Form>
    </>
  );
}

function MessageSent({ onAgain }: { onAgain(): void }) {
  const { lookup } = useWords();
  return (
    <>
      <Heading>{lookup.sentTitle}</Heading>
      <p class="lead">{lookup.sent}</p>
      <p>{lookup.sentWhy}</p>
      <h2>{lookup.nothing}</h2>
      <Sentences of={lookup.nothingSteps} />
      <Button onClick={onAgain}>{lookup.again}</Button>
    </>
  );
}
