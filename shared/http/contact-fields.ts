import * as z from 'zod';
import { CHANNELS, destinationWords, isDestination } from '#domain/contact.ts';
import { line } from './fields.ts';

const ChannelName = z.enum(CHANNELS, `Choose one of ${CHANNELS.join(', ')}.`);

/** One way to reach a person; the value has to fit the type. */
export const ContactMethod = z.object({ type: ChannelName, value: line('value', 254) }).superRefine(({ type, value }, context) => {
  if (!isDestination(type, value)) context.addIssue({ code: 'custom', path: ['value'], message: `This is not ${destinationWords(type)}.` });
});

/** Where a Survivor is reached; at least one way. */
export const ContactMethods = z
  .array(ContactMethod, 'contact_methods is required.')
  .min(1, 'At least one contact method is needed.')
  .max(10, 'At most ten contact methods.');

export const ConnectorPriority = z.array(ChannelName).max(CHANNELS.length, 'Name each channel once.');
