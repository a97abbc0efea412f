import type { Kept, Replied, State } from '#tests/lives/life.ts';
import { isReset } from './proofs-seen.ts';

/** How a Survivor has authenticated in one transfer. */
interface Proof {
  /** From which client address, or `perhaps another` if the answer to a proof did not arrive. */
  address: string;
  at: number;
  /** Whether a session was used, or asked for, since then. */
  isDemanded: boolean;
  token?: string;
}

interface Memory {
  /** By the ids of the transfer and of the Survivor. */
  proofs: Record<string, Proof>;
  /** For whom each one-time code was sent, by its session. */
  codes: Record<string, string>;
  /** Since when a person whom only the mailbox has proven may know the ids, epoch milliseconds. */
  exposedAt?: number;
}

const FIFTEEN_MINUTES = 15 * 60_000;
const PROVES = ['POST /api/survivor-auth/verify-otp', 'POST /api/transfer/verify-and-initiate'];
/** What can show that the one who has seen the ids was the Host. */
const LIFTS = ['POST /api/liveness/respond', 'POST /api/auth/step-up/prove', 'POST /api/auth/passkeys/verify'];

export const idsAlone: Kept<Memory> = {
  name: 'ids-alone',
  sentence:
    'The two numbers of a Survivor read only from the client address from which this Survivor has authenticated last in this transfer, and while ids are exposed for 15 minutes. The first session counts, also in a request that is refused.',
  source: 'docs/threat-model.md, docs/adr/0068',
  begin: () => ({ proofs: {}, codes: {} }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply') return undefined;
    const problem = event.operation === 'GET /api/survivor-auth/will-access' ? readingProblem(memory, event) : undefined;
    learn(memory, event, state);
    return problem;
  },
};

type Json = Record<string, string | undefined> & { require_session?: boolean; backup_codes?: unknown[] };

function learn(memory: Memory, event: Replied, state: State): void {
  const { operation, asking, reply, at } = event;
  const json = (asking.json ?? {}) as Json;
  const isAccepted = reply.status < 300;
  if (operation === 'POST /api/survivor-auth/select' && isAccepted)
    memory.codes[reply.body.otp_session_id] = `${json['transfer_id']} ${json['survivor_id']}`;
  if (PROVES.includes(operation)) learnProof(memory, event, json);
  if (isAccepted && LIFTS.includes(operation)) delete memory.exposedAt;
  if (!isAccepted || !isReset(event, state)) return;
  if (json.backup_codes) delete memory.exposedAt;
  else if (state.host.isSealed) memory.exposedAt ??= at;
}

function learnProof({ proofs, codes }: Memory, { by, reply, at, sentAt }: Replied, json: Json): void {
  const code = codes[json['otp_session_id'] ?? ''];
  const key = code ?? `${reply.body?.transfer_id ?? json['transfer_id']} ${json['survivor_id']}`;
  const before = proofs[key];
  if (reply.status >= 500) {
    if (before) before.address = 'perhaps another';
    return;
  }
  if (reply.status !== 200 || reply.body.verified !== true) return;
  // No one knows which of two at the same moment was the last one.
  const isClear = before === undefined || before.at < sentAt || before.address === by.address;
  const token = reply.body.session_token ?? before?.token;
  proofs[key] = { address: isClear ? by.address : 'perhaps another', at, isDemanded: json.require_session === true, ...(token && { token }) };
}

function readingProblem({ proofs, exposedAt }: Memory, { by, path, asking, reply, sentAt }: Replied): string | undefined {
  const query = new URL(path, 'http://api.world').searchParams;
  const proof = proofs[`${query.get('transfer_id')} ${query.get('survivor_id')}`];
  const isWithSession = asking.token !== undefined && asking.token === proof?.token;
  if (isWithSession && proof && reply.status !== 401 && reply.status < 500) proof.isDemanded = true;
  // A session may be one whose answer did not arrive.
  if (reply.status !== 200 || isWithSession || (asking.token !== undefined && !asking.token.startsWith('ey'))) return undefined;
  if (!proof) return `${by.name} read with the ids of a Survivor who has not authenticated.`;
  if (proof.address === 'perhaps another') return undefined;
  if (proof.address !== by.address) return `${by.name} read with two ids at ${by.address}, where this Survivor has not authenticated.`;
  const seconds = Math.round((sentAt - proof.at) / 1000);
  if (proof.isDemanded && sentAt > proof.at) return `${by.name} read with two ids, although a session was used or asked for since the proof.`;
  const isExposed = exposedAt !== undefined && exposedAt < sentAt && sentAt - proof.at > FIFTEEN_MINUTES;
  return isExposed ? `${by.name} read with two ids that a reset has exposed, ${seconds} seconds after the proof.` : undefined;
}
