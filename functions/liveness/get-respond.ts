import * as z from 'zod';
import { REFUSALS } from '#domain/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { renderPage } from '#http/page.ts';
import { answerPage } from '#http/replies/liveness.ts';
import { describeOffer, describeOutcome, FRESH_LINK } from '#workflows/answers/answer-words.ts';
import { checkAnswer } from '#workflows/answers/check-answer.ts';
import type { Button } from '#workflows/answers/reset-words.ts';

const Query = z.object({ token: z.string().max(500).catch('') });

/** GET /api/liveness/respond: says what a link will do, for a person. Mail scanners follow links too, so looking changes nothing. */
export const handler = endpoint(
  routes['liveness/get-respond'],
  { query: Query, reply: answerPage, load: async ({ app, query }) => ({ verdict: await checkAnswer(app, query.token) }) },
  async ({ query, verdict }) => {
    const formOf = ({ label, fields }: Button) => ({ action: 'respond', fields: { token: query.token, ...fields }, button: label });
    if (verdict.does === 'nothing') {
      return renderPage(REFUSALS[verdict.why][0], { ...describeOutcome(verdict), form: verdict.stale ? [formOf(FRESH_LINK.button)] : [] });
    }
    const { buttons, ...words } = describeOffer(verdict);
    return renderPage(200, { ...words, form: buttons.map(formOf) });
  },
);
