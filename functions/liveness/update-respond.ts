import * as z from 'zod';
import { checkAnswer, checkChoice } from '#answers/check-answer.ts';
import { describeOutcome, languageOfPage } from '#answers/describe-answer.ts';
import { requestFreshLink } from '#answers/fresh-link.ts';
import { type AnswerOutcome, performAnswer } from '#answers/perform-answer.ts';
import { answerWords } from '#answers/words.ts';
import { acceptedLanguages } from '#common/language.ts';
import { REFUSALS, Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { isForm } from '#http/form.ts';
import { headerOf } from '#http/gateway.ts';
import { renderPage } from '#http/page.ts';
import { ok } from '#http/reply.ts';
import { computeNextCheckDue } from '#liveness/next-check.ts';
import { answerRecorded } from '#liveness/wire/replies.ts';
import { letterheadOf } from '#messages/rules/letter.ts';

const Body = z.object({
  token: z.string().max(500),
  reset: z
    .enum(['mine', 'not_mine', 'rejected'], 'reset must be mine, not_mine or rejected.')
    .optional()
    .describe('What the Host says about a password reset by e-mail that is not confirmed yet. Without it the answer is a sign of life only.'),
  fresh_link: z
    .literal('yes', 'fresh_link may only be yes.')
    .optional()
    .describe('For a link that has expired: sends a fresh one over the same channel, if something waits for an answer. It is no answer itself.'),
  remove_starter: z
    .literal('yes', 'remove_starter may only be yes.')
    .optional()
    .describe(
      'With the link of a stop: also records the wish to remove the Survivor who proved that they started the transfer. A link removes no one: the signed-in Host confirms it.',
    ),
  reset_at: z
    .string()
    .max(40)
    .optional()
    .describe('With `mine` and `rejected`: the time of the reset or denial that the page showed, so that no later one is confirmed.'),
});

/**
 * POST /api/liveness/respond: the Host answers with a link out of a message, and says whether they reset the password. A link that was
 * used answers kindly and does nothing. A form gets a page in the reader's language, JSON gets English.
 */
export const handler = endpoint(
  routes['liveness/update-respond'],
  {
    body: Body,
    form: true,
    reply: answerRecorded,
    load: async ({ app, body }) => ({ verdict: await checkAnswer(app, body.token) }),
    isAgain: ({ verdict }) => verdict.does !== 'nothing',
  },
  async ({ app, body, verdict: offered, event, requestId }) => {
    const isPage = isForm(event);
    const language = isPage ? languageOfPage(offered, acceptedLanguages(headerOf(event, 'accept-language'))) : 'en';
    const head = { language, ...letterheadOf(app) };
    if (body.fresh_link && (offered.does !== 'nothing' || offered.stale)) {
      const words = await requestFreshLink(app, offered, answerWords(language), requestId);
      return isPage ? renderPage(200, { ...head, ...words }) : ok({ confirmed: false, next_check_due: null, message: words.sentences.join(' ') });
    }
    const reset = body.reset && { said: body.reset, shownAt: body.reset_at };
    const verdict = checkChoice(offered, reset);
    const done: Partial<AnswerOutcome> =
      verdict.does === 'nothing' ? {} : await performAnswer(app, verdict, { requestId, reset, removeStarter: body.remove_starter === 'yes' });
    const next = verdict.does === 'nothing' ? null : await computeNextCheckDue(app, done.liveness, verdict.answer.host);
    const words = describeOutcome(verdict, language, done, isPage ? next : null);
    if (isPage) return renderPage(verdict.does === 'nothing' ? REFUSALS[verdict.why][0] : 200, { ...head, ...words });
    if (verdict.does === 'nothing') throw new Refusal(verdict.why, words.sentences.join(' '));
    return ok({
      confirmed: true,
      next_check_due: next,
      message: words.sentences.join(' '),
      ...(done.reset && { reset: done.reset.outcome }),
    });
  },
);
