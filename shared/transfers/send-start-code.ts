import type { App } from '#app/app.ts';
import { routesForCode } from '#channels/rules/delivery.ts';
import { textPurpose } from '#channels/rules/text-budget.ts';
import type { Channel } from '#common/contact.ts';
import { OTP_LIFETIME_SECONDS } from '#common/limits.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { wireIds } from '#messages/links.ts';
import { oneTimeCode } from '#messages/rules/direct.ts';
import { letterheadTo } from '#messages/rules/letter.ts';
import { sendMessage } from '#messages/send-message.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { deriveCode } from './derive-code.ts';
import type { OtpSession } from './rules/otp.ts';
import { codeCounterKey, countCode, refundSentCode } from './sent-codes.ts';

type SendCode = Extract<Effect, { kind: 'send-code' }>;

/**
 * Sends the code of a session that starts a transfer, to the one address that it is bound to; tried again until it expires.
 * The code is counted here, after the answer, which is the same for a session that matches no one. It is counted once, and not
 * at all if no channel accepts it.
 */
export async function sendStartCode(app: App, pending: PendingEffect, { sessionId, requestId, asker }: SendCode): Promise<void> {
  const session = (await app.store.otpSessions.get(sessionId))?.data;
  const now = instant(app.now());
  const host = session && now < session.expiresAt ? await app.store.hosts.load(pending.hostId) : undefined;
  const survivor = host?.survivors.find(({ id }) => id === session?.survivor);
  if (!session || !host || !survivor) return app.store.outbox.done(pending.id);
  const counted = codeCounterKey((await wireIds(app)).survivor(survivor.id));
  const { admitted } = await countCode(app, counted, { id: session.id, purpose: 'start', asker, isSlow: false });
  if (!admitted) return app.store.outbox.done(pending.id);
  // Before the code leaves: what arrives can be used.
  await app.store.counters.remember(SENT, session.id, OTP_LIFETIME_SECONDS, app.now());
  const channel = await channelOf(app, host, survivor, session);
  if (!channel) {
    await refundSentCode(app, counted, session.id);
    return app.store.outbox.postpone(pending.id, after(now, MINUTE));
  }
  const audit = [{ event: 'code_sent' as const, facts: { ...aboutSurvivor(survivor), channel, purpose: 'start' } }];
  await app.store.commit({ hostId: host.id, at: now, requestId, audit });
  return app.store.outbox.done(pending.id);
}

const SENT = 'start-code-sent';

/** Whether the code of this session was ever sent. Every session has a code, so frequent requests would give many codes to guess. */
export function wasStartCodeSent(app: App, sessionId: string): Promise<boolean> {
  return app.store.counters.remembers(SENT, sessionId, app.now());
}

/** The channel that accepted the code. Undefined if none did. */
async function channelOf(app: App, host: HostRecord, survivor: Survivor, session: OtpSession): Promise<Channel | undefined> {
  const content = oneTimeCode(
    { code: await deriveCode(app, session), minutes: OTP_LIFETIME_SECONDS / 60, use: 'transfer' },
    letterheadTo(app, survivor),
  );
  const purpose = textPurpose('asked', host.will, instant(app.now()));
  // With a running transfer the code joins it.
  const running = host.will?.transferId == null ? undefined : await app.store.transfers.load(host.will.transferId);
  for (const route of routesForCode(host, survivor, { transfer: running?.transfer }).filter(({ to }) => to === session.destination)) {
    const delivery = await sendMessage(app, host.id, route, { ...content, id: session.id, person: survivor.id, purpose });
    if (delivery.accepted) return route.channel;
  }
  return undefined;
}
