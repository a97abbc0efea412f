import type { Kept, Replied } from '#tests/lives/life.ts';
import { isOfHost, namesIn } from './accounts.ts';

/** Times are epoch milliseconds. */
interface Memory {
  /** The second factors of the account that we are sure of: no one may have removed them. */
  factors: string[];
  /** When sessions proved a factor. */
  proofs: { session: string; from: number; to: number }[];
  /** Changes that were accepted while there was a factor. */
  changes: { by: string; operation: string; session: string; from: number; to: number }[];
  /** A repeated request with the same key is answered and does nothing. */
  keys: string[];
}

const LONGEST_MS = 10 * 60_000;
const CHANGES =
  /^(POST|PUT|DELETE) \/api\/(survivors|storages|connectors|rehearsals|will|host\/stop-card)|^PUT \/api\/host|^DELETE \/api\/host$|change-password$|recovery-codes$|^GET \/api\/will\/package$/;
/** What a press on a link or a way back does can remove a factor. */
const MAY_REMOVE = /factors\/lost$|reset-password$|liveness\/respond$|review|^DELETE \/api\/auth\/factors/;
const PROVES = ['POST /api/auth/step-up/prove', 'POST /api/auth/passkey/sign-in', 'POST /api/auth/factors'];

export const provenChanges: Kept<Memory> = {
  name: 'proven-changes',
  sentence: 'A Host can add passkeys and authenticator apps. From then on each change needs a proof of this session that is at most ten minutes old.',
  source: 'docs/frontend.md, "Second factor"',
  begin: () => ({ factors: [], proofs: [], changes: [], keys: [] }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply' || (event.reply.status >= 300 && event.reply.status < 500)) return undefined;
    if (MAY_REMOVE.test(event.operation)) memory.factors = [];
    else if (isOfHost(event, state) || event.operation.endsWith('/passkey/sign-in')) learn(memory, event);
    return undefined;
  },
  afterStep(memory, { state }) {
    const [change] = memory.changes.filter((one) => !memory.proofs.some((proof) => isProofOf(proof, one)));
    memory.changes = [];
    return change && state.isTampered !== true ? `${change.by} did ${change.operation} without a proof of the second factor.` : undefined;
  },
};

function learn(memory: Memory, { by, operation, asking, reply: { status, body }, sentAt: from, at: to }: Replied): void {
  const session = namesIn(asking.token ?? body?.access_token).sid ?? '';
  const key = asking.headers?.['idempotency-key'];
  const isRepeated = key !== undefined && memory.keys.includes(key);
  if (key !== undefined && status < 300) memory.keys.push(key);
  if (memory.factors.length > 0 && CHANGES.test(operation) && status < 300 && !isRepeated)
    memory.changes.push({ by: by.name, operation, session, from, to });
  // A proof whose answer was lost counts too.
  if (PROVES.includes(operation)) memory.proofs.push({ session, from, to });
  if (operation === 'POST /api/auth/factors' && status === 201) memory.factors.push(body.id);
}

/** Whether a change can have been made within ten minutes after a proof of the same session. */
const isProofOf = (proof: Memory['proofs'][number], change: Memory['changes'][number]): boolean =>
  proof.session === change.session && proof.from <= change.to && change.from - proof.to <= LONGEST_MS;
