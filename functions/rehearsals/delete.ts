import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { stopRehearsal } from '#rehearsals/start-rehearsal.ts';
import { rehearsalObject } from '#rehearsals/wire/rehearsal-object.ts';
import { rehearsalReply } from '#rehearsals/wire/replies.ts';

/** DELETE /api/rehearsals/<id>: ends it early. One that has ended stays as it is. An addition to the specification. */
export const handler = hostEndpoint(routes['rehearsals/delete'], { reply: rehearsalReply }, async ({ app, host, id, requestId }) =>
  ok(rehearsalObject(await stopRehearsal(app, host, id, requestId), host, (await wireIds(app)).survivor)),
);
