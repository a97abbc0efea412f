import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { isEmail } from '#web/shared/checks.ts';
import { Choice, type FieldState, Form, TextField, useField } from '#web/shared/field.tsx';
import { timeZone } from '#web/shared/format.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { LOCALES } from '#words/locales.ts';

const ANSWERS = ['confirmed', 'wrong_contact', 'not_me'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Who asks, and in which language we write to the reader so far. */
interface Asked {
  host_name: string;
  masked_destination: string;
  locale: string;
}

/** Explains who asks and what a trusted person does, and takes the answer. */
export function Question({ token, asked, onAnswered }: { token: string; asked: Asked; onAnswered(answer: Answer): void }) {
  const { confirm: words } = useWords();
  const host = asked.host_name;
  const answer = useField('answer', (value) => (value === '' ? words.answerMissing : null));
  const address = useField('address', (value) => (value.trim() === '' || isEmail(value) ? null : words.addressWrong));
  const language = useField('language', null, useOffered(asked.locale));
  const isWrong = answer.value === 'wrong_contact';
  const sending = useCall(async (chosen: Answer) => {
    const locale = languageChange(language, asked.locale);
    const proposed = isWrong ? address.value.trim() : '';
    const body = {
      ...{ token, answer: chosen },
      ...(proposed && { proposed_contact: { type: 'email' as const, value: proposed } }),
      ...(chosen !== 'not_me' && { timezone: timeZone(), ...(locale !== undefined && { locale }) }),
    };
    onAnswered((await call((api) => api.POST('/api/survivor-auth/confirm', { body }))).answer);
  });
  const send = () => {
    const chosen = ANSWERS.find((one) => one === answer.value);
    if (chosen) sending.run(chosen);
  };
  return (
    <>
      <Heading>{words.title}</Heading>
      <p class="lead">{words.lead(host)}</p>
      <p>{words.who}</p>
      <h2>{words.means}</h2>
      <Sentences of={words.meansSteps(host)} />
      <Notice title={words.unsure} text={words.unsureText(host)} />
      <Form fields={isWrong ? [answer, address] : [answer]} call={sending} failures={words.failures} submit={words.send} onSubmit={send}>
        <Choice
          field={answer}
          label={words.answer}
          hint={words.sentTo(asked.masked_destination)}
          options={ANSWERS.map((value) => ({ value, label: words.answers[value], hint: words.hints[value] }))}
        />
        {isWrong && <TextField field={address} label={words.address} hint={words.addressHint} kind="email" />}
        {answer.value !== 'not_me' && (
          <Choice field={language} label={words.language} options={LOCALES.map(({ locale, name }) => ({ value: locale, label: name }))} />
        )}
      </Form>
    </>
  );
}

/** Returns the language that is chosen first: the one in which we write so far, if pages have it, else that of this page. */
function useOffered(known: string): string {
  const { locale } = useLanguage();
  return LOCALES.find((one) => one.locale === known.split('-')[0])?.locale ?? locale;
}

/** Returns the chosen language if it is another one. A variant such as `de-AT` stays as it is. */
function languageChange({ value }: FieldState, known: string): string | undefined {
  return value === known.split('-')[0] ? undefined : value;
}
