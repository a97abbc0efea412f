import * as z from 'zod';
import { tellSurvivors } from '#domain/effect.ts';
import { instant } from '#domain/time.ts';
import { endpoint } from '#http/endpoint.ts';
import { ContactMethod, Email } from '#http/fields.ts';
import { helpPromised } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { countedAs, findHost, survivorAt } from '#workflows/find-survivor.ts';

const Body = z.object({ host_email: Email, contact: ContactMethod });
const MESSAGES_A_DAY = 3;
const DAY_SECONDS = 86_400;

/** POST /api/transfer/lookup: a Survivor who has lost their paper; the answer is the same whatever we know, help comes by message. */
export const handler = endpoint(
  'transfer/lookup',
  { body: Body, reply: helpPromised, load: async ({ app, body }) => ({ host: await findHost(app, body) }) },
  async ({ app, body, host, requestId }) => {
    const counted = await app.store.counters.admit('lookup', await countedAs(app, body, body.contact), MESSAGES_A_DAY, DAY_SECONDS, app.now());
    const survivor = survivorAt(host, body.contact)?.survivor;
    if (host && survivor && counted.admitted) {
      const effects = tellSurvivors(
        [survivor.id],
        'where-to-start',
        `lookup/${requestId}`,
        host.will?.transferId ? { transferId: host.will.transferId } : {},
      );
      await app.store.commit({
        hostId: host.id,
        at: instant(app.now()),
        requestId,
        effects,
        audit: [{ event: 'looked_up', facts: { survivor: survivor.id } }],
      });
    }
    return ok({
      message: 'If somebody with this e-mail address has named you at this contact, we have just sent you a message that says what to do.',
    });
  },
);
