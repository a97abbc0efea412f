import { job } from '#app/job.ts';
import { recordMailEvent } from '#messages/bounces.ts';
import { MailEvent } from '#platform/mail-event.ts';

/** Takes what SES reports about our mails, from a rule on the event bus. After an error it is called again with the same event. */
export const handler = job('mail-events', async (app, event: unknown) => {
  const read = MailEvent.safeParse(event);
  // It would be unreadable again, so that a repetition is no help.
  if (!read.success) return app.log.alarm('mail_event_unreadable');
  await recordMailEvent(app, read.data);
});
