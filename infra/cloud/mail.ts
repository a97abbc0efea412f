import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
} from 'aws-cdk-lib/aws-ses';
import { configurationSetName, type MailEventType } from '#infra/mail-events.ts';
import type { Settings } from './settings.ts';
import { mailDomain } from './settings.ts';

/** Creates what SES needs to send the service's own mail. */
export function createMail(stack: Stack, settings: Settings): void {
  createConfigurationSet(stack, settings.stage);
  if (settings.mailIdentity === 'create') createMailIdentity(stack, settings);
}

const EVENTS: Record<MailEventType, EmailSendingEvent> = {
  Delivery: EmailSendingEvent.DELIVERY,
  Bounce: EmailSendingEvent.BOUNCE,
  Complaint: EmailSendingEvent.COMPLAINT,
  Reject: EmailSendingEvent.REJECT,
  DeliveryDelay: EmailSendingEvent.DELIVERY_DELAY,
};

/** Creates the set with which SES reports what becomes of each mail. Opens and clicks are not tracked. */
function createConfigurationSet(stack: Stack, stage: string): void {
  const set = new ConfigurationSet(stack, 'MailSet', {
    configurationSetName: configurationSetName(stage),
    // By default, an account silently keeps back all further mail to an address that bounced or complained once. The service decides itself.
    disableSuppressionList: true,
    disableAutoValidation: true,
    reputationMetrics: true,
    // Links and codes are not sent in plain text. A mail server without TLS bounces them, and the service uses another channel.
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
  });
  set.addEventDestination('Events', {
    // SES publishes to the default bus only.
    destination: EventDestination.eventBus(EventBus.fromEventBusName(stack, 'DefaultBus', 'default')),
    events: Object.values(EVENTS),
  });
}

/** Creates the SES identity. SES verifies the domain when its three DKIM records are in the DNS. */
function createMailIdentity(stack: Stack, { mailFrom, mailFromDomain, region }: Settings): void {
  const domain = mailDomain(mailFrom);
  const identity = new EmailIdentity(stack, 'Mail', {
    identity: Identity.domain(domain),
    mailFromDomain,
    // Without its MX record, mail still leaves: SES uses its own domain, and the DKIM signature alone is aligned for DMARC.
    mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    // SES reports to the event bus. A copy of each bounce by mail would put subjects and addresses into a mailbox.
    feedbackForwarding: false,
  });
  identity.dkimRecords.forEach(({ name, value }, n) => {
    new CfnOutput(stack, `MailRecord${n + 1}`, { value: `${name} CNAME ${value}`, description: `DKIM record. Add it to the DNS of ${domain}.` });
  });
  // https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
  const description = `Record of the MAIL FROM domain, which makes SPF aligned. Add it to the DNS of ${domain}.`;
  new CfnOutput(stack, 'MailFromRecord1', { value: `${mailFromDomain} MX 10 feedback-smtp.${region}.amazonses.com`, description });
  new CfnOutput(stack, 'MailFromRecord2', { value: `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`, description });
  // The stacks of the previous release import this value. CloudFormation keeps it as long as they do, so it can go one release later.
  stack.exportValue(identity.emailIdentityName);
}
