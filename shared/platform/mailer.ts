import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Delivery, OutgoingMessage } from '#connectors/connector.ts';
import { isDestination } from '#domain/contact.ts';
import { asciiEmail } from '#domain/email.ts';
import { stripControls } from '#domain/plain-text.ts';

/** The service's own mailer. */
export interface Mailer {
  /** Never throws for a reply of SES. The client's own retries come before a result of `accepted: false`. */
  send(message: OutgoingMessage): Promise<Delivery>;
}

/** Sends mail from the service itself. `from` is an identity that SES has verified. */
export function createMailer(ses: SESv2Client, from: string): Mailer {
  return {
    async send(message) {
      if (!isDestination('email', message.to)) return { accepted: false, permanent: true, reason: 'This is not an e-mail address.' };
      try {
        await ses.send(commandFor(message, from));
        return { accepted: true };
      } catch (error) {
        return mailerFailure(error);
      }
    },
  };
}

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html; SES sets the Message-ID itself. */
function commandFor(message: OutgoingMessage, from: string): SendEmailCommand {
  const utf8 = (text: string) => ({ Charset: 'UTF-8', Data: text });
  return new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [asciiEmail(message.to)] },
    Content: {
      Simple: {
        Subject: utf8(stripControls(message.subject)),
        Body: { Text: utf8(message.text), Html: utf8(message.html) },
        Headers: [
          { Name: 'Auto-Submitted', Value: 'auto-generated' },
          // The same on every attempt, so that a message that was sent twice can be recognized as one.
          { Name: 'X-Entity-Ref-ID', Value: message.id.replace(/[^A-Za-z0-9._-]/g, '-') },
        ],
      },
    },
  });
}

const FOR_GOOD = new Set(['MessageRejected', 'BadRequestException', 'MailFromDomainNotVerifiedException']);

function mailerFailure(error: unknown): Delivery {
  const name = error instanceof Error ? error.name : '';
  if (FOR_GOOD.has(name)) return { accepted: false, permanent: true, reason: 'Our mail service did not accept the message.' };
  return { accepted: false, permanent: false, reason: 'Our mail service could not be reached.' };
}
