import { hasOtherChannel, settledEmail } from '#domain/account.ts';
import type { AuditEntry } from '#domain/audit.ts';
import { type Effect, stepTo } from '#domain/effect.ts';
import { dropRecent, type Factors } from '#domain/factors.ts';
import { endEverySession, type Profile, rejectConnector } from '#domain/host.ts';
import { rejectExposure } from '#domain/ids-exposed.ts';
import { rejectChange } from '#domain/password-reset.ts';
import type { Instant } from '#domain/time.ts';
import type { HostRecord } from '#store/hosts.ts';
import { connectorRow, type RowName } from '#store/keys.ts';
import { rejectedDeletion } from '#workflows/deletion/request-deletion.ts';

/** What every rejection of a change adds to its commit. */
export interface Rejection {
  put: { [Name in RowName]?: unknown };
  effects: Effect[];
  audit: AuditEntry[];
}

/** A change that the Host rejects. `profile` and `factors`: after it was undone. `changedAt`: a deletion since then is undone too. */
interface RejectedChange {
  requestId: string;
  profile?: Profile;
  factors?: Factors;
  changedAt?: Instant | undefined;
}

/**
 * Takes from the person who made a rejected change what else they may have got in the last seven days: sessions, changes of the sealed
 * will, channels, connectors, factors and a requested deletion. The Host is sent a link for a new password.
 */
export function rejectAccess(host: HostRecord, { requestId, profile = host.profile, factors, changedAt }: RejectedChange, at: Instant): Rejection {
  const connectors = host.connectors.map((connector) => rejectConnector(connector, at));
  const reach = { hasOtherChannel: hasOtherChannel(connectors), survivors: host.survivors.map(({ id }) => id) };
  // Without a sealed will there is nothing to protect from changes. What the session has seen stays known.
  const { next, effects } = host.will ? rejectChange(profile, reach, at) : stepTo(rejectExposure(endEverySession(profile), at));
  const rows = Object.fromEntries(connectors.filter((one) => !host.connectors.includes(one)).map((one) => [connectorRow(one.id), one]));
  // A factor that was added with the change would let its owner sign in again.
  const left = factors ?? dropRecent(host.factors, at);
  const deletion = rejectedDeletion(host, at, changedAt);
  const reset: Effect = { kind: 'mail-account-link', key: `not-me/${requestId}`, mail: 'reset-password', email: settledEmail(next, at) };
  return {
    put: { PROFILE: next, ...rows, ...(left && { FACTORS: left }), ...deletion.put },
    effects: [...effects, reset, ...deletion.effects],
    audit: [...deletion.audit],
  };
}
