import type { Replied } from '#tests/lives/life.ts';
import { sealedAsAnswered } from './sealings-seen.ts';

/** What everybody could see of a transfer. Times are epoch milliseconds. */
export interface SeenTransfer {
  startedAt: number;
  /** The latest time of opening that was announced. */
  opensAt?: number;
  /** How many proofs it needs: the threshold of the sealing at its start, the lower one if a sealing was under way. */
  threshold: number;
  /** The Survivors whose proof was accepted, by id. */
  proven: string[];
  /** When a reply first showed that it was stopped. */
  stoppedAt?: number;
  /** The end of the access window, as it was announced last. */
  closesAt?: number;
}

export interface TransfersSeen {
  threshold: number;
  transfers: Record<string, SeenTransfer>;
  /** For whom each one-time code was sent, by its session. */
  codes: Record<string, { transfer: string; survivor: string }>;
  /** For whom each download link was made, by its token. */
  links: Record<string, { transfer: string; survivor: string }>;
}

/** The least threshold that there is. */
const LEAST = 2;

export const noTransfers = (): TransfersSeen => ({ threshold: LEAST, transfers: {}, codes: {}, links: {} });

/** Remembers what a reply shows about transfers. */
export function learnTransfers(seen: TransfersSeen, event: Replied): void {
  learnThreshold(seen, event);
  learnStart(seen, event);
  learnProofs(seen, event);
  learnStops(seen, event);
  learnAccess(seen, event);
}

function learnThreshold(seen: TransfersSeen, event: Replied): void {
  const sealed = sealedAsAnswered(event);
  if (sealed === 'no') return;
  seen.threshold = sealed === 'perhaps' ? LEAST : sealed;
}

const STARTS = ['POST /api/transfer/initiate', 'POST /api/transfer/verify-and-initiate', 'GET /api/transfer/status'];

function learnStart(seen: TransfersSeen, event: Replied): void {
  const {
    operation,
    reply: { status, body },
  } = event;
  if (status !== 200 || !STARTS.includes(operation) || !body.transfer_id) return;
  const transfer = seen.transfers[body.transfer_id] ?? { startedAt: startOf(event), threshold: seen.threshold, proven: [] };
  seen.transfers[body.transfer_id] = transfer;
  if (body.opens_at) transfer.opensAt = Math.max(transfer.opensAt ?? 0, Date.parse(body.opens_at));
}

/** Anyone but the one who starts a transfer knows its start from the deadline. */
function startOf({ operation, reply: { body }, sentAt }: Replied): number {
  return operation === 'POST /api/transfer/initiate' ? sentAt : Math.min(sentAt, Date.parse(body.host_cancel_deadline) - 48 * 3_600_000);
}

function learnProofs(seen: TransfersSeen, { operation, asking, reply: { status, body } }: Replied): void {
  if (status !== 200) return;
  const asked = (asking.json ?? {}) as Record<string, string>;
  if (operation === 'POST /api/survivor-auth/select') {
    seen.codes[body.otp_session_id] = { transfer: asked['transfer_id'] ?? '', survivor: asked['survivor_id'] ?? '' };
  }
  const isProof =
    operation === 'POST /api/survivor-auth/verify-otp' || (operation === 'POST /api/transfer/verify-and-initiate' && body.threshold_progress);
  if (!isProof || body.verified !== true) return;
  const code = seen.codes[asked['otp_session_id'] ?? ''];
  const proven = seen.transfers[body.transfer_id ?? code?.transfer ?? asked['transfer_id'] ?? '']?.proven;
  const survivor = code?.survivor ?? asked['survivor_id'] ?? '';
  if (proven && !proven.includes(survivor)) proven.push(survivor);
}

const STOPS = ['POST /api/transfer/cancel', 'POST /api/transfer/stop', 'POST /api/liveness/alive'];

/** A signed-in sign of life, a stop and the stop card end every transfer that runs. */
function learnStops(seen: TransfersSeen, { operation, reply: { status }, sentAt, at }: Replied): void {
  if (status !== 200 || !STOPS.includes(operation)) return;
  for (const transfer of Object.values(seen.transfers)) if (transfer.startedAt < sentAt) transfer.stoppedAt ??= at;
}

function learnAccess(seen: TransfersSeen, { operation, path, reply: { status, body } }: Replied): void {
  if (status !== 200 || operation !== 'GET /api/survivor-auth/will-access') return;
  const query = new URL(path, 'http://api.world').searchParams;
  const of = { transfer: query.get('transfer_id') ?? '', survivor: query.get('survivor_id') ?? '' };
  const transfer = seen.transfers[of.transfer];
  if (transfer) transfer.closesAt = Math.max(transfer.closesAt ?? 0, Date.parse(body.access_expires_at));
  for (const { download_url } of [...body.documents, ...body.archives]) seen.links[tokenOf(download_url)] = of;
}

const tokenOf = (path: string): string => new URL(path, 'http://api.world').searchParams.get('token') ?? '';

/** Whose content a reply has: a message with a list of documents, a document or an archive. Undefined if it has none. */
export function contentOf(
  seen: TransfersSeen,
  { operation, path, reply: { status } }: Replied,
): { transfer: string; survivor: string; isMessage: boolean } | undefined {
  if (status !== 200 && status !== 206) return undefined;
  if (operation === 'GET /api/survivor-auth/will-access') {
    const query = new URL(path, 'http://api.world').searchParams;
    return { transfer: query.get('transfer_id') ?? '', survivor: query.get('survivor_id') ?? '', isMessage: true };
  }
  if (operation !== 'GET /api/survivor-auth/download' && operation !== 'GET /api/survivor-auth/archive') return undefined;
  const link = seen.links[tokenOf(path)];
  return { transfer: link?.transfer ?? '', survivor: link?.survivor ?? '', isMessage: false };
}
