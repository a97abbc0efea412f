import { describe, expect, it } from 'vitest';
import { forgetSentCode, keepSentCode, recallSentCode } from '#web/family/prove/sent-code.ts';
import { openingOf, type Transfer, viewOf } from '#web/family/survivor/view.ts';

const TRANSFER: Transfer = {
  transfer_id: '41c05c77-1724-8853-b9a9-85799656c990',
  status: 'initiated',
  survivors_authenticated: 1,
  threshold: 2,
  total_survivors: 3,
  authenticated_names: ['Ben'],
  initiated_at: '2031-03-11T10:05:00.000Z',
  host_cancel_deadline: '2031-03-13T10:05:00.000Z',
  opens_at: '2031-03-14T10:05:00.000Z',
};

describe('the page of a Survivor', () => {
  it.each([
    ['initiated', 'prove', 'waiting'],
    ['awaiting_authentication', 'prove', 'waiting'],
    ['stalled', 'prove', 'stalled'],
    ['failed', 'prove', 'failed'],
    ['accessible', 'prove', 'documents'],
    ['completed', 'over', 'over'],
    ['cancelled', 'cancelled', 'cancelled'],
  ] as const)('for a transfer that is %s shows %s without a session, and %s with one', (status, without, withSession) => {
    expect([viewOf(status, false), viewOf(status, true)]).toEqual([without, withSession]);
  });
});

describe('the opening', () => {
  it('is the time that the service names', () => {
    expect(openingOf(TRANSFER)).toEqual({ from: new Date('2031-03-14T10:05:00.000Z'), isKnown: true, isEnough: false });
  });

  it('is at the earliest after the cancel window while the service cannot name it', () => {
    expect(openingOf({ ...TRANSFER, opens_at: null, survivors_authenticated: 2 })).toEqual({
      from: new Date('2031-03-13T10:05:00.000Z'),
      isKnown: false,
      isEnough: true,
    });
  });
});

const reply = { otp_session_id: 'one', channel: 'sms' as const, masked_destination: '+43***67', expires_in_seconds: 600 as const, message: 'Sent.' };
const ben = 'transfer ben';
const clara = 'transfer clara';

describe('a code that was sent', () => {
  it('is kept for its Survivor only', () => {
    keepSentCode(ben, reply);
    expect(recallSentCode(ben)).toMatchObject({ id: 'one', channel: 'sms', destination: '+43***67' });
    expect(recallSentCode(clara)).toBeNull();
  });

  it('is deleted after a proof', () => {
    keepSentCode(ben, reply);
    forgetSentCode(ben);
    expect(recallSentCode(ben)).toBeNull();
  });
});
