import type { Channel } from '#domain/contact.ts';
import { after, between, DAY, HOUR, type Instant, instant, MINUTE } from '#domain/time.ts';
import { livenessAccepted, noticeAccepted, unchanged } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import { faultFacts } from '#platform/log.ts';
import type { HostRecord } from '#store/hosts.ts';
import { outboxKey } from '#store/keys.ts';
import type { AuditEntry, OwedEffect } from '#store/unit-of-work.ts';
import { commitMatter, type LoadedMatter, matterOf } from './matter.ts';
import { type Content, contentOf, type MessageEffect } from './message-content.ts';
import { untilCommitted } from './retry.ts';
import { noticeWays, send, type Way, waysToHost, waysToSurvivor } from './routes-to-people.ts';

/** A message is owed this long over all channels; the notice of a start as long as the documents wait for it. */
const PATIENCE = 72 * HOUR;
const NOTICE_PATIENCE = 7 * DAY;

interface Attempt {
  way: Way;
  accepted: boolean;
  reason: string | null;
}

interface Message {
  id: string;
  write(way: Pick<Way, 'channel' | 'to'>): Promise<Content | undefined>;
}

/** Sends one owed message over the ways to its person, until one (or, for notices that must not be missed, each) has been tried. */
export async function deliver(app: App, owed: OwedEffect, effect: MessageEffect, attemptNumber: number): Promise<void> {
  const host = await app.store.hosts.load(owed.hostId);
  if (!host) return app.store.outbox.done(owed.id);
  const transfer = effect.transferId ? (await app.store.transfers.load(effect.transferId))?.transfer : undefined;
  // A link says over which channel it left, so every way gets a text of its own.
  const write = ({ channel, to }: Pick<Way, 'channel' | 'to'>) =>
    contentOf({ app, host, transfer, effect, createdAt: owedSince(owed, effect), channel, to });
  if (!(await write({ channel: 'email', to: '' }))) return app.store.outbox.done(owed.id);
  const ways = waysOf(host, effect, instant(app.now()));
  const attempts = await tryWays(app, host.id, ways, { write, id: owed.id }, 'host' in effect.to ? effect.to.spread : 'survivor');
  await settle(app, owed, effect, attempts, attemptNumber);
}

function waysOf(host: HostRecord, { to, template }: MessageEffect, now: Instant): Way[] {
  if ('host' in to) return waysToHost(host, now, to.only);
  // They have asked for this one themselves.
  return template === 'where-to-start' ? waysToSurvivor(host, to.survivor) : noticeWays(host, to, now);
}

/** A message for later counts from its own time. */
function owedSince(owed: OwedEffect, { notBefore }: MessageEffect): Instant {
  return notBefore ?? owed.createdAt;
}

/** Notices that must not be missed go over all ways at once; anything else over one after the other until one takes it. */
async function tryWays(app: App, hostId: string, ways: readonly Way[], message: Message, spread: Spread): Promise<Attempt[]> {
  const all = spread === 'all';
  const own = ways.filter(({ connector }) => connector === 'own');
  const others = ways.filter(({ connector }) => connector !== 'own');
  const attempts = all ? await Promise.all(others.map((way) => tryWay(app, hostId, way, message))) : await oneByOne(app, hostId, others, message);
  for (const way of own) {
    if (!attempts.some((attempt) => attempt.accepted && isEnough(attempt.way, way, spread))) attempts.push(await tryWay(app, hostId, way, message));
  }
  return attempts;
}

/** `survivor`: over the first way, and by e-mail in any case. */
type Spread = 'first' | 'all' | 'survivor';

/**
 * Whether a message that one way has taken need not be sent by our own mailer too. It stands in for the Host's other ways
 * and does not repeat an e-mail. A Survivor's links are in their e-mail only, so no other way is enough for them.
 */
function isEnough(taken: Way, own: Way, spread: Spread): boolean {
  if (spread === 'survivor') return taken.channel === 'email';
  return (spread === 'first' && !own.also) || taken.to === own.to;
}

/** Ways that hang must not keep a message from the way behind them for long. */
const BUDGET_MS = 45_000;

async function oneByOne(app: App, hostId: string, ways: readonly Way[], message: Message): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const until = performance.now() + BUDGET_MS;
  for (const way of ways) {
    if (performance.now() > until || attempts.some((attempt) => attempt.accepted)) break;
    attempts.push(await tryWay(app, hostId, way, message));
  }
  return attempts;
}

async function tryWay(app: App, hostId: string, way: Way, message: Message): Promise<Attempt> {
  try {
    const content = await message.write(way);
    if (!content) return { way, accepted: false, reason: 'This is no longer true.' };
    const delivery = await send(app, hostId, way, { ...content, id: message.id });
    return { way, accepted: delivery.accepted, reason: delivery.accepted ? null : delivery.reason };
  } catch (error) {
    // One way that fails in us must not keep the message from the others.
    app.log.alarm('send_failed', { channel: way.channel, ...faultFacts(error) });
    return { way, accepted: false, reason: 'Something went wrong on our side.' };
  }
}

/** Writes down what became of the message, together with what its acceptance means. */
async function settle(app: App, owed: OwedEffect, effect: MessageEffect, attempts: readonly Attempt[], attemptNumber: number): Promise<void> {
  const accepted = attempts.find((attempt) => attempt.accepted);
  const now = instant(app.now());
  const givenUp = !accepted && between(owedSince(owed, effect), now) >= (effect.template === 'transfer-started' ? NOTICE_PATIENCE : PATIENCE);
  const settled = accepted !== undefined || givenUp;
  const audit = [auditOf(effect, attempts, givenUp)];
  await untilCommitted(async () => {
    const host = await app.store.hosts.load(owed.hostId);
    if (!host) return;
    const loaded = await matterOf(app, host);
    const singles = settled ? [{ key: outboxKey(owed.id), version: 'any' as const, remove: true as const }] : [];
    const step = loaded && accepted ? stepOf(loaded, effect, accepted.way.channel, now) : undefined;
    if (loaded && step) return commitMatter(app, loaded, step, { singles, audit });
    return app.store.commit({ hostId: owed.hostId, at: now, singles, audit });
  });
  if (!settled) await app.store.outbox.postpone(owed.id, after(now, backOff(attemptNumber)));
}

/** The acceptance of a question starts the time to answer it; that of a notice says that the Host was told. */
function stepOf({ matter, around }: LoadedMatter, effect: MessageEffect, channel: Channel, now: string) {
  if (effect.template === 'liveness-check' && effect.check !== undefined)
    return livenessAccepted(matter, effect.check, channel, around.settings, now);
  if (effect.template === 'transfer-started' && effect.transferId) return noticeAccepted(matter, effect.transferId, now);
  return unchanged(matter);
}

/** One entry a round, whatever came of it: `email accepted, sms failed (…)`. */
function auditOf(effect: MessageEffect, attempts: readonly Attempt[], givenUp: boolean): AuditEntry {
  const to = 'host' in effect.to ? 'host' : effect.to.survivor;
  const tried = attempts.map(({ way, accepted, reason }) => `${way.channel} ${accepted ? 'accepted' : `failed (${reason})`}`).join(', ');
  return { event: givenUp ? 'message_given_up' : 'message', facts: { template: effect.template, to, attempts: tried || 'no way to this person' } };
}

/** One minute, then twice as long each time, up to four hours. */
export function backOff(attempt: number): number {
  return Math.min(MINUTE * 2 ** (attempt - 1), 4 * HOUR);
}
