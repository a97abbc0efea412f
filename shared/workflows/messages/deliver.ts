import { contactId } from '#custody/contacts.ts';
import {
  backOff,
  isGivenUp,
  type MessageEffect,
  nextWays,
  owedSince,
  type Spread,
  type Tried,
  type Way,
  waysToHost,
  waysToSurvivor,
} from '#domain/delivery.ts';
import { previousContacts } from '#domain/survivor.ts';
import { after, type Instant, instant } from '#domain/time.ts';
import { recordCheckAccepted, recordCheckRejected, recordNoticeAccepted, unchanged, type WillStep } from '#domain/will.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { outboxKey } from '#store/keys.ts';
import type { AuditEntry, OwedEffect } from '#store/unit-of-work.ts';
import { untilCommitted } from '#workflows/retry.ts';
import { commitStep, type LoadedWill, loadWillState } from '#workflows/will-state.ts';
import { type Content, contentOf } from './message-content.ts';
import { sendMessage } from './send-message.ts';

interface Attempt extends Tried {
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
  const record = effect.transferId ? await app.store.transfers.load(effect.transferId) : undefined;
  // A link says over which channel it left, so every way gets a text of its own.
  const write = ({ channel, to }: Pick<Way, 'channel' | 'to'>) =>
    contentOf({
      app,
      host,
      transfer: record?.transfer,
      reads: [...(record?.reads.values() ?? [])],
      effect,
      createdAt: owedSince(effect, owed.createdAt),
      channel,
      to,
    });
  if (!(await write({ channel: 'email', to: '' }))) return app.store.outbox.done(owed.id);
  const ways = waysOf(host, effect, instant(app.now()));
  const attempts = await tryWays(app, host.id, ways, { write, id: owed.id }, 'host' in effect.to ? effect.to.spread : 'survivor');
  await settle(app, owed, effect, attempts, attemptNumber);
}

function waysOf(host: HostRecord, { to, template }: MessageEffect, now: Instant): Way[] {
  if ('host' in to) return waysToHost(host, now, to.only).filter(({ channel }) => to.over === undefined || channel === to.over);
  const survivor = host.survivors.find(({ id }) => id === to.survivor);
  const contacts = survivor && (to.former === undefined ? survivor.contacts : previousContacts(survivor, to.former, now));
  if (!survivor || contacts === undefined) return [];
  const ways = waysToSurvivor(host, { ...survivor, contacts });
  // They have asked for this one themselves.
  if (template === 'where-to-start') return ways;
  return ways.filter(({ channel, to: value }) => !survivor.silenced?.includes(contactId(survivor, { type: channel, value })));
}

/** Ways that hang must not keep a message from our own mailer for long. */
const BUDGET_MS = 45_000;

async function tryWays(app: App, hostId: string, ways: readonly Way[], message: Message, spread: Spread): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  const until = performance.now() + BUDGET_MS;
  const inTime = () => (performance.now() > until ? ways.filter(({ connector }) => connector === 'own') : ways);
  for (let next = nextWays(ways, attempts, spread); next.length > 0; next = nextWays(inTime(), attempts, spread)) {
    attempts.push(...(await Promise.all(next.map((way) => tryWay(app, hostId, way, message)))));
  }
  return attempts;
}

async function tryWay(app: App, hostId: string, way: Way, message: Message): Promise<Attempt> {
  try {
    const content = await message.write(way);
    if (!content) return { way, accepted: false, reason: 'This is no longer true.' };
    const delivery = await sendMessage(app, hostId, way, { ...content, id: message.id });
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
  const last = accepted ?? attempts.at(-1);
  const now = instant(app.now());
  const givenUp = !accepted && isGivenUp(effect, owed.createdAt, now, (await app.store.serviceClock.look(app.now())).outages);
  const settled = accepted !== undefined || givenUp;
  const audit = [auditOf(effect, attempts, givenUp)];
  await untilCommitted(async () => {
    const host = await app.store.hosts.load(owed.hostId);
    if (!host) return;
    const loaded = await loadWillState(app, host);
    const singles = settled ? [{ key: outboxKey(owed.id), version: 'any' as const, remove: true as const }] : [];
    const step = loaded && last ? stepOf(loaded, effect, last, now) : undefined;
    if (loaded && step) return commitStep(app, loaded, step, { singles, audit });
    return app.store.commit({ hostId: owed.hostId, at: now, singles, audit });
  });
  if (!settled) await app.store.outbox.postpone(owed.id, after(now, backOff(attemptNumber)));
}

/**
 * The acceptance of a question starts the time to answer it; that of a notice says that the Host was told. Where nothing
 * has accepted a question, its last try is noted. Undefined where the matter has nothing to do with it.
 */
function stepOf({ state, context }: LoadedWill, effect: MessageEffect, last: Attempt, now: string): WillStep | undefined {
  const { channel } = last.way;
  const question = effect.template === 'liveness-check' ? effect.check : undefined;
  if (!last.accepted) return question === undefined ? undefined : recordCheckRejected(state, question, channel);
  if (question !== undefined) return recordCheckAccepted(state, question, channel, context.settings, now);
  if (effect.template === 'transfer-started' && effect.transferId) return recordNoticeAccepted(state, effect.transferId, now);
  return unchanged(state);
}

/** One entry a round, whatever came of it: `email accepted, sms failed (…)`. */
function auditOf(effect: MessageEffect, attempts: readonly Attempt[], givenUp: boolean): AuditEntry {
  const to = 'host' in effect.to ? 'host' : effect.to.survivor;
  const tried = attempts.map(({ way, accepted, reason }) => `${way.channel} ${accepted ? 'accepted' : `failed (${reason})`}`).join(', ');
  return { event: givenUp ? 'message_given_up' : 'message', facts: { template: effect.template, to, attempts: tried || 'no way to this person' } };
}
