import { render } from '#domain/messages.ts';
import { OTP_LIFETIME_SECONDS } from '#domain/otp.ts';
import { after, instant, MINUTE } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { OwedEffect } from '#store/unit-of-work.ts';
import { codeOf } from './release-share.ts';
import { send, waysToSurvivor } from './routes-to-people.ts';

/** Sends the code of a session that starts a transfer, to the one address that it is bound to; tried again until it expires. */
export async function sendStartCode(app: App, owed: OwedEffect, sessionId: string): Promise<void> {
  const session = (await app.store.otpSessions.get(sessionId))?.data;
  const now = instant(app.now());
  const host = session && now < session.expiresAt ? await app.store.hosts.load(owed.hostId) : undefined;
  if (!session || !host) return app.store.outbox.done(owed.id);
  const content = render('one-time-code', { code: await codeOf(app, session), minutes: OTP_LIFETIME_SECONDS / 60 });
  for (const way of waysToSurvivor(host, session.survivor).filter(({ to }) => to === session.destination)) {
    const delivery = await send(app, host.id, way, { ...content, id: session.id });
    if (delivery.accepted) return app.store.outbox.done(owed.id);
  }
  await app.store.outbox.postpone(owed.id, after(now, MINUTE));
}
