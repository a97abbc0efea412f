import type { ComponentChildren } from 'preact';
import { useWords } from '#web/host/words.ts';
import { checkEmail } from '#web/shared/checks.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { go, usePlace } from '#web/shared/router.ts';
import { useCall } from '#web/shared/use-call.ts';

interface Words {
  noLinkTitle: string;
  noLink: string;
  send: string;
  sent: string;
}

/** A page that asks for an e-mail address and sends a link to it. The answer is the same for every address, and so is the page. `#sent=yes`: it was sent, also after a reload. */
export function SentMail({ words, send, children }: { words: Words; send(email: string): Promise<unknown>; children?: ComponentChildren }) {
  const { frame, signIn } = useWords();
  const { path, values } = usePlace();
  const email = useField('email', (value) => checkEmail(value, frame));
  const sending = useCall(async () => {
    await send(email.value.trim());
    go(path, { sent: 'yes' });
  });
  if (values.has('sent')) {
    return (
      <>
        <Heading>{signIn.sentTitle}</Heading>
        <Notice kind="success" text={words.sent} />
      </>
    );
  }
  return (
    <>
      <Heading>{words.noLinkTitle}</Heading>
      {children}
      <p>{words.noLink}</p>
      <Form fields={[email]} call={sending} submit={words.send} onSubmit={sending.run}>
        <TextField field={email} label={signIn.yourEmail} kind="email" />
      </Form>
    </>
  );
}
