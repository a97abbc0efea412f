import type { Channel } from '#domain/contact.ts';
import { waysForCode } from '#domain/delivery.ts';
import type { Effect } from '#domain/effect.ts';
import { render } from '#domain/messages.ts';
import { OTP_LIFETIME_SECONDS, OTP_PER_HOUR, type OtpSession } from '#domain/otp.ts';
import type { Survivor } from '#domain/survivor.ts';
import { after, instant, MINUTE } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import type { OwedEffect } from '#store/unit-of-work.ts';
import { survivorCountedAs } from './find-survivor.ts';
import { wireIds } from './links.ts';
import { codeOf } from './release-share.ts';
import { send } from './routes-to-people.ts';

const START_CODES_PER_HOUR = 2;

type SendCode = Extract<Effect, { kind: 'send-code' }>;

/**
 * Sends the code of a session that starts a transfer, to the one address that it is bound to; tried again until it expires.
 * The code is counted here, behind the answer, which is the same for a session that is nobody's.
 */
export async function sendStartCode(app: App, owed: OwedEffect, { sessionId, requestId }: SendCode, attempt: number): Promise<void> {
  const session = (await app.store.otpSessions.get(sessionId))?.data;
  const now = instant(app.now());
  const host = session && now < session.expiresAt ? await app.store.hosts.load(owed.hostId) : undefined;
  const survivor = host?.survivors.find(({ id }) => id === session?.survivor);
  if (!session || !host || !survivor || !(await mayBeSent(app, host, session, attempt))) return app.store.outbox.done(owed.id);
  // Before the code leaves: what arrives can be used.
  await app.store.counters.remember(SENT, session.id, OTP_LIFETIME_SECONDS, app.now());
  const channel = await channelOf(app, host, survivor, session);
  if (!channel) return app.store.outbox.postpone(owed.id, after(now, MINUTE));
  const audit = [{ event: 'code_sent', facts: { survivor: session.survivor, channel, purpose: 'start' } }];
  await app.store.commit({ hostId: host.id, at: now, requestId, audit });
  return app.store.outbox.done(owed.id);
}

const SENT = 'start-code-sent';

/** Whether the code of this session was ever on its way. There is one for every session, and who asks often would have many to guess at. */
export function wasStartCodeSent(app: App, sessionId: string): Promise<boolean> {
  return app.store.counters.remembers(SENT, sessionId, app.now());
}

/**
 * A code counts once, however often it has to be tried: two an hour to a Survivor, whatever their ways, so that a
 * stranger leaves them enough of those that they ask for themselves; with these they count while a transfer runs.
 */
async function mayBeSent(app: App, { will }: HostRecord, { survivor }: OtpSession, attempt: number): Promise<boolean> {
  if (attempt > 1) return true;
  const start = await app.store.counters.admit('otp-start-sent', survivor, START_CODES_PER_HOUR, 3600, app.now());
  if (!start.admitted || !will?.transferId) return start.admitted;
  const ids = await wireIds(app);
  const counted = survivorCountedAs(ids.transfer(will.transferId), ids.survivor(survivor));
  return (await app.store.counters.admit('otp-sent', counted, OTP_PER_HOUR, 3600, app.now())).admitted;
}

/** The channel that took the code; undefined for none. */
async function channelOf(app: App, host: HostRecord, survivor: Survivor, session: OtpSession): Promise<Channel | undefined> {
  const content = render('one-time-code', { code: await codeOf(app, session), minutes: OTP_LIFETIME_SECONDS / 60 });
  for (const way of waysForCode(host, survivor).filter(({ to }) => to === session.destination)) {
    const delivery = await send(app, host.id, way, { ...content, id: session.id });
    if (delivery.accepted) return way.channel;
  }
  return undefined;
}
