import * as z from 'zod';
import { REFUSALS, Refusal } from '#domain/refusal.ts';
import { endpoint } from '#http/endpoint.ts';
import { isForm } from '#http/form.ts';
import { page } from '#http/page.ts';
import { answered } from '#http/replies/liveness.ts';
import { ok } from '#http/reply.ts';
import { judgeAnswer, performAnswer } from '#workflows/answer.ts';
import { outcome } from '#workflows/answer-words.ts';
import { nextCheckDue } from '#workflows/next-check.ts';

const Body = z.object({ token: z.string('The token of the link is required.').max(500) });

/** POST /api/liveness/respond: the Host answers with a link out of a message. A link that was used answers kindly and does nothing. */
export const handler = endpoint(
  'liveness/update-respond',
  { body: Body, form: true, reply: answered, load: async ({ app, body }) => ({ verdict: await judgeAnswer(app, body.token) }) },
  async ({ app, verdict, event, requestId }) => {
    const { liveness, held } = verdict.does === 'nothing' ? {} : await performAnswer(app, verdict, requestId);
    const words = outcome(verdict, held);
    if (isForm(event)) return page(verdict.does === 'nothing' ? REFUSALS[verdict.why][0] : 200, words);
    if (verdict.does === 'nothing') throw new Refusal(verdict.why, words.sentences.join(' '));
    return ok({
      confirmed: true,
      next_check_due: await nextCheckDue(app, liveness, verdict.answer.host.settings),
      message: words.sentences.join(' '),
    });
  },
);
