import { changeCounter } from '#accounts/wire/change-quota.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { created } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { beginRehearsal } from '#rehearsals/start-rehearsal.ts';
import { rehearsalObject } from '#rehearsals/wire/rehearsal-object.ts';
import { rehearsalStarted } from '#rehearsals/wire/replies.ts';

/** POST /api/rehearsals: asks every Survivor to confirm their identity once, as in a transfer. It opens nothing. An addition to the specification. */
export const handler = hostEndpoint(routes['rehearsals/create'], { reply: rehearsalStarted }, async ({ app, event, host, requestId }) => {
  const rehearsal = await beginRehearsal(app, host, requestId, changeCounter({ app, event, host }));
  return created(rehearsalObject(rehearsal, host, (await wireIds(app)).survivor));
});
