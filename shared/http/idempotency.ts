import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { keyedHash } from '#custody/keyed-hash.ts';
import type { CompletedRequest, CompletionNote } from '#store/completed-requests.ts';
import type { Change } from '#store/unit-of-work.ts';
import { type GatewayEvent, headerOf } from './gateway-event.ts';
import type { Reply } from './reply.ts';
import type { Row } from './route.ts';

/** One request with an Idempotency-Key, on a row that supports it. */
export interface TrackedRequest {
  /** Returns the earlier reply. Throws if the same key came with another body, or if the reply was not stored. */
  earlier(): Promise<Reply | undefined>;
  /** The App whose first commit, here or in the re-share worker, also records that this request is done. */
  app: App;
  /** Stores the reply for repetitions, if the row allows it. */
  keep(reply: Reply): Promise<void>;
}

/** What distinguishes requests: the endpoint and the caller (`scope`), the `<id>` of the path, and the parsed body. */
export interface RequestIdentity {
  scope: string;
  id: string;
  body: unknown;
}

/** Returns undefined if the row does not support an Idempotency-Key, or if the client sent none. */
export function trackRequest(app: App, row: Row, event: GatewayEvent, { scope, id, body }: RequestIdentity): TrackedRequest | undefined {
  const key = row.idempotent && headerOf(event, 'idempotency-key');
  if (!key) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('validation_failed', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
  const asked = JSON.stringify([id, body ?? headerOf(event, 'content-length') ?? '']);
  const at = instant(app.now());
  const { completedRequests } = app.store;
  let noting: Promise<CompletionNote> | undefined;
  const note = () => {
    noting ??= hashed(app, asked).then((bodyHash) => ({ scope, key, done: { bodyHash, doneAt: at, reply: null, id: id || null } }));
    return noting;
  };
  return {
    earlier: async () => answerOf(await completedRequests.get(scope, key), (await note()).done.bodyHash),
    app: notedOnce(app, note),
    keep: async (reply) => {
      const { done } = await note();
      const kept = row.idempotent === 'reply' ? { reply: { status: reply.status, body: reply.body } } : { id: idOf(reply.body) ?? done.id };
      await app.store.commit({ hostId: scope, at, singles: [completedRequests.change({ scope, key, done: { ...done, ...kept } }, false)] });
    },
  };
}

/** Returns a keyed hash. A body may contain a password, which anyone who reads the table could guess from a plain hash. */
async function hashed(app: App, asked: string): Promise<string> {
  return Buffer.from(keyedHash(await app.keyring.key('record-key'), 'done/1', asked)).toString('hex');
}

function notedOnce(app: App, note: () => Promise<CompletionNote>): App {
  let written = false;
  const once = async <T>(plain: () => Promise<T>, noted: (note: CompletionNote) => Promise<T>): Promise<T> => {
    if (written) return plain();
    const result = await noted(await note());
    written = true;
    return result;
  };
  const commit = (change: Change): Promise<void> =>
    once(
      () => app.store.commit(change),
      (note) => app.store.commit({ ...change, singles: [...(change.singles ?? []), app.store.completedRequests.change(note, true)] }),
    );
  // If the worker commits, it writes the note.
  const call: App['workers']['call'] = (name, payload, timeoutMs) =>
    once(
      () => app.workers.call(name, payload, timeoutMs),
      (note) => app.workers.call(name, { ...payload, note }, timeoutMs),
    );
  return { ...app, store: { ...app.store, commit }, workers: { ...app.workers, call } };
}

function answerOf(done: CompletedRequest | undefined, bodyHash: string): Reply | undefined {
  if (!done) return undefined;
  if (done.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused');
  if (done.reply) return done.reply;
  const details = done.id ? [{ path: 'id', message: done.id }] : [];
  throw new Refusal('already_done', undefined, details);
}

/** Returns the id of the created thing. If the reply contains none, returns the id in the path. */
function idOf(body: unknown): string | null {
  const named = new Map(Object.entries(body ?? {}));
  const id = named.get('id') ?? named.get('upload_id');
  return typeof id === 'string' ? id : null;
}
