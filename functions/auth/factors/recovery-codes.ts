import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { replaceRecoveryCodes } from '#factors/recovery-codes.ts';
import { recoveryCodesReply } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { TypedPassword } from '#http/fields.ts';
import { ok } from '#http/reply.ts';

const Body = z.object({ password: TypedPassword });

/** POST /api/auth/factors/recovery-codes: ten new recovery codes, shown once. The earlier ones stop working. */
export const handler = hostEndpoint(
  routes['auth/factors/recovery-codes'],
  { body: Body, reply: recoveryCodesReply },
  async ({ app, body: { password }, event, host, sessionId, requestId }) =>
    ok({ recovery_codes: await replaceRecoveryCodes(app, host, { password, sessionId, requestId }, changeCounter({ app, event, host })) }),
);
