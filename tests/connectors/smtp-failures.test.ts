import { describe, expect, it } from 'vitest';
import { SMTP_REPLIES, smtpFailure } from '#connectors/smtp-failures.ts';

const LOGIN = 'The mail server did not accept the user name and password. Please check them.';
const SECURE = 'A secure connection to the mail server was not possible. Please check its certificate and port.';
const ENVELOPE = 'The mail server did not accept the sender or the recipient.';
const MESSAGE = 'The mail server did not accept the message.';
const LATER = 'The mail server could not accept the message now. Please try again later.';
const NO_ENTRY = 'The mail server accepts no connection from this service. Please ask the mail provider why.';
const CLOSED = 'The mail server closed the connection.';

/** Replies of mail servers, by the name that nodemailer gives the step. */
const REPLIES: [code: string, response: string, sentence: string, permanent: boolean][] = [
  ['EAUTH', '535 5.7.8 Error: authentication failed', LOGIN, true],
  ['EAUTH', '535-5.7.8 Username and Password not accepted. For more information, go to\n535 5.7.8 https://support.google.com/mail', LOGIN, true],
  ['EAUTH', '535 Incorrect authentication data, please try again', LOGIN, true],
  ['EAUTH', '534-5.7.9 Application-specific password required.', LOGIN, true],
  ['EAUTH', '432 4.7.12 A password transition is needed', LOGIN, true],
  ['EAUTH', '454 4.7.0 Too many login attempts, please try again later.', LATER, false],
  ['EAUTH', '535 5.7.0 (#AUTH005) Too many bad auth attempts.', LATER, false],
  ['EAUTH', '535 5.7.1 Authentication temporarily disabled', LATER, false],
  ['EAUTH', '550 5.7.1 Rate limit exceeded', LATER, false],
  ['EAUTH', '538 5.7.11 Encryption required for requested authentication mechanism', SECURE, true],
  ['EAUTH', '523 Encryption needed', SECURE, true],
  ['EPROTOCOL', '421 4.7.0 Server busy, try again later.', LATER, false],
  ['EPROTOCOL', '550 5.7.1 Your IP is on a blocklist', NO_ENTRY, true],
  ['EPROTOCOL', '554 Too many connections from your host', LATER, false],
  ['ECONNECTION', '421 4.4.2 Timeout', LATER, false],
  ['ETLS', '454 4.7.0 TLS not available due to temporary reason', LATER, false],
  ['ETLS', '501 5.5.4 Syntax error', SECURE, true],
  ['EENVELOPE', '550 5.1.1 The email account does not exist', ENVELOPE, true],
  ['EENVELOPE', '530 5.7.0 Must issue a STARTTLS command first', SECURE, true],
  ['EENVELOPE', '530 5.7.1 Authentication required', LOGIN, true],
  ['EENVELOPE', '550 5.4.5 Daily user sending limit exceeded.', LATER, false],
  ['EMESSAGE', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', LATER, false],
  ['EMESSAGE', '554 5.7.1 Message rejected as spam', MESSAGE, true],
  ['EMESSAGE', '552 5.3.4 Message size exceeds fixed limit', MESSAGE, true],
  ['EMESSAGE', '530 5.7.57 Client not authenticated to send mail', LOGIN, true],
  ['EPROTOCOL', 'HTTP/1.1 400 Bad Request', CLOSED, false],
];

describe('a reply of a mail server', () => {
  it.each(REPLIES)('%s %s: %s', (code, response, reason, permanent) =>
    expect(smtpFailure({ code, response, responseCode: 0 })).toEqual({ accepted: false, reason, permanent }),
  );

  it('is tried with each row of the table', () => {
    const used = REPLIES.map(([code, response]) => SMTP_REPLIES.findIndex(([step, reply]) => step.test(code) && reply.test(response)));
    expect(SMTP_REPLIES.filter((_, row) => !used.includes(row))).toEqual([]);
  });

  it('chooses a sentence, and is never part of it', () => {
    for (const code of ['EAUTH', 'EPROTOCOL', 'EENVELOPE', 'EMESSAGE', 'ETLS', 'ESOCKET']) {
      expect(JSON.stringify(smtpFailure({ code, response: '550 token=abc123', message: 'token=abc123' }))).not.toContain('abc123');
    }
  });
});

describe('a connection to a mail server', () => {
  it.each([
    ['CERT_HAS_EXPIRED', SECURE],
    ['ERR_TLS_CERT_ALTNAME_INVALID', SECURE],
    ['ECONNREFUSED', 'The mail server did not accept the connection. Please check host and port.'],
    ['ECONNRESET', CLOSED],
    ['constructor', CLOSED],
  ])('that ends with %s: %s', (originalCode, reason) =>
    expect(smtpFailure({ code: 'ESOCKET', originalCode })).toEqual({ accepted: false, reason, permanent: false }),
  );
});
