import * as z from 'zod';
import { beginEnrolment } from '#factors/enrol-factor.ts';
import { enrolmentBegun } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { TypedPassword } from '#http/fields.ts';
import { ok } from '#http/reply.ts';

const Body = z.object({ kind: z.enum(['passkey', 'totp'], 'kind must be passkey or totp.'), password: TypedPassword });

/** POST /api/auth/factors/begin: what the Host's device needs for a new passkey or authenticator app. Changes nothing. Refused after an unconfirmed reset. */
export const handler = hostEndpoint(routes['auth/factors/begin'], { body: Body, reply: enrolmentBegun }, async ({ app, body, host, sessionId }) => {
  const { challenge, passkey, setup } = await beginEnrolment(app, host, { ...body, sessionId });
  return ok({ enrolment: challenge.token, expires_at: challenge.until, totp: setup, passkey });
});
