import { type PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import type { OfferedCountry } from '#common/offers.ts';
import type { Delivery, FailedDelivery } from '#connectors/connector.ts';
import { isThrottled } from '#net/fault.ts';
import type { Log } from '#net/log.ts';

/** Sends one text message of the service itself. `to`: E.164. Never throws for a reply of the provider. */
export type SendText = (to: string, text: string) => Promise<Delivery>;

/** Sends through AWS End User Messaging. `from`: an origination identity of the account: a number, a sender id or a pool, or its ARN. */
export function createAwsTexts(client: PinpointSMSVoiceV2Client, from: string, alarm: Log['alarm']): SendText {
  return async (DestinationPhoneNumber, MessageBody) => {
    const message = { DestinationPhoneNumber, MessageBody, OriginationIdentity: from, MessageType: 'TRANSACTIONAL' as const };
    try {
      // A reply with an id is one message that is on its way. https://docs.aws.amazon.com/pinpoint/latest/apireference_smsvoicev2/API_SendTextMessage.html
      const { MessageId } = await client.send(new SendTextMessageCommand(message));
      return MessageId ? { accepted: true } : NOT_ACCEPTED;
    } catch (error) {
      return failureOf(error, alarm);
    }
  };
}

const refused = (reason: string, permanent: boolean): FailedDelivery => ({ accepted: false, reason, permanent });
const NOT_ACCEPTED = refused('Our provider of text messages did not accept the message.', false);

/** Refusals of this number by `Reason`. https://docs.aws.amazon.com/pinpoint/latest/apireference_smsvoicev2/API_ConflictException.html */
const OF_NUMBER: Readonly<Record<string, FailedDelivery>> = {
  DESTINATION_PHONE_NUMBER_OPTED_OUT: refused(
    'This person has blocked our text messages. To allow them again, they can send START to our number.',
    false,
  ),
  DESTINATION_PHONE_NUMBER_NOT_VERIFIED: refused('This service is still being set up, and sends text messages to registered numbers only.', false),
  DESTINATION_COUNTRY_BLOCKED_BY_PROTECT_CONFIGURATION: refused('This service sends no text messages to this country.', true),
  DESTINATION_PHONE_NUMBER_BLOCKED_BY_PROTECT_NUMBER_OVERRIDE: refused('This service sends no text messages to this number.', true),
};

/** Every other refusal concerns the account: an operator must look. The service's own words never reach a Host. */
function failureOf(error: unknown, alarm: Log['alarm']): FailedDelivery {
  const { name, Reason: why } = error instanceof Error ? (error as Error & { Reason?: string }) : { name: 'unknown', Reason: undefined };
  const known = why === undefined ? undefined : OF_NUMBER[why];
  if (known) return known;
  if (name === 'ValidationException' && why === 'INVALID_PARAMETER')
    return refused('This number cannot receive text messages. Please check it.', true);
  const isBusy = error instanceof Error && isThrottled(error);
  if (!isBusy && name.endsWith('Exception') && name !== 'InternalServerException') alarm('text_refused', { fault: name, ...(why && { why }) });
  return isBusy ? refused('Our provider of text messages is busy.', false) : NOT_ACCEPTED;
}

/** Only these take text messages at the usual price. In some countries a number does not show which of the two it is. */
const MOBILE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Returns why the service sends no text message to a number, as a sentence for its Host. Undefined if it does. `to`: E.164. */
export function checkNumber(to: string, offered: readonly OfferedCountry[]): string | undefined {
  const number = parse(to);
  if (!number?.isValid()) return 'There is no such telephone number. Please check it.';
  if (!offered.some(({ country }) => country === number.country)) return 'This service sends no text messages to this country.';
  return MOBILE.has(number.getType()) ? undefined : 'This is not the number of a mobile phone. Please enter one that receives text messages.';
}

function parse(to: string): ReturnType<typeof parsePhoneNumber> | undefined {
  try {
    return parsePhoneNumber(to);
  } catch {
    return undefined;
  }
}
