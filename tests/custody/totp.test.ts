import { describe, expect, it } from 'vitest';
import { totpSecret, totpSetup, totpStep } from '#custody/totp.ts';

const pepper = Buffer.alloc(32, 7);
/** The secret of RFC 6238, appendix B. Its codes have eight digits; an app shows the last six. */
const RFC_SECRET = Buffer.from('12345678901234567890');
const at = (second: number) => new Date(second * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('is that of RFC 6238 at second %s', (second, code, step) => expect(totpStep(RFC_SECRET, code, at(second))).toBe(step));

  it.each([
    [29, undefined],
    [30, 2],
    [119, 2],
    [120, undefined],
  ])('of step 2 (seconds 60 to 89) counts one step early and late: at second %s', (second, step) => {
    expect(totpStep(RFC_SECRET, '359152', at(second))).toBe(step);
  });

  it.each(['', '28708', '0287082', 'abcdef'])('is not %j', (code) => expect(totpStep(RFC_SECRET, code, at(59))).toBeUndefined());
});

describe('the secret of an authenticator app', () => {
  it('has 160 bits, and differs for each Host and factor', () => {
    const secrets = [totpSecret(pepper, 'ada', '1'), totpSecret(pepper, 'ada', '2'), totpSecret(pepper, 'bob', '1')];
    expect(secrets.map(({ length }) => length)).toEqual([20, 20, 20]);
    expect(new Set(secrets.map((one) => Buffer.from(one).toString('hex'))).size).toBe(3);
    expect(totpSecret(pepper, 'ada', '1')).toEqual(secrets[0]);
  });

  it('is written for typing and for a QR code', () => {
    const { secret, uri } = totpSetup(RFC_SECRET, { issuer: 'Will Custody', account: 'ada@example.com' });
    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uri).toBe(`otpauth://totp/Will%20Custody:ada%40example.com?issuer=Will%20Custody&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
  });
});
