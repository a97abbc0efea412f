import * as z from 'zod';
import { removeLostFactors } from '#factors/remove-factors.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { TypedPassword } from '#http/fields.ts';
import { noContent } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { noBody } from '#http/wire-types.ts';
import { backupCodesField, lentCodesOf, refineLentCodes } from '#paper/wire/lent-codes.ts';

const Body = refineLentCodes(z.object({ password: TypedPassword, backup_codes: backupCodesField }));

/**
 * POST /api/auth/factors/lost: removes every factor of a Host who has lost them and the recovery codes, with backup codes of as many
 * Survivors as the threshold. Every other session ends. No backup code is used up.
 */
export const handler = hostEndpoint(
  routes['auth/factors/lost'],
  { body: Body, reply: noBody },
  async ({ app, body, event, host, sessionId, requestId }) => {
    await removeLostFactors(app, host, { password: body.password, codes: lentCodesOf(body), client: clientOf(event), sessionId, requestId });
    return noContent();
  },
);
