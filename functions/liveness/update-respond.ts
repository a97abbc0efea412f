import * as z from 'zod';
import { REFUSALS, Refusal } from '#domain/refusal.ts';
import { endpoint } from '#http/endpoint.ts';
import { isForm } from '#http/form.ts';
import { page } from '#http/page.ts';
import { answered } from '#http/replies/liveness.ts';
import { ok } from '#http/reply.ts';
import { type Done, judgeAnswer, performAnswer, verdictOn } from '#workflows/answer.ts';
import { outcome } from '#workflows/answer-words.ts';
import { nextCheckDue } from '#workflows/next-check.ts';

const Body = z.object({
  token: z.string('The token of the link is required.').max(500),
  reset: z
    .enum(['mine', 'not_mine'], 'reset must be mine or not_mine.')
    .optional()
    .describe('What the Host says about a password reset by e-mail that is not confirmed yet. Without it the answer is a sign of life only.'),
  reset_at: z.string().max(40).optional().describe('With `mine`: the time of the reset that the page showed, so that no later one is confirmed.'),
});

/** POST /api/liveness/respond: the Host answers with a link out of a message, and says whether they reset the password. A link that was used answers kindly and does nothing. */
export const handler = endpoint(
  'liveness/update-respond',
  { body: Body, form: true, reply: answered, load: async ({ app, body }) => ({ verdict: await judgeAnswer(app, body.token) }) },
  async ({ app, body, verdict: judged, event, requestId }) => {
    const reset = body.reset && { said: body.reset, shownAt: body.reset_at };
    const verdict = verdictOn(judged, reset);
    const done: Partial<Done> = verdict.does === 'nothing' ? {} : await performAnswer(app, verdict, { requestId, reset });
    const words = outcome(verdict, done);
    if (isForm(event)) return page(verdict.does === 'nothing' ? REFUSALS[verdict.why][0] : 200, words);
    if (verdict.does === 'nothing') throw new Refusal(verdict.why, words.sentences.join(' '));
    return ok({
      confirmed: true,
      next_check_due: await nextCheckDue(app, done.liveness, verdict.answer.host.settings),
      message: words.sentences.join(' '),
      ...(done.reset && { reset: done.reset.outcome }),
    });
  },
);
