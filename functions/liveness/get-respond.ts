import * as z from 'zod';
import { checkAnswer } from '#answers/check-answer.ts';
import { type Button, describeOffer, describeOutcome, languageOfPage } from '#answers/describe-answer.ts';
import { answerWords } from '#answers/words.ts';
import { acceptedLanguages } from '#common/language.ts';
import { REFUSALS } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { headerOf } from '#http/gateway.ts';
import { renderPage } from '#http/page.ts';
import { answerPage } from '#liveness/wire/replies.ts';
import { dashboardLink } from '#messages/links.ts';
import { letterheadOf } from '#messages/rules/letter.ts';

const Query = z.object({ token: z.string().max(500).catch('') });

/** GET /api/liveness/respond: says what a link will do, for a person, in their language. Mail scanners follow links too, so looking changes nothing. */
export const handler = endpoint(
  routes['liveness/get-respond'],
  { query: Query, reply: answerPage, load: async ({ app, query }) => ({ verdict: await checkAnswer(app, query.token) }) },
  async ({ app, event, query, verdict }) => {
    const language = languageOfPage(verdict, acceptedLanguages(headerOf(event, 'accept-language')));
    const head = { language, ...letterheadOf(app) };
    const formOf = ({ label, fields }: Button) => ({ action: 'respond', fields: { token: query.token, ...fields }, button: label });
    if (verdict.does === 'nothing') {
      const form = verdict.stale ? [formOf({ label: answerWords(language).freshLink.button, fields: { fresh_link: 'yes' } })] : [];
      return renderPage(REFUSALS[verdict.why][0], { ...head, ...describeOutcome(verdict, language), form });
    }
    const { buttons, elsewhere, ...words } = describeOffer(verdict, language);
    const link = elsewhere && { link: { label: elsewhere, to: dashboardLink(app) } };
    return renderPage(200, { ...head, ...words, form: buttons.map(formOf), ...link });
  },
);
