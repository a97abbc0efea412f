import { publishedKey } from '#custody/evidence.ts';
import { keyObject } from '#evidence/wire/evidence-object.ts';
import { evidenceKeys } from '#evidence/wire/evidence-replies.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/transfer/evidence-keys: the public keys with which anyone can check a statement. */
export const handler = endpoint(
  routes['transfer/evidence-keys'],
  { reply: evidenceKeys, load: async ({ app }) => ({ raw: await app.evidenceKey.publicKey() }) },
  async ({ raw }) => ok({ keys: [keyObject(publishedKey(raw))] }),
);
