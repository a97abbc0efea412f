import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { settingsReply } from '#http/replies/account.ts';
import { ok } from '#http/reply.ts';
import { settingsObject } from '#http/wire.ts';

/** GET /api/host/settings: how the Host wants to be asked, and how long it takes at worst. */
export const handler = hostEndpoint(routes['host/get-settings'], { reply: settingsReply }, async ({ host }) => ok(settingsObject(host)));
