import * as z from 'zod';
import { isEmail, typedEmail } from '#common/email.ts';
import { MAX_MESSAGE_CHARACTERS, MIN_PASSWORD_CHARACTERS } from '#common/limits.ts';
import { hasEncodedWord, hasUnseen, seenOf, withoutUnseen } from '#common/plain-text.ts';
import { readId } from '#common/printed-id.ts';
import { SIX_DIGITS } from '#common/six-digits.ts';
import { typedCode, typedText } from '#common/typed.ts';
import { typed } from '#net/typed-shape.ts';

// Shapes are built when a file is loaded. So shapes that few endpoints need have separate files: contact-fields, connector-fields,
// storage-fields.

/** Text that one person types and another reads. Removes what no one sees. Refuses control characters, line breaks and encoded words of mail. */
export function textLine(name: string, longest: number) {
  return lineOf(z.string(), name, longest);
}

/** A name. Refuses what no one sees, except marks of direction: otherwise two names could differ only in it. */
export function nameLine(name: string, longest: number) {
  const seen = z.string().refine((text) => !hasUnseen(text), `${name} must not contain characters that no one sees. Please type it again.`);
  return lineOf(seen, name, longest);
}

function lineOf(shape: z.ZodString, name: string, longest: number) {
  return shape
    .transform((text) => withoutUnseen(text).replace(NO_BREAK, ' ').normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, `${name} must not be empty.`)
        .max(longest, `${name} can have at most ${longest} characters.`)
        .regex(PRINTABLE, `${name} must not contain control characters or line breaks.`)
        .refine(
          (text) => !hasEncodedWord(text),
          `${name} must not contain an encoded text such as =?utf-8?B?...?=. Please type it as people read it.`,
        ),
    );
}

/** Spaces at which no line may end, which people paste. Others, such as that of Japanese names, stay. */
const NO_BREAK = /[\u00a0\u2007\u202f]/g;

/** Word processors mean a line break. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
// C0 and C1 controls, and line separators. As ranges, because the API document has this pattern.
const PRINTABLE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/u;

export const Email = typed(
  z
    .string()
    .max(254, 'An e-mail address can have at most 254 characters.')
    .refine(isEmail, 'This is not an e-mail address. Please use a form such as name@example.com.')
    .meta({ format: 'idn-email' }),
  typedEmail,
);

/** The specification has no maximum. The size of the request is the limit. Its length counts in NFC, in which it is hashed. */
export const Password = z
  .string()
  .normalize('NFC')
  .min(MIN_PASSWORD_CHARACTERS, `The password must have at least ${MIN_PASSWORD_CHARACTERS} characters.`);

export const Uuid = (name: string) => typed(z.uuid(`${name} must be a UUID.`), (text) => typedText(text).toLowerCase());

/** The id of a will or a Survivor, which people also type from paper. */
export const PaperId = (name: string) =>
  typed(
    z
      .uuid(`${name} must be a UUID, or the number on the paper: 7 groups of 4 characters.`)
      .describe('A UUID, or the number as our pages print it on paper: 7 groups of 4 characters, with two check letters at the end.'),
    (text) => readId(text) ?? typedText(text),
  );

/** A text of several lines, for one reader. Empty only if it was typed empty: an empty message of an update deletes the one before. */
export const PersonalMessage = z
  .string()
  .max(MAX_MESSAGE_CHARACTERS, `The personal message can have at most ${MAX_MESSAGE_CHARACTERS.toLocaleString('en')} characters.`)
  .refine((text) => text === '' || seenOf(text) !== '', 'The personal message has no visible character. Please type it again.')
  .transform((text) => withoutUnseen(text.replace(CONTROL, '\n')));

export const Priority = z
  .int('priority must be a whole number.')
  .min(0, 'priority must be 0 or more. 0 is the highest.')
  .max(1000, 'priority must be 1000 or less.');

/** A password as a Host types it to confirm a change. */
export const TypedPassword = z.string();

/** A code of an authenticator app as people type it. */
export const AppCode = typed(z.string().regex(SIX_DIGITS, 'code must be the 6 digits that your app shows.'), typedCode);

/** What a field may be, as a sentence names it: `a, b or c`. */
export const anyOf = (values: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values);
