import type { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { configurationSetName, type MailEventType } from '#infra/mail-events.ts';

/** Creates the set with which SES reports what becomes of each mail. Opens and clicks are not tracked. */
export function createConfigurationSet(stack: Stack, stage: string): void {
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

const EVENTS: Record<MailEventType, EmailSendingEvent> = {
  Delivery: EmailSendingEvent.DELIVERY,
  Bounce: EmailSendingEvent.BOUNCE,
  Complaint: EmailSendingEvent.COMPLAINT,
  Reject: EmailSendingEvent.REJECT,
  DeliveryDelay: EmailSendingEvent.DELIVERY_DELAY,
};
