import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { keyedHash } from '#custody/keyed-hash.ts';
import { openBytes, sealBytes } from '#custody/sealed-bytes.ts';
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
  const pathId = id || null;
  let hashing: Promise<Hashes> | undefined;
  const hashes = () => {
    hashing ??= hash(app, { scope, key, asked });
    return hashing;
  };
  const note = async (answer: Answer = { id: pathId }): Promise<CompletionNote> => {
    const { bodyHash, secret } = await hashes();
    return { scope, key, done: { bodyHash, doneAt: at, answer: sealAnswer(secret, answer) } };
  };
  return {
    earlier: async () => answerOf(await completedRequests.get(scope, key), await hashes()),
    app: notedOnce(app, note),
    keep: async ({ status, body: replied }) => {
      const done = await note(row.idempotent === 'reply' ? { reply: { status, body: replied } } : { id: idOf(replied) ?? pathId });
      await app.store.commit({ hostId: scope, at, singles: [completedRequests.change(done, false)] });
    },
  };
}

/** What a repetition gets: the reply, or the id of the created thing if the reply contains secrets or is not recorded yet. Else the id in the path. */
type Answer = { reply: { status: number; body: unknown } } | { id: string | null };

interface Hashes {
  bodyHash: string;
  /** The key of the answer, for one caller and one Idempotency-Key. The table has neither this key nor the one that it is made from. */
  secret: Uint8Array;
}

/** The hashes are keyed. A body may contain a password, which anyone who reads the table could guess from a plain hash. */
async function hash(app: App, { scope, key, asked }: { scope: string; key: string; asked: string }): Promise<Hashes> {
  const recordKey = await app.keyring.key('record-key');
  return {
    bodyHash: Buffer.from(keyedHash(recordKey, 'done/1', asked)).toString('hex'),
    secret: keyedHash(recordKey, 'done-answer/1', scope, key),
  };
}

function sealAnswer(secret: Uint8Array, answer: Answer): string {
  return sealBytes(secret, Buffer.from(JSON.stringify(answer))).toString('base64');
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

function answerOf(done: CompletedRequest | undefined, { bodyHash, secret }: Hashes): Reply | undefined {
  if (!done) return undefined;
  if (done.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused');
  // `sealAnswer` has made it, so it has that type.
  const answer = JSON.parse(openBytes(secret, Buffer.from(done.answer, 'base64')).toString('utf8')) as Answer;
  if ('reply' in answer) return answer.reply;
  throw new Refusal('already_done', undefined, answer.id ? [{ path: 'id', message: answer.id }] : []);
}

/** Returns the id of the created thing. If the reply contains none, returns the id in the path. */
function idOf(body: unknown): string | null {
  const named = new Map(Object.entries(body ?? {}));
  const id = named.get('id') ?? named.get('upload_id');
  return typeof id === 'string' ? id : null;
}
