import { changeCounter } from '#accounts/wire/change-quota.ts';
import { orderDeletion } from '#deletion/request-deletion.ts';
import { DeletionBody } from '#deletion/wire/deletion-fields.ts';
import { deletionObject } from '#deletion/wire/deletion-object.ts';
import { deletionAccepted } from '#deletion/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { accepted } from '#http/reply.ts';

/** DELETE /api/will: deletes the sealed will in 30 days, and keeps the account. Until then one click of the Host undoes it. */
export const handler = hostEndpoint(
  routes['will/delete'],
  { body: DeletionBody, reply: deletionAccepted },
  async ({ app, body, event, host, requestId }) => {
    const deletion = await orderDeletion(app, host, { of: 'will', ...body, requestId }, changeCounter({ app, event, host }));
    const message = 'Your will will be deleted in 30 days. We have notified your Survivors. Until then you can undo it.';
    return accepted({ ...deletionObject(deletion), message });
  },
);
