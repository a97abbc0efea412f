import { randomUUID } from 'node:crypto';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import type { Inbox } from './inbox.ts';
import { requireText, serveJson, WireError, type WireRequest } from './wire.ts';

/** The origination identity of the local account. */
export const LOCAL_SENDER = '+4366499900000';

/**
 * AWS End User Messaging on the wire (JSON 1.0, `PinpointSMSVoiceV2`). Supports only SendTextMessage, and delivers to the inbox.
 * Source: https://docs.aws.amazon.com/pinpoint/latest/apireference_smsvoicev2/API_SendTextMessage.html
 */
export function startTexts(inbox: Inbox, faultInjector?: FaultInjector): Promise<Listener> {
  return serveJson('application/x-amz-json-1.0', (request) => answer(request, inbox), faultInjector);
}

function answer({ headers, body }: WireRequest, inbox: Inbox): { MessageId: string } {
  if (headers['x-amz-target'] !== 'PinpointSMSVoiceV2.SendTextMessage')
    throw new WireError(400, 'UnknownOperationException', 'Only SendTextMessage is here.');
  const to = requireText(body, 'DestinationPhoneNumber');
  const text = requireText(body, 'MessageBody');
  if (!/^\+?[1-9][0-9]{1,18}$/.test(to)) throw refusal('ValidationException', 'INVALID_PARAMETER');
  if (text.length > 1600) throw refusal('ValidationException', 'FIELD_VALIDATION_FAILED');
  if (body['OriginationIdentity'] !== LOCAL_SENDER) throw refusal('ConflictException', 'NO_ORIGINATION_IDENTITIES_FOUND');
  const barred = BARRED[to];
  if (barred) throw refusal('ConflictException', barred);
  inbox.deliver({ channel: 'sms', via: 'aws', to, from: LOCAL_SENDER, subject: '', text, html: '' });
  return { MessageId: randomUUID() };
}

/** Rules of this emulator: the numbers that give these failures. */
const BARRED: Record<string, string> = {
  '+436649990001': 'DESTINATION_PHONE_NUMBER_OPTED_OUT',
  '+436649990002': 'DESTINATION_PHONE_NUMBER_NOT_VERIFIED',
};

function refusal(code: string, reason: string): WireError {
  return new WireError(400, code, reason, { Reason: reason });
}
