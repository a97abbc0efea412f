import { Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { keyedHash } from '#custody/keyed-hash.ts';
import { openBytes, sealBytes } from '#custody/sealed-bytes.ts';
import { faultFacts } from '#net/log.ts';
import type { CompletedRequest, CompletionNote } from '#store/completed-requests.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { Change } from '#store/unit-of-work.ts';
import { type GatewayEvent, headerOf } from './gateway.ts';
import type { Reply } from './reply.ts';
import { keepsRequests, type Row, takesKey } from './route.ts';

/** One request with an Idempotency-Key, on a row that keeps something. */
export interface TrackedRequest {
  /** Returns the earlier reply. Throws if the same key came with another body, or if the reply was not stored. `isAgain`: there is none that counts. */
  earlier(isAgain: boolean): Promise<Reply | undefined>;
  /** The App whose first commit, here or in the re-share worker, also records that this request is done. */
  app: App;
  /** Stores the reply for repetitions, if the row allows it. Never fails: what was done is answered in any case, and only this request can. */
  keep(reply: Reply): Promise<void>;
  /** Takes the record back after a refusal or a fault: a repetition is a new attempt. Never fails, so that the caller learns why. */
  abandon(): Promise<void>;
}

/** What distinguishes requests: the endpoint and the caller (`scope`), the `<id>` of the path, and the parsed body. */
export interface RequestIdentity {
  scope: string;
  id: string;
  body: unknown;
}

/** Returns undefined if the row keeps nothing, or if the client sent no Idempotency-Key. */
export function trackRequest(app: App, row: Row, event: GatewayEvent, { scope, id, body }: RequestIdentity): TrackedRequest | undefined {
  const key = takesKey(row) && headerOf(event, 'idempotency-key');
  if (!key) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('validation_failed', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
  if (!keepsRequests(row)) return undefined;
  const asked = JSON.stringify([id, body ?? headerOf(event, 'content-length') ?? '']);
  const pathId = id || null;
  let hashing: Promise<Hashes> | undefined;
  const hashes = () => {
    hashing ??= hash(app, { scope, key, asked });
    return hashing;
  };
  let version = 0;
  const note = async (answer: Answer | null = { id: pathId }): Promise<CompletionNote> => {
    const { bodyHash, secret } = await hashes();
    return { scope, key, version, done: { bodyHash, doneAt: instant(app.now()), answer: answer && sealAnswer(secret, answer) } };
  };
  const { completedRequests, commit } = app.store;
  const replace = async (answer: Answer | null): Promise<void> => {
    const single = completedRequests.change(await note(answer));
    await retryUntilCommitted(() => commit({ hostId: scope, at: instant(app.now()), singles: [single] }));
    version += 1;
  };
  const quietly = (replacing: Promise<void>) => replacing.catch((error: unknown) => app.log.warn('request_not_noted', faultFacts(error)));
  const noted = notedOnce(app, note, () => {
    version += 1;
  });
  return {
    earlier: async (isAgain) => {
      const row = await completedRequests.get(scope, key);
      version = row?.version ?? 0;
      return answerOf(row?.data, await hashes(), isAgain);
    },
    app: noted.app,
    keep: async (reply) => {
      const answer = row.keeps === 'id' ? { id: idOf(reply.body) ?? pathId } : asKept(reply);
      if (answer) await quietly(replace(answer));
    },
    abandon: async () => {
      if (noted.takeBack()) await quietly(replace(null));
    },
  };
}

/** What a repetition gets: the reply, or the id of the created thing if the reply contains secrets or is not recorded yet. Else the id in the path. */
type Answer = { reply: Reply } | { id: string | null };

/** A stream cannot be kept, and is of no row that writes but for its refusals. */
function asKept(reply: Reply): Answer | undefined {
  return reply.body instanceof Readable ? undefined : { reply };
}

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

/** `takeBack`: whether the note was written. Then it can be written again. */
function notedOnce(app: App, note: () => Promise<CompletionNote>, hasWritten: () => void): { app: App; takeBack: () => boolean } {
  let written = false;
  const once = async <T>(plain: () => Promise<T>, noted: (note: CompletionNote) => Promise<T>): Promise<T> => {
    if (written) return plain();
    const result = await noted(await note());
    written = true;
    hasWritten();
    return result;
  };
  const commit = (change: Change): Promise<void> =>
    once(
      () => app.store.commit(change),
      (note) => app.store.commit({ ...change, singles: [...(change.singles ?? []), app.store.completedRequests.change(note)] }),
    );
  // The worker that changes Survivors commits, and writes the note. No other one does.
  const call: App['workers']['call'] = (name, payload, timeoutMs) => {
    const plain = () => app.workers.call(name, payload, timeoutMs);
    if (name !== 'reshare' || !('change' in payload)) return plain();
    return once(plain, (note) => app.workers.call(name, { ...payload, note }, timeoutMs));
  };
  const takeBack = () => {
    const wasWritten = written;
    written = false;
    return wasWritten;
  };
  return { app: { ...app, store: { ...app.store, commit }, workers: { ...app.workers, call } }, takeBack };
}

function answerOf(done: CompletedRequest | undefined, { bodyHash, secret }: Hashes, isAgain: boolean): Reply | undefined {
  if (!done?.answer) return undefined;
  if (done.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused');
  if (isAgain) return undefined;
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
