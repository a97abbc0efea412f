import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { verifyPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import type { Profile } from '#hosts/rules/host.ts';
import { countWrongPassword } from './check-password.ts';

/**
 * Throws Refusal `invalid_credentials` unless this is the password of the signed-in Host. `refusal` says what was not changed. A wrong
 * one counts like one of the sign-in page: the Host is shown the number at the next sign-in.
 */
export async function assertPassword(app: App, { id, password }: Profile, typed: string, refusal: string): Promise<void> {
  const { matches } = await verifyPassword(password, typed, passwordSecret(await app.keyring.key('code-pepper'), id));
  if (matches) return;
  await countWrongPassword(app, id);
  throw new Refusal('invalid_credentials', refusal);
}
