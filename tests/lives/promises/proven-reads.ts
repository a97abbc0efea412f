import type { Kept, Replied } from '#tests/lives/life.ts';

/** Where a Survivor has authenticated, by their two ids. */
interface Proof {
  address: string;
  at: number;
}

const FIFTEEN_MINUTES = 15 * 60_000;
const PROVES = new Set(['POST /api/survivor-auth/verify-otp', 'POST /api/transfer/verify-and-initiate']);

export const provenReads: Kept<Record<string, Proof>> = {
  name: 'proven-reads',
  sentence: 'Authenticating again always helps, with a code or a backup code, also one used in this transfer.',
  source: 'docs/threat-model.md',
  begin: () => ({}),
  onEvent(proofs, event) {
    if (event.kind !== 'reply') return undefined;
    if (PROVES.has(event.operation)) learn(proofs, event);
    return event.operation === 'GET /api/survivor-auth/will-access' ? problem(proofs, event) : undefined;
  },
};

/** A proof counts for the person who gives it: their own client knows for whom it is. */
function learn(proofs: Record<string, Proof>, { by, asking, reply, at }: Replied): void {
  if (reply.status !== 200 || reply.body.verified !== true) return;
  const { require_session } = asking.json as { require_session?: boolean };
  if (require_session === true) delete proofs[by.name];
  else proofs[by.name] = { address: by.address, at };
}

function problem(proofs: Record<string, Proof>, { by, asking, reply, sentAt }: Replied): string | undefined {
  // A session that anyone sends may be that of any Survivor, and sets the demand.
  if (asking.token !== undefined) for (const name of Object.keys(proofs)) delete proofs[name];
  const proof = proofs[by.name];
  if (by.role !== 'survivor' || !proof || proof.address !== by.address || sentAt - proof.at >= FIFTEEN_MINUTES) return undefined;
  const isRefused = reply.status === 403 && reply.body.code === 'session_required';
  return isRefused
    ? `${by.name} has authenticated ${Math.round((sentAt - proof.at) / 1000)} s ago at this address, and was asked for a session.`
    : undefined;
}
