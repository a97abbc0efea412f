import { PinpointSMSVoiceV2Client } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Inbox, type Listener, LOCAL_SENDER, openInbox, startTexts } from '#infra/local/entry.ts';
import { checkNumber, createAwsTexts, type SendText } from '#platform/text-messages.ts';

const ann = '+436641234567';
let inbox: Inbox;
let server: Listener;
let alarms: unknown[];
let send: SendText;

const senderOf = (from: string, endpoint = server.url): SendText => {
  const credentials = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
  const client = new PinpointSMSVoiceV2Client({ region: 'eu-central-1', endpoint, credentials, maxAttempts: 1 });
  return createAwsTexts(client, from, (...alarm) => void alarms.push(alarm));
};

beforeAll(async () => {
  inbox = openInbox(() => new Date('2031-03-11T10:00:00.000Z'));
  server = await startTexts(inbox);
});
afterAll(() => server.close());
beforeEach(() => {
  alarms = [];
  send = senderOf(LOCAL_SENDER);
});

describe('a text message through AWS', () => {
  it('reaches its number, from the sender of the settings', async () => {
    expect(await send(ann, 'Hello')).toEqual({ accepted: true });
    expect(inbox.select({ to: ann })).toEqual([expect.objectContaining({ channel: 'sms', via: 'aws', from: LOCAL_SENDER, text: 'Hello' })]);
  });

  it.each([
    ['+436649990001', 'has blocked our text messages', false],
    ['+436649990002', 'is still being set up', false],
    ['0664', 'cannot receive text messages', true],
  ])('to %s is refused with a sentence for the Host, and without an alarm', async (to, sentence, permanent) => {
    expect(await send(to, 'Hello')).toEqual({ accepted: false, reason: expect.stringContaining(sentence), permanent });
    expect(alarms).toEqual([]);
  });

  it('from a sender that the account does not have raises an alarm', async () => {
    expect(await senderOf('+15550100')(ann, 'Hello')).toMatchObject({ accepted: false, permanent: false });
    expect(alarms).toEqual([['text_refused', { fault: 'ConflictException', why: 'NO_ORIGINATION_IDENTITIES_FOUND' }]]);
  });

  it('that no one answers is tried again later', async () => {
    expect(await senderOf(LOCAL_SENDER, 'http://127.0.0.1:1')(ann, 'Hello')).toMatchObject({ accepted: false, permanent: false });
  });
});

describe('a number', () => {
  const offered = [
    { country: 'AT', prefix: '+43' },
    { country: 'US', prefix: '+1' },
  ];
  it.each([
    [ann, undefined],
    ['+14155552671', undefined],
    // The Dominican Republic shares +1 with the United States.
    ['+18092345678', 'This service sends no text messages to this country.'],
    ['+4915112345678', 'This service sends no text messages to this country.'],
    ['+4315123456', 'This is not the number of a mobile phone. Please enter one that receives text messages.'],
    ['+43900123456', 'This is not the number of a mobile phone. Please enter one that receives text messages.'],
    ['+43', 'There is no such telephone number. Please check it.'],
    ['+430', 'There is no such telephone number. Please check it.'],
  ])('%s: %s', (number, sentence) => expect(checkNumber(number, offered)).toBe(sentence));
});
