import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { changeCounter } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { survivorReply } from '#http/replies/survivors.ts';
import { ok } from '#http/reply.ts';
import { SurvivorUpdate, survivorChanges } from '#http/survivor-fields.ts';
import { survivorObject } from '#http/wire.ts';
import { findSurvivor } from '#workflows/opening/find-survivor.ts';
import { updateSurvivor } from '#workflows/sealing/update-survivor.ts';

/** PUT /api/survivors/<id>: what is not sent stays. Another name, other contacts or another message go through the worker that may unwrap the Survivor's key. */
export const handler = hostEndpoint(
  routes['survivors/update'],
  { body: SurvivorUpdate, reply: survivorReply },
  async ({ app, body, event, host, id, requestId }) => {
    const survivor = await findSurvivor(app, host, id);
    const update = { fields: survivorChanges(body, survivor), message: body.personal_message };
    const next = await updateSurvivor(app, host, survivor, update, { requestId, admit: changeCounter({ app, event, host }) });
    return ok(survivorObject(host, next, id, instant(app.now())));
  },
);
