import { Secret, TOTP } from 'otpauth';
import type { Host, Life } from '#tests/lives/life.ts';
import { usePasskey } from './passkey.ts';

/** The code that the Host's app shows now. */
export const appCode = (life: Life, secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: life.now() });

/** Proves the second factor in this session, with the passkey, the app or a recovery code. Returns whether it was accepted. */
export async function proveFactor(life: Life, by: Host): Promise<boolean> {
  const token = by.accessToken ?? '';
  const begun = await life.ask(by, 'POST', '/api/auth/step-up/begin', { token });
  // Who has both uses one after the other.
  if (by.passkey && begun.body.passkey && (!by.app || by.requests % 2 === 0)) {
    const json = { credential: usePasskey(by, by.passkey, begun.body.passkey) };
    return (await life.ask(by, 'POST', '/api/auth/step-up/prove', { token, json })).status === 200;
  }
  const recovery_code = by.app ? undefined : by.recoveryCodes.shift();
  const json = by.app ? { code: appCode(life, by.app.secret) } : { recovery_code };
  if (!by.app && recovery_code === undefined) return false;
  const { status } = await life.ask(by, 'POST', '/api/auth/step-up/prove', { token, json });
  if (recovery_code !== undefined) {
    by.ended['recoveryCode'] ??= [];
    by.ended['recoveryCode'].push(recovery_code);
  }
  return status === 200;
}
