import * as z from 'zod';
import type { ContactMethod as Contact } from '#domain/contact.ts';
import { tellSurvivors } from '#domain/effect.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { ContactMethod } from '#http/contact-fields.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email } from '#http/fields.ts';
import { helpPromised } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import type { HostRecord } from '#store/hosts.ts';
import type { Change } from '#store/unit-of-work.ts';
import { countedAs, hostNamed, survivorAt } from '#workflows/opening/find-survivor.ts';

const Body = z.object({ host_email: Email, contact: ContactMethod });
const MESSAGES_A_DAY = 3;
const DAY_SECONDS = 86_400;

/** POST /api/transfer/lookup: a Survivor who has lost their paper; the answer is the same whatever we know, help comes by message. */
export const handler = endpoint(
  routes['transfer/lookup'],
  { body: Body, reply: helpPromised, load: async ({ app, body }) => ({ hostId: await hostNamed(app, body) }) },
  async ({ app, body, hostId, requestId }) => {
    const counted = await countedAs(app, body, body.contact);
    // The same calls whether there is anybody or not: neither the answer nor its time tells.
    const [{ admitted }, host] = await Promise.all([
      app.store.counters.admit('lookup', counted, MESSAGES_A_DAY, DAY_SECONDS, app.now()),
      app.store.hosts.load(hostId ?? app.newId()),
    ]);
    if (admitted) await app.store.commit({ ...helpFor(host, body.contact, requestId), at: instant(app.now()), requestId });
    return ok({
      message: 'If someone with this e-mail address has named you with this contact, we have just sent you a message that says what to do.',
    });
  },
);

/** The message that says where to start; for nobody one that is dropped when it is to be sent, since there is no such Host. */
function helpFor(host: HostRecord | undefined, contact: Contact, requestId: string): Pick<Change, 'hostId' | 'effects' | 'audit'> {
  const survivor = survivorAt(host, contact)?.survivor;
  const key = `lookup/${requestId}`;
  if (!host || !survivor) return { hostId: NOBODY, effects: tellSurvivors([NOBODY], 'where-to-start', key) };
  const about = host.will?.transferId ? { transferId: host.will.transferId } : {};
  return {
    hostId: host.id,
    effects: tellSurvivors([survivor.id], 'where-to-start', key, about),
    audit: [{ event: 'looked_up', facts: { survivor: survivor.id } }],
  };
}

const NOBODY = 'nobody';
