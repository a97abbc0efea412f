import { useState } from 'preact/hooks';
import { MIN_PASSWORD_CHARACTERS } from '#common/limits.ts';
import { passwordHint } from '#web/host/reset-password/password-hint.ts';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { checkEmail } from '#web/shared/checks.ts';
import { isRefused } from '#web/shared/failure.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { timeZone } from '#web/shared/format.ts';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { go, usePlace } from '#web/shared/router.ts';
import { recall, remember } from '#web/shared/tab-memory.ts';
import { useCall } from '#web/shared/use-call.ts';
import { LookAtMails, type NewAccount } from './look-at-mails.tsx';
import { readerLocale } from './reader.ts';
import { ReaderFields } from './reader-fields.tsx';

/** The name under which this tab keeps what was opened, so that `#sent=yes` shows what to do next also after a reload. The password is not in it. */
const KEPT = 'opened-account';

interface Opened {
  email: string;
  name: string;
}

/** Only this page writes it. */
const openedHere = (): Opened | null => JSON.parse(recall(KEPT) ?? 'null');

/** `/register`: opens an account. The form stays below the next page, so that a wrong address can be changed without typing again. */
export function Register() {
  const isSent = usePlace().values.has('sent');
  const [opened] = useState(isSent ? openedHere : null);
  const [account, setAccount] = useState<NewAccount | null>(opened && { email: opened.email, password: null });
  const shown = isSent ? account : null;
  const done = (made: NewAccount) => {
    setAccount(made);
    go('/register', { sent: 'yes' });
  };
  return (
    <>
      {shown && <LookAtMails account={shown} onChange={() => go('/register')} />}
      <div hidden={shown !== null}>
        <RegisterForm opened={opened} isShown={shown === null} onDone={done} />
      </div>
    </>
  );
}

function RegisterForm({ opened, isShown, onDone }: { opened: Opened | null; isShown: boolean; onDone(account: NewAccount): void }) {
  const { register: words, resetPassword, signIn, frame } = useWords();
  const { locale } = useLanguage();
  const name = useField('name', (value) => checkName(value, words), opened?.name);
  const email = useField('email', (value) => checkEmail(value, frame), opened?.email);
  const password = useField('password', (value) => (value.length >= MIN_PASSWORD_CHARACTERS ? null : resetPassword.passwordShort));
  const zone = useField('timezone', null, timeZone());
  const opening = useCall(async () => {
    const account = { display_name: name.value.trim(), email: email.value.trim(), password: password.value };
    const reader = { locale: readerLocale(locale, navigator.languages), timezone: zone.value };
    const { email: registered } = await call((api) => api.POST('/api/auth/register', { body: { ...account, ...reader } }));
    remember(KEPT, JSON.stringify({ email: registered, name: account.display_name }));
    onDone({ email: registered, password: password.value });
  });
  return (
    <>
      {isShown && <Heading>{signIn.register}</Heading>}
      {words.intro.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FailureNotice failure={opening.failure} failures={words.failures} />
      {isRefused(opening.failure, 'email_taken') && <WaysBack />}
      <Form fields={[name, email, password, zone]} call={opening} problem={null} submit={words.button} onSubmit={opening.run}>
        <TextField field={name} label={words.name} hint={words.nameHint} kind="name" />
        <TextField field={email} label={signIn.yourEmail} hint={words.emailHint} kind="email" />
        <TextField field={password} label={words.password} hint={passwordHint(password.value, resetPassword)} kind="new-password" />
        <ReaderFields zone={zone} />
      </Form>
      <p>
        {words.haveAccount} <a href="/dashboard">{signIn.title}</a>
      </p>
    </>
  );
}

function checkName(value: string, words: { nameMissing: string; nameLong: string }): string | null {
  const { length } = value.trim();
  if (length === 0) return words.nameMissing;
  return length > 100 ? words.nameLong : null;
}

/** Where a person continues whose address has an account already. */
function WaysBack() {
  const { register: words, signIn } = useWords();
  const ways = [
    { to: '/dashboard', label: signIn.title },
    { to: '/reset-password', label: signIn.forgotten },
    { to: '/verify-email', label: words.takenUnconfirmed },
  ];
  return (
    <ul>
      {ways.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
