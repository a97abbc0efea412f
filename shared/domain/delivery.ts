import { addressesOf, settledEmail } from './account.ts';
import { type Channel, parseContacts, sortByPriority } from './contact.ts';
import type { Effect, OnlyAddress } from './effect.ts';
import type { ConnectorRecord, Profile } from './host.ts';
import { type Liveness, pendingCheck } from './liveness.ts';
import type { Settings } from './settings.ts';
import type { Survivor } from './survivor.ts';
import { after, DAY, effectiveDeadline, HOUR, type Instant, MINUTE, type Outage } from './time.ts';
import { isRunning, type Transfer } from './transfer.ts';
import type { Will } from './will.ts';

export type MessageEffect = Extract<Effect, { kind: 'message' }>;

/** A message is owed this long over all channels; the notice of a start as long as the documents wait for it. */
const PATIENCE = 72 * HOUR;
const NOTICE_PATIENCE = 7 * DAY;
/** If nobody has begun with an effect in this time, the sweep does. */
export const EFFECT_GRACE = 5 * MINUTE;

/** One way to one person. `own`: the service's own mailer. */
export interface Way {
  channel: Channel;
  to: string;
  connector: ConnectorRecord | 'own';
  /** Tried even after another way has taken the message. */
  also?: true;
}

/** A way that was tried, and whether it took the message. */
export interface Tried {
  way: Way;
  accepted: boolean;
}

/** `first`: over one way after the other until one takes it. `all`: over every way. `survivor`: over the first, and to every e-mail address in any case. */
export type Spread = 'first' | 'all' | 'survivor';

/**
 * The Host's ways in the order they are tried: the preferred connector, the verified by priority, unverified e-mail, our
 * own mailer. After a change of address the former one gets every notice too. `only` is one address, by our own mailer.
 */
export function waysToHost(
  host: { profile: Profile; settings: Settings; connectors: readonly ConnectorRecord[] },
  now: Instant,
  only?: OnlyAddress,
): Way[] {
  if (only) return [{ channel: 'email', to: only === 'settled' ? settledEmail(host.profile, now) : host.profile.email, connector: 'own' }];
  const preferred = host.settings.preferred_connector_id;
  const rank = (connector: ConnectorRecord): number => (connector.id === preferred ? -1 : connector.priority) + (connector.isVerified ? 0 : 10_000);
  const connectors = [...host.connectors].sort((a, b) => rank(a) - rank(b));
  const ways = connectors.flatMap((connector): Way[] => {
    // A Host is reached by e-mail at the account's address, elsewhere at the address that was proven by a test.
    const to = connector.type === 'email' ? host.profile.email : connector.isVerified ? connector.hostDestination : null;
    return to === null ? [] : [{ channel: connector.type, to, connector }];
  });
  const former = addressesOf(host.profile, now).slice(1);
  return [
    ...ways,
    { channel: 'email', to: host.profile.email, connector: 'own' },
    ...former.map((to): Way => ({ channel: 'email', to, connector: 'own', also: true })),
  ];
}

/**
 * A Survivor's ways in the order of `connectorPriority`, connectors of one channel by their priority. E-mail leaves through our
 * own mailer: the Host's Sent folder must not come to hold what opens the will.
 */
export function waysToSurvivor(
  host: { connectors: readonly ConnectorRecord[] },
  { contacts, connectorPriority }: Pick<Survivor, 'contacts' | 'connectorPriority'>,
): Way[] {
  return sortByPriority(parseContacts(contacts), connectorPriority).flatMap(({ type, value }): Way[] => {
    if (type === 'email') return [{ channel: 'email', to: value, connector: 'own' }];
    const connectors = host.connectors.filter((connector) => connector.type === type).sort(byOwnPriority);
    return connectors.map((connector) => ({ channel: type, to: value, connector }));
  });
}

/**
 * A Survivor's ways for a one-time code, which holds no link and no name: where our own mailer is refused, the Host's verified
 * mail servers replace it, by priority. The order is the same for every code. `only`: the one channel that the Survivor asks for.
 */
export function waysForCode(
  host: { connectors: readonly ConnectorRecord[] },
  survivor: Pick<Survivor, 'contacts' | 'connectorPriority'>,
  only?: Channel,
): Way[] {
  const mailServers = host.connectors.filter(({ type, isVerified }) => type === 'email' && isVerified).sort(byOwnPriority);
  return waysToSurvivor(host, survivor)
    .filter(({ channel }) => only === undefined || channel === only)
    .flatMap((way) => (way.channel === 'email' ? [way, ...mailServers.map((connector): Way => ({ ...way, connector }))] : [way]));
}

const byOwnPriority = (a: ConnectorRecord, b: ConnectorRecord): number => a.priority - b.priority;

/** The ways that are tried next, side by side; none when the message has gone where it should, or nothing is left. */
export function nextWays(ways: readonly Way[], tried: readonly Tried[], spread: Spread): Way[] {
  const accepted = tried.filter((one) => one.accepted);
  const left = ways.filter((way) => !tried.some((one) => one.way === way));
  if (spread === 'all') return waysOfNotice(left, accepted);
  const others = left.filter(({ connector }) => connector !== 'own');
  if (accepted.length === 0 && others.length > 0) return others.slice(0, 1);
  return left.filter((way) => way.connector === 'own' && !accepted.some((one) => isEnough(one.way, way, spread))).slice(0, 1);
}

/**
 * Notices that must not be missed go over all ways at once. By e-mail that is our own mailer: whoever changes the Host's
 * account at a mail server could make it swallow what it takes, so it only stands in where ours is refused.
 */
function waysOfNotice(left: readonly Way[], accepted: readonly Tried[]): Way[] {
  const ours = left.filter(({ channel, connector }) => channel !== 'email' || connector === 'own');
  return ours.length > 0 ? ours : left.filter((way) => !accepted.some((one) => one.way.to === way.to)).slice(0, 1);
}

/**
 * Whether a message that one way has taken need not be sent by our own mailer too. It stands in for the Host's other ways
 * and does not repeat an e-mail. A Survivor's links are in their e-mail only, so no other way is enough for them, nor is
 * another mailbox: it may be one that nobody reads any more.
 */
function isEnough(taken: Way, own: Way, spread: Spread): boolean {
  return (spread === 'first' && !own.also) || taken.to === own.to;
}

/** A message for later counts from its own time. */
export function owedSince({ notBefore }: MessageEffect, createdAt: Instant): Instant {
  return notBefore ?? createdAt;
}

/** Whether a message that nothing has accepted up to now is owed no longer; hours in which we were away ourselves do not count. */
export function isGivenUp(effect: MessageEffect, createdAt: Instant, now: Instant, outages: readonly Outage[]): boolean {
  const since = owedSince(effect, createdAt);
  return now >= effectiveDeadline(since, after(since, effect.template === 'transfer-started' ? NOTICE_PATIENCE : PATIENCE), outages);
}

/** One minute, then twice as long each time, up to four hours. */
export function backOff(attempt: number): number {
  return Math.min(MINUTE * 2 ** (attempt - 1), 4 * HOUR);
}

/** Whether what a message says of the will is still so; `transfer` is the one that it is about. Account messages know by themselves. */
export function isStillMeant(
  { template, check }: MessageEffect,
  { will, liveness, transfer }: { will: Will | undefined; liveness: Liveness | undefined; transfer: Transfer | undefined },
): boolean {
  switch (template) {
    case 'liveness-check':
    case 'liveness-reminder':
      return liveness !== undefined && pendingCheck(liveness)?.number === check;
    case 'pending-transfer':
    case 'pending-transfer-survivor':
      return will?.status === 'pending_transfer';
    case 'unreachable-host':
      return will?.status === 'active' && (liveness?.unheard ?? liveness?.cutOffToldAt) !== undefined;
    case 'transfer-started':
    case 'transfer-reminder':
    case 'codes-guessed-host':
    case 'survivor-authenticated-host':
    case 'transfer-started-survivor':
    case 'authenticate-now':
    case 'authenticate-reminder':
    case 'transfer-stalled-survivor':
      return transfer !== undefined && isRunning(transfer);
    case 'host-is-back':
      return will?.status === 'active';
    case 'documents-accessible':
      return transfer?.status === 'accessible';
    case 'opening-failed':
    case 'opening-failed-host':
      return transfer?.status === 'failed';
    default:
      return true;
  }
}
