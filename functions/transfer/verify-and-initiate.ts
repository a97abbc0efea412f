import * as z from 'zod';
import { contactsHash } from '#custody/contacts.ts';
import { sameCode } from '#custody/one-time-code.ts';
import { type Effect, tellSurvivors } from '#domain/effect.ts';
import { ANYBODY } from '#domain/moment.ts';
import { openingAhead, sayOpening } from '#domain/opening.ts';
import type { OtpSession } from '#domain/otp.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Instant, instant, type Outage } from '#domain/time.ts';
import { isRunning, type Transfer } from '#domain/transfer.ts';
import { joinProven, startTransfer } from '#domain/will.ts';
import { endpoint } from '#http/endpoint.ts';
import { SixDigits, Uuid } from '#http/fields.ts';
import { provenStart } from '#http/replies/transfer.ts';
import { ok, type Reply } from '#http/reply.ts';
import { startObject } from '#http/wire.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { transferPointerKey } from '#store/keys.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { countTry } from '#workflows/count-try.ts';
import { wireIds } from '#workflows/links.ts';
import { commitMatter, type LoadedMatter, matterOf } from '#workflows/matter.ts';
import { codeOf } from '#workflows/release-share.ts';
import { untilCommittedFrom } from '#workflows/retry.ts';
import { wasStartCodeSent } from '#workflows/send-code.ts';

const Body = z.object({ otp_session_id: Uuid('otp_session_id'), code: SixDigits });

/** POST /api/transfer/verify-and-initiate: starts a transfer with a proof, or joins the one that runs. It proves a start, never an authentication. */
export const handler = endpoint(
  'transfer/verify-and-initiate',
  { body: Body, reply: provenStart, load: async ({ app, body }) => ({ session: await app.store.otpSessions.get(body.otp_session_id) }) },
  async ({ app, body, session, requestId }) => {
    if (session?.data.purpose !== 'start') throw new Refusal('otp_session_not_found');
    const reading = Promise.all([provenHost(app, session.data), wasStartCodeSent(app, session.data.id)]);
    const {
      verdict,
      read: [read, wasSent],
    } = await countTry(app, session, reading);
    if (!verdict.allowed) return wrong(0, 'This code cannot be used any more. Please ask for a new one.');
    if (!sameCode(await codeOf(app, session.data), body.code) || !wasSent) return wrong(verdict.remaining, NOT_RIGHT);
    const used: SingleChange = { ...app.store.otpSessions.ending(session), otherwise: 'otp_session_not_found' };
    return untilCommittedFrom(
      read,
      () => provenHost(app, session.data),
      async (host) => {
        const loaded = host && (await matterOf(app, host));
        return loaded ? startOrJoin(app, loaded, session.data.survivor, used, requestId) : wrong(verdict.remaining, NOT_RIGHT);
      },
    );
  },
);

const NOT_RIGHT = 'This code is not right.';

/** The Host, if the session's Survivor is still who the code was sent to. */
async function provenHost(app: App, session: OtpSession): Promise<HostRecord | undefined> {
  const host = await app.store.hosts.loadWithCustody(session.hostId);
  const survivor = host?.survivors.find(({ id }) => id === session.survivor);
  const key = host?.custody.keys.get(session.survivor);
  return survivor && key && contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts) === session.contactsHash ? host : undefined;
}

async function startOrJoin(app: App, loaded: LoadedMatter, survivor: string, used: SingleChange, requestId: string): Promise<Reply> {
  const ids = await wireIds(app);
  const running = loaded.matter.transfer;
  if (running && isRunning(running)) {
    const key = `transfer/${running.id}/joined/${requestId}`;
    const step = joinProven(loaded.matter, survivor, instant(app.now()));
    const effects = [
      ...step.effects,
      ...tellSurvivors([survivor], 'transfer-started-survivor', key, { transferId: running.id }),
      ...(await retried(app, running, key)),
    ];
    const [outages] = await Promise.all([
      app.store.serviceClock.outages(app.now()),
      commitMatter(app, loaded, { ...step, effects }, { singles: [used], requestId }),
    ]);
    return started(app, loaded, survivor, ids.transfer(running.id), step.next.transfer ?? running, outages);
  }
  const id = app.newId();
  const step = startTransfer(loaded.matter, { id, survivor, proven: true }, loaded.around, instant(app.now()));
  const wireId = ids.transfer(id);
  const pointer: SingleChange = { key: transferPointerKey(wireId), version: 0, data: { transferId: id, hostId: loaded.host.id } };
  await commitMatter(app, loaded, step, {
    singles: [used, pointer],
    requestId,
    audit: [{ event: 'transfer_started', facts: { transfer: id, survivor, proven: true } }],
  });
  return started(app, loaded, survivor, wireId, step.next.transfer, []);
}

/** A failed opening is tried at once when somebody stands at the door, once an hour at most. */
async function retried(app: App, { id, status }: Transfer, key: string): Promise<Effect[]> {
  if (status !== 'failed') return [];
  const admission = await app.store.counters.admit('retry-opening', id, 1, 3600, app.now());
  return admission.admitted ? [{ kind: 'retry-opening', key: `${key}/retry`, transferId: id }] : [];
}

function started(app: App, { host }: LoadedMatter, survivor: string, wireId: string, transfer: Transfer, outages: readonly Outage[]): Reply {
  return ok({
    verified: true,
    will_id: host.profile.willId,
    survivor_name: host.survivors.find(({ id }) => id === survivor)?.name ?? '',
    ...startObject(transfer, wireId, outages),
    message: `The transfer is running. We are sending you a message with your personal link. ${stateOf(transfer, outages, instant(app.now()))}`,
  });
}

function stateOf(transfer: Transfer, outages: readonly Outage[], now: Instant): string {
  if (transfer.status === 'accessible') return 'The documents can be read now.';
  if (transfer.status === 'failed') return 'The documents cannot be read at the moment. We try again every day.';
  return sayOpening(openingAhead(transfer, outages, now), ANYBODY);
}

function wrong(attemptsRemaining: number, message: string): Reply {
  return ok({ verified: false, attempts_remaining: attemptsRemaining, message });
}
