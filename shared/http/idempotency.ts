import { createHash } from 'node:crypto';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import type { Row } from '#functions/routes.ts';
import type { App } from '#platform/app.ts';
import type { DoneRequest } from '#store/idempotency.ts';
import type { Change } from '#store/unit-of-work.ts';
import { type GatewayEvent, headerOf } from './gateway-event.ts';
import type { Reply } from './reply.ts';

/** One request with an Idempotency-Key, on a row that takes one. */
export interface Idempotent {
  /** The answer that was given before; throws for the same key with another body, or when the answer is not kept. */
  earlier(): Promise<Reply | undefined>;
  /** The App whose first commit also writes down that this request is done. */
  app: App;
  /** Keeps the answer for repetitions, where the row allows. */
  keep(reply: Reply): Promise<void>;
}

/** Undefined where the row or the client asks for nothing of the kind. */
export function idempotent(app: App, row: Row, event: GatewayEvent, scope: string, body: unknown): Idempotent | undefined {
  const key = row.idempotent && headerOf(event, 'idempotency-key');
  if (!key) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('validation_failed', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? headerOf(event, 'content-length') ?? ''))
    .digest('hex');
  const done: DoneRequest = { bodyHash, doneAt: instant(app.now()), reply: null, id: null };
  const { doneRequests } = app.store;
  let written = false;
  const commit = (change: Change): Promise<void> => {
    if (written) return app.store.commit(change);
    const noted = { ...change, singles: [...(change.singles ?? []), doneRequests.change(scope, key, done, true)] };
    return app.store.commit(noted).then(() => {
      written = true;
    });
  };
  return {
    earlier: async () => answerOf(await doneRequests.get(scope, key), bodyHash),
    app: { ...app, store: { ...app.store, commit } },
    keep: async (reply) => {
      const kept = row.idempotent === 'reply' ? { reply: { status: reply.status, body: reply.body } } : { id: idOf(reply.body) };
      await app.store.commit({ hostId: scope, at: done.doneAt, singles: [doneRequests.change(scope, key, { ...done, ...kept }, false)] });
    },
  };
}

function answerOf(done: DoneRequest | undefined, bodyHash: string): Reply | undefined {
  if (!done) return undefined;
  if (done.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused');
  if (done.reply) return done.reply;
  const details = done.id ? [{ path: 'id', message: done.id }] : [];
  throw new Refusal('already_done', undefined, details);
}

function idOf(body: unknown): string | null {
  return body !== null && typeof body === 'object' && 'id' in body && typeof body.id === 'string' ? body.id : null;
}
