import { createHash, randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { emailKey } from '#common/email.ts';
import { after, earliest, effectiveDeadline, HOUR, type Instant, instant } from '#common/time.ts';
import type { Effect, Step } from '#effects/effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Profile } from '#hosts/rules/host.ts';
import { endOfSeries, firstSealingOf, isSeriesOver } from '#hosts/rules/series.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { delayByNotices } from '#messages/restore-effects.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import { canSignInWith, requestVerification } from './rules/account.ts';
import { effectsOfSeries, effectsOfWait, isWaitOver, requestReset, waitBegan } from './rules/password-reset.ts';

type AccountLink = Extract<Effect, { kind: 'mail-account-link' }>;

/** A nonce that makes one link, and no earlier one, genuine. */
export const newNonce = (): string => randomBytes(16).toString('base64url');

const MAILS_AN_HOUR = 3;
const HOUR_SECONDS = 3600;

/**
 * Queues a link to an address that a person typed, without checking whether an account has it. Above the limit nothing is
 * queued: no one can flood a mailbox, or keep replacing a valid link.
 */
export async function requestAccountLink(app: App, mail: AccountLink['mail'], email: string, requestId: string): Promise<void> {
  const effects: Effect[] = (await admitAccountMail(app, mail, email)) ? [{ kind: 'mail-account-link', key: requestId, mail, email }] : [];
  await app.store.commit({ hostId: 'nobody', at: instant(app.now()), requestId, effects });
}

/** Counts one mail of its kind to an address. Returns false above the limit. */
export async function admitAccountMail(app: App, mail: AccountLink['mail'], email: string): Promise<boolean> {
  const address = createHash('sha256').update(emailKey(email)).digest('hex');
  return (await app.store.counters.admit(`mail/${mail}`, address, MAILS_AN_HOUR, HOUR_SECONDS, app.now())).admitted;
}

/**
 * Sends the link that a person who is not signed in requested, if the account exists. All lookups happen here, after the reply was
 * sent, so that neither the reply nor its time shows whether there is an account.
 */
export async function mailAccountLink(app: App, id: string, { mail, email }: AccountLink): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await holderOf(app, email);
    const step = host && (mail === 'reset-password' ? await reset(app, host, id) : requestVerification(host.profile, newNonce(), `verify/${id}`));
    if (!step) return;
    const at = instant(app.now());
    const audit = [{ event: 'link_asked' as const, facts: { mail } }];
    await app.store.commit({ hostId: host.id, at, aggregates: [{ root: host.root, put: { PROFILE: step.next } }], effects: step.effects, audit });
  });
}

/** A wait that is not over, because notices are missing or were late, is looked at again after this time. */
const NEXT_LOOK = 6 * HOUR;

/**
 * The time in which the Survivors could speak up is over: the Host of a mailbox may do everything again. It is not over while one of them was
 * not notified. It becomes longer by our own outages, and by the time by which a notice was late. Returns when to look again, if it is not over.
 */
export function endRecovery(app: App, hostId: string, epoch: number): Promise<Instant | undefined> {
  return retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(hostId);
    const now = instant(app.now());
    const ending = host && endingOf(host, epoch, now);
    if (!host || !ending) return undefined;
    const { since, until, put } = ending;
    const { outages } = await app.store.serviceClock.look(app.now());
    const delay = await delayByNotices(app, host, { since: now, takesEffectAt: until, effects: effectsOfWaitAndSeries(host), outages });
    if (delay === undefined) return after(now, NEXT_LOOK);
    const end = after(effectiveDeadline(since, until, outages), delay);
    if (end > now) return earliest([end, after(now, NEXT_LOOK)]);
    const audit = [{ event: 'recovery_ended' as const, facts: { how: 'time' } }];
    await app.store.commit({ hostId, at: now, aggregates: [{ root: host.root, put }], audit });
    return undefined;
  });
}

/** What time ends now: the wait of a sealed will, and with it or after it the series of resets. */
function endingOf(host: HostRecord, epoch: number, now: Instant) {
  const { profile, series } = host;
  const { recovered } = profile;
  const ended = isSeriesOver(series, now) ? endOfSeries(host) : {};
  if (recovered?.until && isWaitOver(profile, epoch, now))
    return { since: waitBegan(recovered), until: recovered.until, put: { PROFILE: { ...profile, recovered: null }, ...ended } };
  const { until, resetAt: since } = series.current ?? {};
  return recovered === null && since && until && ended.SERIES ? { since: firstSealingOf(series) ?? since, until, put: ended } : undefined;
}

/**
 * The effects on which the wait of a reset, and the end of a series of them, depend. A Survivor who was named after the first sealing of a series
 * was notified at their own sealing, and not on these days.
 */
export function effectsOfWaitAndSeries({ profile, series, survivors, will }: HostRecord): Effect[] {
  const holders = survivors.map(({ id }) => id).filter((id) => will?.sealed.survivors.includes(id));
  const sealedAt = firstSealingOf(series);
  const isNotified = ({ id, createdAt }: Survivor) => holders.includes(id) && (sealedAt === undefined || createdAt <= sealedAt);
  const notified = survivors.filter(isNotified).map(({ id }) => id);
  return [...effectsOfWait(profile, holders), ...effectsOfSeries(series, notified)];
}

async function holderOf(app: App, email: string): Promise<HostRecord | undefined> {
  const hostId = await app.store.hosts.idOfEmail(email);
  const host = hostId ? await app.store.hosts.load(hostId) : undefined;
  return host && canSignInWith(host.profile, email, instant(app.now())) ? host : undefined;
}

/** When a link can no longer stop a transfer, a mailbox must not stop it with a new password immediately. */
async function reset(app: App, host: HostRecord, id: string): Promise<Step<Profile>> {
  const record = host.will?.transferId ? await app.store.transfers.load(host.will.transferId) : undefined;
  const now = instant(app.now());
  const waits = record !== undefined && isRunning(record.transfer) && now >= record.transfer.facts.cancelDeadline;
  return requestReset(host.profile, { nonce: newNonce(), key: `reset/${id}`, waits }, now);
}
