import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { findRehearsal } from '#rehearsals/start-rehearsal.ts';
import { rehearsalObject } from '#rehearsals/wire/rehearsal-object.ts';
import { rehearsalReply } from '#rehearsals/wire/replies.ts';

/** GET /api/rehearsals/<id>: who came through, how, and who has not yet. An addition to the specification. */
export const handler = hostEndpoint(routes['rehearsals/get'], { reply: rehearsalReply }, async ({ app, host, id }) =>
  ok(rehearsalObject(findRehearsal(host.rehearsals, id), host, (await wireIds(app)).survivor)),
);
