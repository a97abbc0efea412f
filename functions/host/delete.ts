import { changeCounter } from '#accounts/wire/change-quota.ts';
import { orderDeletion } from '#deletion/request-deletion.ts';
import { DeletionBody } from '#deletion/wire/deletion-fields.ts';
import { deletionObject } from '#deletion/wire/deletion-object.ts';
import { deletionAccepted } from '#deletion/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { accepted } from '#http/reply.ts';

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
