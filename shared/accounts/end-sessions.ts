import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { endEverySession, endSession } from '#hosts/rules/host.ts';
import type { Row } from '#store/table.ts';
import { type SessionData, sessionChange } from './rows/sessions.ts';

/** Ends one session. Its tokens are refused from now on, even if its row is put back as it was. */
export async function endOneSession(app: App, host: HostRecord, session: Row<SessionData>, requestId: string): Promise<void> {
  const at = instant(app.now());
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: endSession(host.profile, session.data, at) } }],
    singles: [sessionChange({ ...session, data: { ...session.data, endedAt: at } })],
    audit: [{ event: 'session_ended', facts: { session: session.data.id } }],
  });
}

/** Ends every session of the Host. */
export async function endAllSessions(app: App, host: HostRecord, requestId: string): Promise<void> {
  const at = instant(app.now());
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: endEverySession(host.profile) } }],
    audit: [{ event: 'sessions_ended' }],
  });
}
