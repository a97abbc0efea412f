import { verifyPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import type { Profile } from '#domain/host.ts';
import { Refusal } from '#domain/refusal.ts';
import type { App } from '#platform/app.ts';

/** Throws Refusal `invalid_credentials` unless this is the password of the signed-in Host. `refusal` says what was not changed. */
export async function assertPassword(app: App, { id, password }: Profile, typed: string, refusal: string): Promise<void> {
  const { matches } = await verifyPassword(password, typed, passwordSecret(await app.keyring.key('code-pepper'), id));
  if (!matches) throw new Refusal('invalid_credentials', refusal);
}
