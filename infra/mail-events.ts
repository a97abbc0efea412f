/**
 * How an event of SES about one of our mails becomes the input of `streams/mail-events`. The rules of the deployed event bus are
 * made from this, and the local stack does the same. An input has no headers and no subject: those of a mail from us name people.
 *
 * Texts that begin with `$.` are paths in the event. Every path exists in every event of its kind, because EventBridge has no default
 * for a missing one. So there is one rule for each kind, and no `complaintSubType`: it is null, unless SES has kept the mail back.
 * https://docs.aws.amazon.com/eventbridge/latest/ref/events-ref-ses.html
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export const MAIL_EVENTS = {
  Delivery: { detailType: 'Email Delivered', ...input({ at: '$.detail.delivery.timestamp', recipients: '$.detail.delivery.recipients' }) },
  Bounce: {
    detailType: 'Email Bounced',
    ...input({
      at: '$.detail.bounce.timestamp',
      recipients: '$.detail.bounce.bouncedRecipients',
      bounceType: '$.detail.bounce.bounceType',
      bounceSubType: '$.detail.bounce.bounceSubType',
      feedbackId: '$.detail.bounce.feedbackId',
    }),
  },
  Complaint: {
    detailType: 'Email Complaint Received',
    ...input({
      at: '$.detail.complaint.timestamp',
      recipients: '$.detail.complaint.complainedRecipients',
      feedbackId: '$.detail.complaint.feedbackId',
    }),
  },
  Reject: { detailType: 'Email Rejected', ...input({ at: '$.time', recipients: '$.detail.mail.destination' }) },
  DeliveryDelay: {
    detailType: 'Email Delivery Delayed',
    ...input({ at: '$.detail.deliveryDelay.timestamp', recipients: '$.detail.deliveryDelay.delayedRecipients' }),
  },
} as const;

export type MailEventType = keyof typeof MAIL_EVENTS;

/** Returns the name of the configuration set of a stage. SES reports only mails that name one. */
export const configurationSetName = (stage: string): string => `will-${stage}`;

/** The tag with which SES names the configuration set. Two stages in one account must not get each other's events. */
export const CONFIGURATION_SET_TAG = 'ses:configuration-set';

function input<Paths extends Record<string, string>>(paths: Paths) {
  return { input: { messageId: '$.detail.mail.messageId', tags: '$.detail.mail.tags', ...paths } };
}
