import { hasLastingChannel, settledEmail } from '#accounts/rules/account.ts';
import { rejectChange } from '#accounts/rules/password-reset.ts';
import type { Instant } from '#common/time.ts';
import { rejectedDeletion } from '#deletion/request-deletion.ts';
import type { AuditEntry } from '#effects/audit.ts';
import { type Effect, stepTo } from '#effects/effect.ts';
import { dropRecent, type Factors } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { endEverySession, type Profile, rejectConnector, voidStopCard } from '#hosts/rules/host.ts';
import { rejectExposure } from '#hosts/rules/ids-exposed.ts';
import { provenConnectors } from '#hosts/rules/series.ts';
import { connectorRow, type RowName } from '#store/keys.ts';
import { endingRehearsal } from '#wills/rules/rehearsal.ts';

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
 * will, channels, connectors, factors, a stop card, a rehearsal and a requested deletion. The Host is sent a link for a new password.
 */
export function rejectAccess(host: HostRecord, { requestId, factors, changedAt, ...rejected }: RejectedChange, at: Instant): Rejection {
  const profile = voidStopCard(rejected.profile ?? host.profile);
  const connectors = host.connectors.map((connector) => rejectConnector(connector, at));
  const reach = { hasLastingChannel: hasLastingChannel(provenConnectors({ ...host, connectors })), survivors: host.survivors.map(({ id }) => id) };
  // Without a sealed will there is nothing to protect from changes. What the session has seen stays known.
  const { next, effects } = host.will ? rejectChange(profile, reach, at) : stepTo(rejectExposure(endEverySession(profile), at));
  const rows = Object.fromEntries(connectors.filter((one) => !host.connectors.includes(one)).map((one) => [connectorRow(one.id), one]));
  // A factor that was added with the change would let its owner sign in again.
  const left = factors ?? dropRecent(host.factors, at);
  const deletion = rejectedDeletion(host, at, changedAt);
  const rehearsal = endingRehearsal(host.rehearsals, 'rejected', at);
  const reset: Effect = { kind: 'mail-account-link', key: `not-me/${requestId}`, mail: 'reset-password', email: settledEmail(next, at) };
  return {
    put: { PROFILE: next, ...rows, ...(left && { FACTORS: left }), ...rejectedBefore(host, at), ...deletion.put, ...rehearsal.put },
    effects: [...effects, reset, ...deletion.effects, ...rehearsal.effects],
    audit: [...deletion.audit, ...rehearsal.audit],
  };
}

/** What a reset would put back is rejected too, if it was as new when the series began. */
function rejectedBefore({ series, earlier }: HostRecord, at: Instant): { [Name in RowName]?: unknown } {
  if (!series.current) return {};
  const { current } = series;
  const factors = dropRecent(earlier.factors, at) ?? earlier.factors;
  const before = {
    ...current.before,
    connectors: current.before.connectors.map((connector) => rejectConnector(connector, at)),
    factors: factors.list.map(({ id }) => id),
    recoveryCodes: factors.recovery?.change ?? null,
  };
  return { SERIES: { ...series, current: { ...current, before } }, 'EARLIER-FACTORS': factors };
}
