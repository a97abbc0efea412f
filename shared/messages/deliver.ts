import type { App } from '#app/app.ts';
import {
  type Attempt,
  type DeliveryMode,
  type DeliveryRoute,
  isFromService,
  isOurMail,
  nextRoutes,
  pendingSince,
  routesToHost,
  routesToSurvivor,
} from '#channels/rules/delivery.ts';
import { nameOfNotice, neededFor, type TextPurpose, textPurpose } from '#channels/rules/text-budget.ts';
import { type ContactMethod, canonicalContacts } from '#common/contact.ts';
import { hasBounced, hasComplained } from '#common/mailbox.ts';
import { type Instant, instant } from '#common/time.ts';
import { contactId } from '#custody/contacts.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { provenConnectors } from '#hosts/rules/series.ts';
import { previousDetails, type Survivor } from '#hosts/rules/survivor.ts';
import type { SentMessage } from '#messages/rows/sent-messages.ts';
import { faultFacts } from '#net/log.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { loadWillState } from '#wills/will-state.ts';
import { alertSurvivor } from './alert-survivor.ts';
import { personOf, routeId } from './mail-identity.ts';
import { type ExplainedAttempt, recordAttempts } from './record-attempts.ts';
import { type SendPorts, sendMessage } from './send-message.ts';
import type { LoadedMessage, MessageWriter } from './template.ts';
import { templateOf, writerOf } from './templates.ts';

/** What a message is loaded, written, sent and settled with. */
export type MessagePorts = SendPorts & Pick<App, 'env'>;

/** A message that is still valid, on its way over the routes to its person. */
interface Outgoing {
  id: string;
  hostId: string;
  person: string;
  spread: DeliveryMode;
  purpose: TextPurpose;
  once: string | undefined;
  write: MessageWriter;
  routes: readonly DeliveryRoute[];
  /** The routes that it has used before. */
  used: readonly Attempt[];
}

/**
 * Sends one pending message over the routes to its person, until one has accepted it. Notices that must not be missed use all routes. A
 * message whose mail came back continues with the routes that it has not used.
 */
export async function deliver(ports: MessagePorts, pending: PendingEffect, effect: MessageEffect, attemptNumber: number): Promise<void> {
  const message = await load(ports, pending, effect);
  const write = message && writerOf(message);
  const routes = message && write && routesOf(message);
  if (!routes) return withdraw(ports, pending);
  const spread = 'host' in effect.to ? effect.to.spread : 'survivor';
  const used = usedRoutes(routes, pending.id, (await ports.store.sentMessages.get(pending.id))?.data);
  const outgoing: Outgoing = {
    id: pending.id,
    hostId: pending.hostId,
    person: personOf(effect),
    purpose: textPurpose(neededFor(effect, templateOf(effect).upkeep), message.host.will, message.now),
    once: nameOfNotice(effect),
    spread,
    write,
    routes,
    used,
  };
  const attempts = await send(ports, outgoing);
  await recordAttempts(ports, pending, message, { number: attemptNumber, attempts });
  // Afterwards, so that a place that hangs delays no message.
  await alertSurvivor(ports, message, pending.id, attemptNumber);
}

/** Ends a message that is not sent. */
async function withdraw({ store, now }: MessagePorts, pending: PendingEffect): Promise<void> {
  const at = instant(now());
  const singles = store.receipts.writing(pending, 'not-needed', at);
  if (singles.length > 0) await store.commit({ hostId: pending.hostId, at, singles });
  return store.outbox.done(pending.id);
}

/** Loads what a message is written from. Undefined if its Host or its Survivor no longer exists. */
async function load(ports: MessagePorts, pending: PendingEffect, effect: MessageEffect): Promise<LoadedMessage | undefined> {
  // The last notices of an account that is being deleted still leave.
  const host = await ports.store.hosts.loadClosing(pending.hostId);
  if (!host) return undefined;
  const now = instant(ports.now());
  // Removed since: we have no address of theirs.
  if (!isNamed(host, effect)) return undefined;
  const about = await transferOf(ports, host, effect);
  return { ports, host, effect, now, createdAt: pendingSince(effect, pending.createdAt), ...about };
}

function isNamed({ survivors }: HostRecord, { to }: MessageEffect): boolean {
  return 'host' in to || to.at !== undefined || survivors.some(({ id }) => id === to.survivor);
}

/** The transfer that a message is about. A fresh link is about the one that is running now. */
async function transferOf(ports: MessagePorts, host: HostRecord, effect: MessageEffect): Promise<Pick<LoadedMessage, 'transfer' | 'reads'>> {
  if (effect.template === 'fresh-link') return { transfer: (await loadWillState(ports, host))?.state.transfer, reads: [] };
  const id = 'transferId' in effect ? effect.transferId : undefined;
  const record = id === undefined ? undefined : await ports.store.transfers.load(id);
  return { transfer: record?.transfer, reads: [...(record?.reads.values() ?? [])] };
}

/** Returns the routes over which the message may leave. Undefined if its reader does not want it on any of theirs. */
function routesOf({ host, effect, now }: LoadedMessage): readonly DeliveryRoute[] | undefined {
  const all = routesTo(host, effect, now);
  const routes = withoutNeedlessCost(
    all.filter((route) => isWanted(host, effect, route)),
    effect,
  );
  return routes.length < all.length && routes.length === 0 ? undefined : routes;
}

function routesTo(host: HostRecord, effect: MessageEffect, now: Instant): DeliveryRoute[] {
  const { to, template } = effect;
  if ('host' in to && to.at !== undefined) return [{ channel: 'email', to: to.at, connector: 'own' }];
  if ('host' in to) return routesToHost(host, now, to).filter(({ channel }) => to.over === undefined || channel === to.over);
  const survivor = host.survivors.find(({ id }) => id === to.survivor);
  if (to.at) return routesToContact(host, survivor, to.at.contact);
  const contacts = survivor && (to.previous === undefined ? survivor.contacts : previousDetails(survivor, to.previous, now)?.contacts);
  if (!survivor || contacts === undefined) return [];
  const routes = routesToSurvivor(host, { ...survivor, contacts });
  // The Survivor has asked for this one.
  if (template === 'where-to-start') return routes;
  return routes.filter((route) => {
    const contact = contactId(survivor, { type: route.channel, value: route.to });
    return !survivor.silenced?.includes(contact) && (effect.template !== 'invitation' || effect.contact === contact);
  });
}

/** The routes to one address. What was connected in a series of resets comes last: it may accept a message and drop it. */
function routesToContact(host: HostRecord, survivor: Survivor | undefined, contact: ContactMethod): DeliveryRoute[] {
  if (survivor?.silenced?.includes(contactId(survivor, contact))) return [];
  const routes = routesToSurvivor(host, { contacts: canonicalContacts([contact]), connectorPriority: [] });
  const proven = provenConnectors(host);
  const isProven = ({ connector }: DeliveryRoute) => connector === 'own' || proven.includes(connector);
  return [...routes.filter(isProven), ...routes.filter((route) => !isProven(route))];
}

/** Housekeeping costs no money where a mail of ours arrives. */
function withoutNeedlessCost(routes: readonly DeliveryRoute[], effect: MessageEffect): readonly DeliveryRoute[] {
  if (!templateOf(effect).upkeep || 'host' in effect.to || !routes.some(isOurMail)) return routes;
  return routes.filter((route) => !isFromService(route));
}

/** A reader who has reported a mail of ours as unwanted gets no housekeeping there. The notice of a lost mailbox is not sent to it. */
function isWanted(host: HostRecord, effect: MessageEffect, { to }: DeliveryRoute): boolean {
  if (effect.template === 'email-bounced' && hasBounced(host.profile, to)) return false;
  const person = personOf(effect);
  const holder = person === 'host' ? host.profile : host.survivors.find(({ id }) => id === person);
  return !(templateOf(effect).upkeep && holder && hasComplained(holder, to));
}

/** The routes that a message has used before: those that accepted it, and those whose mail came back. */
function usedRoutes(routes: readonly DeliveryRoute[], id: string, sent: SentMessage | undefined): Attempt[] {
  return routes.flatMap((route): Attempt[] => {
    const isRoute = (one: { route: string }) => one.route === routeId(id, route);
    if (sent?.accepted.some(isRoute)) return [{ route, accepted: true }];
    return sent?.bounced.some(isRoute) ? [{ route, accepted: false }] : [];
  });
}

/** After this time, only our own mailer is used: routes that hang must not delay it further. */
const BUDGET_MS = 45_000;

async function send(ports: SendPorts, message: Outgoing): Promise<ExplainedAttempt[]> {
  const { routes, used, spread } = message;
  const attempts: ExplainedAttempt[] = [];
  const until = performance.now() + BUDGET_MS;
  const inTime = () => (performance.now() > until ? routes.filter(({ connector }) => connector === 'own') : routes);
  const next = (left: readonly DeliveryRoute[]) => nextRoutes(left, [...used, ...attempts], spread);
  for (let now = next(routes); now.length > 0; now = next(inTime())) {
    attempts.push(...(await Promise.all(now.map((route) => sendOver(ports, route, message)))));
  }
  return attempts;
}

async function sendOver(ports: SendPorts, route: DeliveryRoute, { id, hostId, person, purpose, once, write }: Outgoing): Promise<ExplainedAttempt> {
  let attempt: ExplainedAttempt = { route, accepted: false, reason: 'Something went wrong on our side.' };
  try {
    const text = await write({ ...route, isOurs: route.connector === 'own' });
    attempt = { ...attempt, written: true };
    const delivery = await sendMessage(ports, hostId, route, { ...text, id, person, purpose, once });
    if (!delivery.accepted) return { ...attempt, reason: delivery.reason };
    const { messageId } = delivery;
    return { ...attempt, accepted: true, reason: null, ...(messageId !== undefined && { messageId }) };
  } catch (error) {
    // A fault of ours on one route must not keep the message from the others.
    ports.log.alarm('send_failed', { channel: route.channel, ...faultFacts(error) });
    return attempt;
  }
}
