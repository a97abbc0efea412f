import { makeStopCard } from '#accounts/make-stop-card.ts';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { stopCardMade } from '#accounts/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** POST /api/host/stop-card: a card that stops a transfer once, in place of an earlier one. Its code is shown once. An addition to the specification. */
export const handler = hostEndpoint(routes['host/stop-card'], { reply: stopCardMade }, async ({ app, event, host, requestId }) => {
  const { code, madeAt } = await makeStopCard(app, host, requestId, changeCounter({ app, event, host }));
  return ok({ will_id: host.profile.willId, stop_code: code, stop_url: `${app.env.FRONTEND_URL}/stop`, made_at: madeAt });
});
