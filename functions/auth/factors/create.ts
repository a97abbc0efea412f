import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { enrolFactor } from '#factors/enrol-factor.ts';
import { factorObject } from '#factors/wire/factor-object.ts';
import { NewCredentialField } from '#factors/wire/passkey-fields.ts';
import { factorCreated } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { AppCode, nameLine } from '#http/fields.ts';
import { created } from '#http/reply.ts';

const Body = z
  .object({
    enrolment: z.string().max(200),
    name: nameLine('name', MAX_NAME_CHARACTERS),
    code: AppCode.optional().describe('The code that the app shows now. For an authenticator app.'),
    credential: NewCredentialField.optional(),
  })
  .refine(({ code, credential }) => (code === undefined) !== (credential === undefined), {
    message: 'Please send either the code of the app or the credential of the passkey.',
    path: ['code'],
  });

/** POST /api/auth/factors: adds the passkey or app of an enrolment. The reply to the first one has ten recovery codes, shown once. */
export const handler = hostEndpoint(
  routes['auth/factors/create'],
  { body: Body, reply: factorCreated },
  async ({ app, body, event, host, sessionId, requestId }) => {
    const { factor, codes } = await enrolFactor(app, host, body, { sessionId, requestId }, changeCounter({ app, event, host }));
    return created({ ...factorObject(factor), recovery_codes: codes });
  },
);
