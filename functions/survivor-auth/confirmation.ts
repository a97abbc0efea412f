import * as z from 'zod';
import { maskDestination } from '#common/contact.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { loadQuestion, recordedAnswer } from '#survivors/answer-invitation.ts';
import { invitationQuestion } from '#survivors/wire/replies.ts';

const Body = z.object({ token: z.string().max(500) });

/** POST /api/survivor-auth/confirmation: what the link of an invitation asks. Changes nothing. */
export const handler = endpoint(
  routes['survivor-auth/confirmation'],
  { body: Body, reply: invitationQuestion, load: async ({ app, body }) => ({ question: await loadQuestion(app, body.token) }) },
  async ({ question }) => {
    const { survivor, contact } = question.found;
    const { answer, at } = recordedAnswer(question);
    return ok({
      host_name: question.host.profile.displayName,
      survivor_name: survivor.name,
      masked_destination: maskDestination(contact.type, contact.value),
      locale: survivor.locale ?? DEFAULT_READER.locale,
      answer,
      answered_at: at,
      expires_at: question.expiresAt,
    });
  },
);
