import { addressesOf, settledEmail } from '#accounts/rules/account.ts';
import { type Channel, type ContactMethod, type HostChannel, parseContacts, sortByPriority } from '#common/contact.ts';
import { hasBounced } from '#common/mailbox.ts';
import { type Offers, reaches } from '#common/offers.ts';
import { after, DAY, effectiveDeadline, HOUR, type Instant, MINUTE, type Outage } from '#common/time.ts';
import type { HostAudience, MessageEffect } from '#effects/message-effect.ts';
import type { ConnectorRecord, Profile } from '#hosts/rules/host.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { Transfer } from '#wills/rules/transfer.ts';

/** A message stays pending this long, over all channels. The notice of a start stays pending as long as the documents wait for it. */
const RETRY_PERIOD = 72 * HOUR;
const NOTICE_RETRY_PERIOD = 7 * DAY;

/** Whose channels reach a Survivor: the Host's connectors, and the service itself. */
export interface Senders {
  connectors: readonly ConnectorRecord[];
  offers: Offers;
}

interface Reachable {
  profile: Profile;
  settings: Settings;
  connectors: readonly ConnectorRecord[];
}

/** One channel to one address of one person. `own`: the service itself, over its mailer or its account at a provider. */
export interface DeliveryRoute {
  channel: HostChannel;
  to: string;
  connector: ConnectorRecord | 'own';
  /** Used even if another route has accepted the message. */
  also?: true;
}

/** A route to a Survivor. None of their devices is known to us. */
export interface SurvivorRoute extends DeliveryRoute {
  channel: Channel;
}

/** A route that was used, and whether it accepted the message. */
export interface Attempt {
  route: DeliveryRoute;
  accepted: boolean;
}

/** What decides how a Survivor is reached. */
type Reached = Pick<Survivor, 'contacts' | 'connectorPriority' | 'mailboxes'>;

/** `first`: one route after the other, until one accepts. `all`: every route. `survivor`: the first that accepts, and every e-mail address in any case. */
export type DeliveryMode = 'first' | 'all' | 'survivor';

/**
 * The Host's routes in order: the preferred connector, the verified by priority, unverified e-mail, our own mailer. After a
 * change of address, the previous address also gets every notice. `only` is one address, over our own mailer, and with `all` every other
 * channel too. An address that has bounced is tried last, and only by our own mailer: a Host's mail server accepts the mail, and no one
 * learns that it came back.
 */
export function routesToHost(host: Reachable, now: Instant, { only, spread }: Partial<HostAudience> = {}): DeliveryRoute[] {
  const routes = connectorRoutes(host);
  if (only) {
    const to = only === 'settled' ? settledEmail(host.profile, now) : host.profile.email;
    const others = spread === 'all' ? routes.filter(({ channel }) => channel !== 'email') : [];
    return [...others, { channel: 'email', to, connector: 'own' }];
  }
  const previous = addressesOf(host.profile, now).slice(1);
  return [
    ...routes,
    { channel: 'email', to: host.profile.email, connector: 'own' },
    ...previous.map((to): DeliveryRoute => ({ channel: 'email', to, connector: 'own', also: true })),
  ];
}

function connectorRoutes({ profile, settings, connectors }: Reachable): DeliveryRoute[] {
  const preferred = settings.preferred_connector_id;
  const rank = (connector: ConnectorRecord): number => (connector.id === preferred ? -1 : connector.priority) + (connector.isVerified ? 0 : 10_000);
  const sorted = connectors.filter(isUsable).sort((a, b) => rank(a) - rank(b));
  return sorted.flatMap((connector): DeliveryRoute[] => {
    // A Host is reached by e-mail at the account's address, on other channels at the address that a test has proven.
    const to = connector.type === 'email' ? profile.email : connector.isVerified ? connector.hostDestination : null;
    const isLost = to === null || (connector.type === 'email' && hasBounced(profile, to));
    return isLost ? [] : [{ channel: connector.type, to, connector }];
  });
}

const isUsable = ({ rejected }: ConnectorRecord): boolean => !rejected;

/**
 * A Survivor's routes in the order of `connectorPriority`, connectors of one channel by their priority. An address that has bounced
 * comes last. E-mail is sent by our own mailer: the Host's Sent folder must not collect what opens the will. On other channels the
 * service's own account comes after the Host's connectors.
 */
export function routesToSurvivor({ connectors, offers }: Senders, survivor: Reached): SurvivorRoute[] {
  const isLost = ({ type, value }: ContactMethod) => type === 'email' && hasBounced(survivor, value);
  const sorted = sortByPriority(parseContacts(survivor.contacts), survivor.connectorPriority);
  const contacts = [...sorted.filter((contact) => !isLost(contact)), ...sorted.filter(isLost)];
  return contacts.flatMap(({ type, value }): SurvivorRoute[] => {
    if (type === 'email') return [{ channel: 'email', to: value, connector: 'own' }];
    const own = connectors.filter((connector) => connector.type === type && isUsable(connector) && connector.by !== 'service').sort(byOwnPriority);
    const ours: SurvivorRoute[] = reaches(offers, { type, value }) ? [{ channel: type, to: value, connector: 'own' }] : [];
    return [...own.map((connector): SurvivorRoute => ({ channel: type, to: value, connector })), ...ours];
  });
}

/** What limits the routes of a code. `only`: the one channel that the Survivor asks for. `transfer`: the one that runs. */
interface CodeLimits {
  only?: Channel | undefined;
  transfer?: Pick<Transfer, 'facts'> | undefined;
}

/**
 * A Survivor's routes for a one-time code, which holds no link and no name. If our own mailer is refused, the Host's verified
 * mail servers replace it, by priority. The order is the same for every code. A connector that was added while the transfer runs
 * carries no code: its owner could read them.
 */
export function routesForCode(host: Senders, survivor: Reached, { only, transfer }: CodeLimits = {}): SurvivorRoute[] {
  const connectors = host.connectors.filter(({ createdAt }) => !transfer || createdAt <= transfer.facts.initiatedAt);
  const mailServers = connectors.filter(({ type, isVerified }) => type === 'email' && isVerified).sort(byOwnPriority);
  return routesToSurvivor({ ...host, connectors }, survivor)
    .filter(({ channel }) => only === undefined || channel === only)
    .flatMap((route) => (route.channel === 'email' ? [route, ...mailServers.map((connector): SurvivorRoute => ({ ...route, connector }))] : [route]));
}

/**
 * Whether an acceptance over this route shows that the Host was warned of a start. A connector that was added, or whose address was
 * proven, since the start does not: it must not bring the opening forward.
 */
export function isWarning({ connector }: DeliveryRoute, startedAt: Instant): boolean {
  return connector === 'own' || (connector.createdAt <= startedAt && (connector.provenAt ?? connector.createdAt) <= startedAt);
}

const byOwnPriority = (a: ConnectorRecord, b: ConnectorRecord): number => a.priority - b.priority;

/** Whether a route is e-mail by our own mailer: it costs nothing, and its answers come back to us. */
export function isOurMail({ channel, connector }: DeliveryRoute): boolean {
  return channel === 'email' && connector === 'own';
}

/** Whether the service itself sends over this route, from the operator's account at a provider. */
export function isFromService({ channel, connector }: DeliveryRoute): boolean {
  return connector === 'own' ? channel !== 'email' : connector.by === 'service';
}

/** The routes that are used next, in parallel. None if the message has arrived where it should, or if no route is left. */
export function nextRoutes(routes: readonly DeliveryRoute[], attempts: readonly Attempt[], spread: DeliveryMode): DeliveryRoute[] {
  const accepted = attempts.filter((one) => one.accepted);
  const left = routes.filter((route) => !attempts.some((one) => one.route === route));
  if (spread === 'all') return routesOfNotice(left, accepted);
  const others = left.filter((route) => !isOurMail(route));
  if (accepted.length === 0 && others.length > 0) return others.slice(0, 1);
  return left.filter((route) => isOurMail(route) && !accepted.some((one) => isEnough(one.route, route, spread))).slice(0, 1);
}

/**
 * Notices that must not be missed are sent over all routes in parallel. E-mail is sent by our own mailer: a person who changes
 * the Host's account at a mail server could make that server drop what it accepts. It is used only if ours is refused.
 */
function routesOfNotice(left: readonly DeliveryRoute[], accepted: readonly Attempt[]): DeliveryRoute[] {
  const ours = left.filter(({ channel, connector }) => channel !== 'email' || connector === 'own');
  return ours.length > 0 ? ours : left.filter((route) => !accepted.some((one) => one.route.to === route.to)).slice(0, 1);
}

/**
 * Whether our own mailer can be left out because another route has accepted the message. It replaces the Host's other routes
 * and does not repeat an e-mail. A Survivor's links are only in their e-mail, so no other route is enough for them. Another
 * mailbox is not enough either: perhaps no one reads it any longer.
 */
function isEnough(accepted: DeliveryRoute, own: DeliveryRoute, spread: DeliveryMode): boolean {
  return (spread === 'first' && !own.also) || accepted.to === own.to;
}

/** A message for later is pending from its own time on. */
export function pendingSince({ notBefore }: MessageEffect, createdAt: Instant): Instant {
  return notBefore ?? createdAt;
}

/** Whether a message that no route has accepted is no longer sent. Time in which the service itself was down does not count. */
export function isAbandoned(effect: MessageEffect, createdAt: Instant, now: Instant, outages: readonly Outage[]): boolean {
  const since = pendingSince(effect, createdAt);
  return now >= effectiveDeadline(since, after(since, effect.template === 'transfer-started' ? NOTICE_RETRY_PERIOD : RETRY_PERIOD), outages);
}

/** From then on, a message that our own mailer could not send is late: an operator must look, because no Host can change that. */
const LATE_AFTER = HOUR;

/** Whether a message that no route has accepted is late by our own fault. A Host's own channels can fail for days without one. */
export function isLate(attempts: readonly Attempt[], waited: number): boolean {
  return waited >= LATE_AFTER && attempts.some(({ route }) => route.connector === 'own');
}

/** Milliseconds until the next attempt: one minute, then twice as long each time, at most four hours. */
export function backOff(attempt: number): number {
  return Math.min(MINUTE * 2 ** (attempt - 1), 4 * HOUR);
}
