import * as z from 'zod';
import { CHANNELS, describeDestination, parseDestination } from '#domain/contact.ts';
import { line } from './fields.ts';

export const ChannelName = z.enum(CHANNELS, `Choose one of ${CHANNELS.join(', ')}.`);

/** One way to reach a person; the value has to fit the type and is read as it is stored. */
export const ContactMethod = z.object({ type: ChannelName, value: line('value', 254) }).transform(({ type, value }, context) => {
  const address = parseDestination(type, value);
  if (address !== undefined) return { type, value: address };
  context.addIssue({ code: 'custom', path: ['value'], message: `This is not ${describeDestination(type)}.` });
  return z.NEVER;
});

/** Where a Survivor is reached; at least one way. */
export const ContactMethods = z
  .array(ContactMethod, 'contact_methods is required.')
  .min(1, 'At least one contact method is needed.')
  .max(10, 'At most ten contact methods.');

export const ConnectorPriority = z.array(ChannelName).max(CHANNELS.length, 'Name each channel once.');
