import * as z from 'zod';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { admitCounted } from '#http/throttle.ts';
import { typed } from '#net/typed-shape.ts';
import { type PrintedCode, recordPaperConfirmed } from '#paper/confirm-paper.ts';
import { paperConfirmed } from '#survivors/wire/replies.ts';
import { findSurvivor } from '#transfers/find-survivor.ts';

const Body = z.object({ backup_code: typed(z.string().max(100)) });

const RIGHT = 'The paper is the newest one, and it can be read. Put it into a sealed envelope and hand it over.';
const WRONG = 'This is not a code of the newest paper. Please read it again, or make a new paper. The codes on the paper were not used up.';

/** A person with a stolen session must not find out codes here. The counter is a separate one: no Survivor's own attempts are used. */
const ATTEMPTS = { limit: 10, windowSeconds: 3600 };

/** POST /api/survivors/<id>/confirm-paper: the Host types in one code from the paper that they have printed. No code is used up. */
export const handler = hostEndpoint(
  routes['survivors/confirm-paper'],
  { body: Body, reply: paperConfirmed },
  async ({ app, body, host, id, requestId }) => {
    const survivor = await findSurvivor(app, host, id);
    assertNotRecovered(host);
    await admitCounted(app, 'printed-code', survivor.id, ATTEMPTS);
    const order: PrintedCode = { by: 'printed-code', hostId: host.id, survivorId: survivor.id, backupCode: body.backup_code };
    const isRight = await app.workers.call('release-share', order);
    if (isRight !== true) return ok({ confirmed: false, paper_confirmed_at: null, message: WRONG });
    return ok({ confirmed: true, paper_confirmed_at: await recordPaperConfirmed(app, host, survivor, requestId), message: RIGHT });
  },
);
