import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { innerSharesObject } from '#transfers/wire/inner-share.ts';
import { innerSharesReply } from '#transfers/wire/replies.ts';
import { loadSessionReader, readerIds } from '#transfers/wire/session-reader.ts';

/** GET /api/survivor-auth/inner-shares: what the Survivors of an open transfer have passed on to each other. An addition to the specification. */
export const handler = endpoint(
  routes['survivor-auth/get-inner-shares'],
  { query: z.object(readerIds), reply: innerSharesReply, load: ({ app, event, query }) => loadSessionReader(app, event, query) },
  async (reader) => ok(innerSharesObject(reader)),
);
