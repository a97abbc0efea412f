import * as z from 'zod';
import { tellSurvivors } from '#domain/effect.ts';
import { ANYBODY } from '#domain/moment.ts';
import { sayOpening, upcomingOpening } from '#domain/opening.ts';
import { Refusal } from '#domain/refusal.ts';
import { isSameName } from '#domain/survivor.ts';
import { between, DAY, type Instant, instant, SECOND } from '#domain/time.ts';
import { nextNamedStart, startTransfer } from '#domain/will.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { transferBegun } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { Throttled } from '#http/throttle.ts';
import { startObject } from '#http/wire.ts';
import type { App } from '#platform/app.ts';
import { transferPointerKey } from '#store/keys.ts';
import { wireIds } from '#workflows/messages/links.ts';
import { commitStep, type LoadedWill, loadWillState } from '#workflows/will-state.ts';

const Body = z.object({
  will_id: Uuid('will_id'),
  survivor_name: z.string('survivor_name is required.').min(1, 'survivor_name is required.').max(200),
});

/** POST /api/transfer/initiate: a Survivor starts the transfer; the Host gets 48 hours to stop it. */
export const handler = endpoint(
  routes['transfer/initiate'],
  {
    body: Body,
    reply: transferBegun,
    load: async ({ app, body }) => {
      const hostId = await app.store.hosts.idOfWill(body.will_id);
      return { host: hostId ? await app.store.hosts.load(hostId) : undefined };
    },
  },
  async ({ app, body, host, requestId }) => {
    // One answer for a wrong will and a wrong name: nobody learns which wills exist.
    const survivor = host?.survivors.find(({ id, name }) => isSameName(name, body.survivor_name) && host.will?.sealed.survivors.includes(id));
    const loaded = host && survivor && (await loadWillState(app, host));
    if (!loaded || !survivor) throw new Refusal('will_or_survivor_not_found');
    const running = loaded.state.transfer;
    const isAgain = running?.status === 'stalled';
    if (running && !isAgain) await sendLinkAgain(app, loaded, survivor.id, running.id);
    if (!running) assertNotTooSoon(loaded.state, instant(app.now()));
    const id = isAgain ? running.id : app.newId();
    const now = instant(app.now());
    const step = startTransfer(loaded.state, { id, survivor: survivor.id, proven: false }, loaded.context, now);
    const wireId = (await wireIds(app)).transfer(id);
    await commitStep(app, loaded, step, {
      singles: isAgain ? [] : [{ key: transferPointerKey(wireId), version: 0, data: { transferId: id, hostId: loaded.host.id } }],
      requestId,
      audit: [{ event: 'transfer_started', facts: { transfer: id, survivor: survivor.id, proven: false } }],
    });
    const { transfer: begun } = step.next;
    return ok({
      ...startObject(begun, wireId, []),
      status: 'initiated',
      message: `${isAgain ? STARTED_AGAIN : STARTED} ${sayOpening(upcomingOpening(begun, [], now), ANYBODY)}`,
    });
  },
);

const STARTED =
  'The transfer has begun. We notify the person whose will this is, who can stop it. We are sending you a message with your personal link.';
const STARTED_AGAIN =
  'The transfer had stalled and was started again. We notify the person whose will this is, who can stop it. ' +
  'Everyone who has confirmed their identity still counts. We are sending you a message with your personal link.';

const TOO_SOON =
  'Too many requests: the last transfer was stopped, and without a proof a new one begins once a day. Please ask for a code ' +
  '(POST /api/transfer/send-otp) to prove that you are named, or try again later.';

function assertNotTooSoon({ will }: LoadedWill['state'], now: Instant): void {
  const next = nextNamedStart(will, now);
  if (next) throw new Throttled(1, DAY / SECOND, Math.ceil(between(now, next) / SECOND), TOO_SOON);
}

/** Once an hour; whoever knows the will and a name must not fill somebody's mailbox. */
async function sendLinkAgain(app: App, { host }: LoadedWill, survivor: string, transferId: string): Promise<void> {
  const admission = await app.store.counters.admit('link-again', survivor, 1, 3600, app.now());
  if (!admission.admitted) return;
  const at = instant(app.now());
  await app.store.commit({
    hostId: host.id,
    at,
    effects: tellSurvivors([survivor], 'transfer-started-survivor', `transfer/${transferId}/link/${at}`, { transferId }),
  });
}
