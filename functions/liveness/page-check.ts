import { isPageCheckGenuine } from '#answers/page-check.ts';
import { answerWords } from '#answers/words.ts';
import { job } from '#app/job.ts';
import { type GatewayEvent, type GatewayReply, requestIdOf, toGatewayReply } from '#http/gateway.ts';
import { renderPage } from '#http/page.ts';
import { letterheadOf } from '#messages/rules/letter.ts';

/** GET /api/liveness/page-check: the answer page as a Host gets it, for the sweep. The gateway admits no one else, so nothing is counted. */
export const handler = job('page-check', async (app, event: GatewayEvent): Promise<GatewayReply> => {
  const token = event.queryStringParameters?.['token'] ?? '';
  const { button, ...words } = answerWords('en').offers.check;
  const isGenuine = await isPageCheckGenuine(app, token);
  const shown = {
    language: 'en' as const,
    ...letterheadOf(app),
    ...words,
    ...(isGenuine && { form: { action: 'respond', fields: { token }, button } }),
  };
  return toGatewayReply(app, requestIdOf(event), renderPage(isGenuine ? 200 : 404, shown));
});
