import { Refusal } from '#common/refusal.ts';
import type { FailedDelivery } from './connector.ts';
import { failedDelivery, laterSentence } from './provider.ts';

const LOGIN = 'The mail server did not accept the user name and password. Please check them.';
const NOT_FOUND = 'The mail server was not found. Please check its name.';
const SECURE = 'A secure connection to the mail server was not possible. Please check its certificate and port.';
const ENVELOPE = 'The mail server did not accept the sender or the recipient.';
const MESSAGE = 'The mail server did not accept the message.';
const LATER = laterSentence('The mail server');
const NO_ENTRY = 'The mail server accepts no connection from this service. Please ask the mail provider why.';

/** Limits that end with time. Some servers call them permanent: https://support.google.com/a/answer/3726730, https://learn.microsoft.com/en-us/exchange/mail-flow-best-practices/non-delivery-reports-in-exchange-online/non-delivery-reports-in-exchange-online */
const LIMIT =
  /too many|\brate (limit|control)|limit (was |has been )?(exceeded|reached)|sending limit|quota|throttl|try again (later|in\b)|temporar/i;

/**
 * What a reply of a mail server means: nodemailer's name of the step, the reply, our sentence, and whether only a person can change it. The
 * first row that fits decides. https://nodemailer.com/smtp/#error-codes
 */
export const SMTP_REPLIES: readonly (readonly [step: RegExp, reply: RegExp, sentence: string, permanent: boolean])[] = [
  // https://www.rfc-editor.org/rfc/rfc4954#section-6: 432 wants another password, 454 is a problem of the moment, 534 and 535 refuse the login, 538 wants TLS.
  [/^EAUTH$/, /^(432|534)/, LOGIN, true],
  [/^EAUTH$/, /^(523|538)/, SECURE, true],
  // https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1: 4yz is temporary, in every step. 421 also ends the connection.
  [/./, /^4/, LATER, false],
  [/./, new RegExp(`^5[\\s\\S]*(${LIMIT.source})`, 'i'), LATER, false],
  [/^EAUTH$/, /^5/, LOGIN, true],
  // https://www.rfc-editor.org/rfc/rfc3207#section-4, https://www.rfc-editor.org/rfc/rfc4954#section-6: 530 names what must come first.
  [/./, /^530[\s\S]*STARTTLS/i, SECURE, true],
  [/^(EENVELOPE|EMESSAGE)$/, /^530/, LOGIN, true],
  [/^ETLS$/, /^5/, SECURE, true],
  [/^EENVELOPE$/, /^5/, ENVELOPE, true],
  [/^EMESSAGE$/, /^5/, MESSAGE, true],
  // https://www.rfc-editor.org/rfc/rfc5321#section-3.1: a server can refuse a client before it has said who it is.
  [/^(EPROTOCOL|ECONNECTION)$/, /^5/, NO_ENTRY, true],
];

/** Where there is no reply: the codes of Node (https://nodejs.org/api/errors.html#common-system-errors) and of nodemailer. */
const SMTP_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EAUTH: LOGIN,
    ENOTFOUND: NOT_FOUND,
    EAI_AGAIN: NOT_FOUND,
    ECONNREFUSED: 'The mail server did not accept the connection. Please check host and port.',
    ETIMEDOUT: 'The mail server did not answer in time.',
    ETLS: SECURE,
    EENVELOPE: ENVELOPE,
    EMESSAGE: MESSAGE,
  }),
);

/** A reply that says more says nothing to us. */
const MOST_CHARACTERS = 1000;

/** Turns an error of a delivery into our sentence. The server's words only choose it, and are never part of it. */
export function smtpFailure(error: unknown): FailedDelivery {
  if (error instanceof Refusal) return failedDelivery(error.message, true);
  // Nodemailer replaces the system's code, which is more precise, by its own.
  const { code = '', originalCode = code, response = '' } = error as { code?: string; originalCode?: string; response?: string };
  const row = SMTP_REPLIES.find(([step, reply]) => step.test(code) && reply.test(response.slice(0, MOST_CHARACTERS)));
  if (row) return failedDelivery(row[2], row[3]);
  const certificate = /CERT|SIGNATURE|ERR_TLS|SSL/.test(originalCode) ? SECURE : undefined;
  return failedDelivery(SMTP_CODES.get(originalCode) ?? certificate ?? SMTP_CODES.get(code) ?? 'The mail server closed the connection.', false);
}
