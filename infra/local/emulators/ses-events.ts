import { createHash } from 'node:crypto';
import { CONFIGURATION_SET_TAG, MAIL_EVENTS, type MailEventType } from '#infra/mail-events.ts';

/** A mail that SES has accepted, as its events describe it. */
export interface AcceptedMail {
  messageId: string;
  at: Date;
  from: string;
  to: readonly string[];
  subject: string;
  configurationSet: string;
  tags: Readonly<Record<string, string>>;
}

/** An event on the default bus. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-events.html */
export interface BusEvent {
  source: string;
  'detail-type': string;
  time: string;
  detail: Record<string, unknown>;
}

/**
 * Returns the event that SES sends about a mail. `kept`: SES has kept it back.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-examples.html
 */
export function sesEvent(type: MailEventType, mail: AcceptedMail, kept = false): BusEvent {
  const time = mail.at.toISOString();
  const feedbackId = createHash('sha256').update(`${type} ${mail.messageId}`).digest('hex').slice(0, 36);
  return {
    ...{ version: '0', id: feedbackId, account: '000000000000', region: 'eu-central-1', resources: [] },
    source: 'aws.ses',
    'detail-type': MAIL_EVENTS[type].detailType,
    // The bus has whole seconds.
    time: `${time.slice(0, 19)}Z`,
    detail: { eventType: type, mail: mailOf(mail), ...reports[type]({ mail, time, feedbackId, kept }) },
  };
}

interface Report {
  mail: AcceptedMail;
  time: string;
  feedbackId: string;
  kept: boolean;
}

const reports: Record<MailEventType, (report: Report) => object> = {
  Delivery: ({ mail, time }) => ({
    delivery: {
      ...{ timestamp: time, recipients: mail.to, processingTimeMillis: 412, smtpResponse: '250 2.6.0 Message received' },
      ...{ remoteMtaIp: '127.0.0.1', reportingMTA: 'mta.example.com' },
    },
  }),
  Bounce: ({ mail, time, feedbackId, kept }) => ({
    bounce: {
      ...{ feedbackId, timestamp: time, reportingMTA: 'dns; mta.example.com', bounceType: 'Permanent' },
      bounceSubType: kept ? 'OnAccountSuppressionList' : 'General',
      bouncedRecipients: mail.to.map((emailAddress) => ({
        ...{ emailAddress, action: 'failed', status: '5.1.1' },
        diagnosticCode: kept
          ? 'Amazon SES did not send the message to this address because it is on the suppression list for your account.'
          : 'smtp; 550 5.1.1 user unknown',
      })),
    },
  }),
  Complaint: ({ mail, time, feedbackId }) => ({
    complaint: {
      ...{ feedbackId, timestamp: time, arrivalDate: time, complaintSubType: null },
      ...{ complaintFeedbackType: 'abuse', userAgent: 'Local imitation of a mail provider' },
      complainedRecipients: mail.to.map((emailAddress) => ({ emailAddress })),
    },
  }),
  Reject: () => ({ reject: { reason: 'Bad content' } }),
  DeliveryDelay: ({ mail, time }) => ({
    deliveryDelay: {
      ...{ timestamp: time, delayType: 'TransientCommunicationFailure', reportingMTA: 'mta.example.com' },
      expirationTime: new Date(mail.at.getTime() + SES_TRIES_MS).toISOString(),
      delayedRecipients: mail.to.map((emailAddress) => ({ emailAddress, status: '4.4.1', diagnosticCode: 'smtp; 421 4.4.1 unable to connect' })),
    },
  }),
};

const SES_TRIES_MS = 14 * 3_600_000;

function mailOf({ messageId, at, from, to, subject, configurationSet, tags }: AcceptedMail): object {
  const given = Object.entries(tags).map(([name, value]) => [name, [value]]);
  const headers = { From: from, To: to.join(', '), Subject: subject, 'MIME-Version': '1.0' };
  return {
    ...{ timestamp: at.toISOString(), source: from, sourceArn: `arn:aws:ses:eu-central-1:000000000000:identity/${from.split('@')[1]}` },
    ...{ sendingAccountId: '000000000000', messageId, destination: to, headersTruncated: false },
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    commonHeaders: { from: [from], to, messageId, subject },
    tags: { 'ses:operation': ['SendEmail'], [CONFIGURATION_SET_TAG]: [configurationSet], ...Object.fromEntries(given) },
  };
}
