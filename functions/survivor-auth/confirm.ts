import * as z from 'zod';
import { ContactMethod } from '#channels/wire/contact-fields.ts';
import { routes } from '#functions/routes.ts';
import { INVITATION_ANSWERS } from '#hosts/rules/invitation.ts';
import { endpoint } from '#http/endpoint.ts';
import { Locale, Timezone } from '#http/locale-field.ts';
import { ok } from '#http/reply.ts';
import { admitCounted } from '#http/throttle.ts';
import { answerInvitation, type InvitationAnswer, loadQuestion } from '#survivors/answer-invitation.ts';
import { invitationAnswered } from '#survivors/wire/replies.ts';

const Body = z
  .object({
    token: z.string().max(500),
    answer: z.enum(INVITATION_ANSWERS, `answer must be one of ${INVITATION_ANSWERS.join(', ')}.`),
    proposed_contact: ContactMethod.optional().describe('With `wrong_contact`: where the Host could reach this person. The Host decides.'),
    locale: Locale.optional().describe('The language in which we write to this person from now on. Ignored with `not_me`.'),
    timezone: Timezone.optional().describe('The time zone in which this person reads times, of their browser. Ignored with `not_me`.'),
  })
  .refine(({ answer, proposed_contact }) => answer === 'wrong_contact' || proposed_contact === undefined, {
    message: 'Send proposed_contact only with wrong_contact.',
    path: ['proposed_contact'],
  });

/** Anyone with the link could otherwise keep changing the Host's record, so that the Host's own changes would have to wait. */
const ANSWERS = { limit: 10, windowSeconds: 86_400 };

/** POST /api/survivor-auth/confirm: the reader of an invitation answers. The same answer again changes nothing. */
export const handler = endpoint(
  routes['survivor-auth/confirm'],
  { body: Body, reply: invitationAnswered, load: async ({ app, body }) => ({ question: await loadQuestion(app, body.token) }) },
  async ({ app, body, question, requestId }) => {
    const admit = () => admitCounted(app, 'invitation-answers', question.found.id, ANSWERS);
    const given = { answer: body.answer, proposed: body.proposed_contact, locale: body.locale, timezone: body.timezone };
    const { answer, at } = await answerInvitation(app, question, given, { requestId, admit });
    return ok({ answer: answer ?? body.answer, answered_at: at, message: SAID[body.answer] });
  },
);

const SAID: Record<InvitationAnswer['answer'], string> = {
  confirmed: 'Thank you. You are confirmed as a trusted person. You do not need to do anything else now.',
  not_me: 'Thank you. We no longer send notices to this address, and we tell the person who named you.',
  wrong_contact: 'Thank you. We tell the person who named you. They decide whether to change your contact.',
};
