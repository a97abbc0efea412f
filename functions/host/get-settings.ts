import { settingsObject } from '#accounts/wire/account-objects.ts';
import { settingsReply } from '#accounts/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/host/settings: how the Host wants to be asked, and how long it takes at worst. */
export const handler = hostEndpoint(routes['host/get-settings'], { reply: settingsReply }, async ({ host }) => ok(settingsObject(host)));
