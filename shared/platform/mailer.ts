import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { isDestination } from '#common/contact.ts';
import { asciiEmail } from '#common/email.ts';
import { mailSubject } from '#common/plain-text.ts';
import type { Delivery, OutgoingMessage } from '#connectors/connector.ts';
import { isThrottled } from '#net/fault.ts';
import type { Log } from '#net/log.ts';

/** What SES repeats in each event about a mail, by name. A name has `[A-Za-z0-9_-]`, and so has a value, of at most 256 characters. */
export type MailTags = Readonly<Record<string, string>>;

/** The service's own mailer. */
export interface Mailer {
  /** Never throws for a reply of SES. The client's own retries come before a result of `accepted: false`. */
  send(message: OutgoingMessage, tags?: MailTags): Promise<Delivery>;
}

/** How the service sends its own mail. */
interface Sender {
  /** An identity that SES has verified. */
  from: string;
  /** Has SES report what becomes of each mail. Empty for none. */
  configurationSet: string;
  /** Is called if SES refuses the service as a whole. */
  alarm: Log['alarm'];
}

/** Sends mail from the service itself. */
export function createMailer(ses: SESv2Client, sender: Sender): Mailer {
  return {
    async send(message, tags = {}) {
      if (!isDestination('email', message.to)) return { accepted: false, permanent: true, reason: 'This is not an e-mail address.' };
      try {
        const { MessageId: messageId } = await ses.send(commandFor(message, tags, sender));
        // The id is the sign of acceptance. A mail to a suppressed address has one too: that it came back is an event. https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html#API_SendEmail_ResponseSyntax
        return messageId ? { accepted: true, messageId } : UNREACHED;
      } catch (error) {
        if (isRefusalOfAll(error)) sender.alarm('mail_refused', { fault: error.name });
        return mailerFailure(error);
      }
    },
  };
}

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html; SES sets the Message-ID itself. */
function commandFor(message: OutgoingMessage, tags: MailTags, { from, configurationSet }: Sender): SendEmailCommand {
  const utf8 = (text: string) => ({ Charset: 'UTF-8', Data: text });
  const named = Object.entries(tags).map(([Name, Value]) => ({ Name, Value }));
  return new SendEmailCommand({
    FromEmailAddress: from,
    ...(configurationSet !== '' && { ConfigurationSetName: configurationSet }),
    ...(named.length > 0 && { EmailTags: named }),
    Destination: { ToAddresses: [asciiEmail(message.to)] },
    Content: {
      Simple: {
        Subject: utf8(mailSubject(message.subject)),
        Body: { Text: utf8(message.text), Html: utf8(message.html) },
        Headers: [
          { Name: 'Auto-Submitted', Value: 'auto-generated' },
          ...(message.language ? [{ Name: 'Content-Language', Value: message.language }] : []),
          // The same on every attempt, so that a message that was sent twice can be recognized as one.
          { Name: 'X-Entity-Ref-ID', Value: message.id.replace(/[^A-Za-z0-9._-]/g, '-') },
        ],
      },
    },
  });
}

/** Refusals of this one message. All others end when a person or time changes something, and the message is sent again. */
const PERMANENT = new Set(['MessageRejected', 'BadRequestException']);

function mailerFailure(error: unknown): Delivery {
  const name = error instanceof Error ? error.name : '';
  if (PERMANENT.has(name)) return { accepted: false, permanent: true, reason: 'Our mail service did not accept the message.' };
  return UNREACHED;
}

const UNREACHED: Delivery = { accepted: false, permanent: false, reason: 'Our mail service could not be reached.' };

/**
 * Returns whether SES would refuse every message, until a person changes something: permissions, a paused account, an identity that
 * is not verified (MessageRejected), a missing configuration set, a used-up daily quota. Too many messages in one second are not that.
 */
function isRefusalOfAll(error: unknown): error is Error {
  if (!(error instanceof Error) || error.name === 'BadRequestException') return false;
  if (isThrottled(error)) return /quota/i.test(error.message);
  // An error without an HTTP status is a connection that failed.
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500;
}
