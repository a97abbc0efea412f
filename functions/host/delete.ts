import { routes } from '#functions/routes.ts';
import { changeCounter } from '#http/change-quota.ts';
import { DeletionBody } from '#http/deletion-fields.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { deletionAccepted } from '#http/replies/deletion.ts';
import { accepted } from '#http/reply.ts';
import { deletionObject } from '#http/wire.ts';
import { orderDeletion } from '#workflows/deletion/request-deletion.ts';

/** DELETE /api/host: deletes the account in 7 days, with a sealed will in 30. Until then one click of the Host undoes it. */
export const handler = hostEndpoint(
  routes['host/delete'],
  { body: DeletionBody, reply: deletionAccepted },
  async ({ app, body, event, host, requestId }) => {
    const deletion = await orderDeletion(app, host, { of: 'account', ...body, requestId }, changeCounter({ app, event, host }));
    const days = host.will ? 'in 30 days. We have notified your Survivors' : 'in 7 days';
    return accepted({ ...deletionObject(deletion), message: `Your account will be deleted ${days}. Until then you can undo it.` });
  },
);
