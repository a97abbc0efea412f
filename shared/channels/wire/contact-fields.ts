import * as z from 'zod';
import { CHANNELS, describeDestination, parseDestination } from '#common/contact.ts';
import { textLine } from '#http/fields.ts';

export const ChannelName = z.enum(CHANNELS, `Choose one of ${CHANNELS.join(', ')}.`);

/** The one channel that a Survivor asks for. */
export const WantedChannel = ChannelName.optional().describe(
  'Sends the code over this channel alone. Default: the first in the order of connector_priority that accepts it.',
);

/** One contact of a person. The value must fit the type and is normalized to its stored form. */
export const ContactMethod = z.object({ type: ChannelName, value: textLine('value', 254) }).transform(({ type, value }, context) => {
  const address = parseDestination(type, value);
  if (address !== undefined) return { type, value: address };
  context.addIssue({ code: 'custom', path: ['value'], message: `This is not ${describeDestination(type)}. Please correct it.` });
  return z.NEVER;
});

/** The contacts of a Survivor: 1 to 10. */
export const ContactMethods = z
  .array(ContactMethod)
  .min(1, 'Please name at least one contact method.')
  .max(10, 'Please name at most 10 contact methods.');

export const ConnectorPriority = z.array(ChannelName).max(CHANNELS.length, 'Name each channel once.');
