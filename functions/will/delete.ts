import { routes } from '#functions/routes.ts';
import { changeCounter } from '#http/change-quota.ts';
import { DeletionBody } from '#http/deletion-fields.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { deletionAccepted } from '#http/replies/deletion.ts';
import { accepted } from '#http/reply.ts';
import { deletionObject } from '#http/wire.ts';
import { orderDeletion } from '#workflows/deletion/request-deletion.ts';

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
