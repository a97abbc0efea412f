import { Secret, TOTP } from 'otpauth';
import type { Host, Life } from '#tests/lives/life.ts';

/** The code that the Host's app shows now. */
export const appCode = (life: Life, secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: life.now() });

/** Proves the second factor in this session, with the app or with a recovery code. Returns whether it was accepted. */
export async function proveFactor(life: Life, by: Host): Promise<boolean> {
  const token = by.accessToken ?? '';
  await life.ask(by, 'POST', '/api/auth/step-up/begin', { token });
  const recovery_code = by.app ? undefined : by.recoveryCodes.shift();
  const json = by.app ? { code: appCode(life, by.app.secret) } : { recovery_code };
  if (!by.app && recovery_code === undefined) return false;
  const { status } = await life.ask(by, 'POST', '/api/auth/step-up/prove', { token, json });
  return status === 200;
}
