import { changeCounter } from '#accounts/wire/change-quota.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { updateSurvivor } from '#survivors/update-survivor.ts';
import { survivorReply } from '#survivors/wire/replies.ts';
import { messageChange, SurvivorUpdate, survivorChanges } from '#survivors/wire/survivor-fields.ts';
import { survivorObject } from '#survivors/wire/survivor-object.ts';
import { findSurvivor } from '#transfers/find-survivor.ts';

/** PUT /api/survivors/<id>: what is not sent stays. Another name, other contacts or another message go through the worker that may unwrap the Survivor's key. */
export const handler = hostEndpoint(
  routes['survivors/update'],
  { body: SurvivorUpdate, reply: survivorReply },
  async ({ app, body, event, host, id, requestId }) => {
    const survivor = await findSurvivor(app, host, id);
    const update = { fields: survivorChanges(body, survivor), message: messageChange(body) };
    const next = await updateSurvivor(app, host, survivor, update, { requestId, admit: changeCounter({ app, event, host }) });
    return ok(survivorObject(host, next, id, instant(app.now())));
  },
);
