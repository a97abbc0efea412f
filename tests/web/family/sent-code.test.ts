import { describe, expect, it } from 'vitest';
import { forgetSentCode, keepSentCode, recallSentCode } from '#web/family/prove/sent-code.ts';

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
