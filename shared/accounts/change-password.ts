import { type SessionData, sessionChange } from '#accounts/rows/sessions.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { hashPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Row } from '#store/table.ts';
import type { AdmitChange } from './change-quota.ts';
import { assertPassword } from './check-password.ts';
import { changePassword } from './rules/account.ts';

/** A signed-in Host who wants another password. */
export interface PasswordChange {
  host: HostRecord;
  session: Row<SessionData>;
  current: string;
  wanted: string;
  requestId: string;
}

/** Changes the password and ends every session but the one that asks. After an unconfirmed reset it is refused: the password from before must stay known. */
export async function replacePassword(app: App, { host, session, current, wanted, requestId }: PasswordChange, admit: AdmitChange): Promise<void> {
  assertNotRecovered(host);
  await assertPassword(app, host.profile, current, 'The current password is wrong. The password was not changed.');
  const secret = passwordSecret(await app.keyring.key('code-pepper'), host.id);
  const [password] = await Promise.all([hashPassword(wanted, secret), admit('password')]);
  const at = instant(app.now());
  const step = changePassword(host.profile, password, at);
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: step.next } }],
    // This session moves to the new epoch in the same commit.
    singles: [sessionChange({ ...session, data: { ...session.data, epoch: step.next.sessionsEpoch } })],
    effects: step.effects,
    audit: [{ event: 'password_changed' }],
  });
}
